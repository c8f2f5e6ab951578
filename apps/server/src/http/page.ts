/** The built page, cut once at the places where something is inserted; each reply only joins the pieces. */
export interface PageTemplate {
  /** @param first what the script of this page is told before anything else is there. */
  render(nonce: string, settings: unknown, first?: unknown): string;
}

const NONCE = '__CSP_NONCE__';
const SETTINGS = '<!--tredici-settings-->';

export function cutPage(html: string): PageTemplate {
  const withSettings = html.includes(SETTINGS)
    ? html
    : html.replace('</head>', `${SETTINGS}</head>`);
  const pieces = withSettings.replace(SETTINGS, `${NONCE}${SETTINGS}`).split(NONCE);
  return {
    render(nonce, settings, first) {
      const embedded =
        embed('tredici-settings', settings) + (first ? embed('tredici-page', first) : '');
      let page = pieces[0]!;
      for (const piece of pieces.slice(1)) {
        page += piece.startsWith(SETTINGS)
          ? embedded + piece.slice(SETTINGS.length)
          : nonce + piece;
      }
      return page;
    },
  };
}

/** Data that no browser executes. `<` is escaped, so that no value can close the script element. */
function embed(id: string, value: unknown): string {
  const json = JSON.stringify(value).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${id}">${json}</script>`;
}
