import type { PageWords } from './page-words.ts';

export interface PageContent {
  readonly title: string;
  readonly facts: readonly (readonly [string, string])[];
  readonly note: string;
  readonly isProblem: boolean;
  readonly actions: readonly {
    readonly label: string;
    readonly to: string;
    readonly isMain?: boolean;
  }[];
  readonly back: { readonly label: string; readonly href: string };
}

const STYLE = `
  :root { --paper:#f5efe2; --sheet:#fdfaf2; --ink:#1c1a15; --soft:#575142; --rule:#d5cab3; --accent:#b5371a; --on:#fffaf0; color-scheme: light dark; }
  @media (prefers-color-scheme: dark) { :root { --paper:#0d1511; --sheet:#131e18; --ink:#eee7d6; --soft:#aab0a0; --rule:#2c3a32; --accent:#ff8257; --on:#1b0d07; } }
  body { margin:0; background:var(--paper); color:var(--ink); font:1rem/1.5 system-ui, sans-serif; }
  .banner { margin:0; padding:.75rem 1rem; text-align:center; border-bottom:1px solid var(--rule); font-weight:600; }
  main { box-sizing:border-box; max-width:34rem; margin:2.5rem auto; padding:1.5rem; background:var(--sheet); border:1px solid var(--rule); }
  h1 { margin:0 0 1rem; font-size:1.75rem; line-height:1.2; }
  dl { margin:0 0 1rem; }
  dl div { display:flex; justify-content:space-between; gap:1rem; padding:.5rem 0; border-bottom:1px dashed var(--rule); }
  dd { margin:0; font-variant-numeric:tabular-nums; text-align:right; overflow-wrap:anywhere; }
  p { color:var(--soft); }
  p.problem { color:var(--ink); border-left:.25rem solid var(--accent); padding-left:.75rem; }
  form { margin:.75rem 0 0; }
  button { width:100%; min-height:3rem; padding:.5rem 1rem; font:inherit; font-weight:600; cursor:pointer; color:var(--ink); background:transparent; border:1px solid var(--soft); }
  button.main { color:var(--on); background:var(--accent); border-color:var(--accent); }
  button:focus-visible, a:focus-visible { outline:3px solid var(--ink); outline-offset:2px; }
  a { display:inline-block; margin-top:1.5rem; color:var(--ink); }
  @media (max-width: 480px) { main { margin:0; border-width:0 0 1px; } }
`;

/** A page in the product's colours but in a plain design, so that nobody mistakes it for the product. */
export function renderPage(words: PageWords, content: PageContent): (nonce: string) => string {
  const facts = content.facts
    .map(([name, value]) => `<div><dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd></div>`)
    .join('');
  const actions = content.actions
    .map(
      ({ label, to, isMain }) =>
        `<form method="post" action="${escapeHtml(to)}"><button${isMain ? ' class="main"' : ''}>${escapeHtml(label)}</button></form>`,
    )
    .join('');
  return (nonce) => `<!doctype html>
<html lang="${words.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Tredici · ${escapeHtml(content.title)}</title>
<style nonce="${nonce}">${STYLE}</style>
</head>
<body>
<header><p class="banner">${escapeHtml(words.banner)}</p></header>
<main>
<h1>${escapeHtml(content.title)}</h1>
<dl>${facts}</dl>
<p${content.isProblem ? ' class="problem" role="alert"' : ''}>${escapeHtml(content.note)}</p>
${actions}
<a href="${escapeHtml(content.back.href)}">${escapeHtml(content.back.label)}</a>
</main>
</body>
</html>`;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (mark) => ESCAPES[mark]!);
