/** What a legal document is made of. Texts are data, so that tests can compare the two languages
 *  block by block and the page can number, list and print them in one way. */

interface Link {
  text: string;
  href: string;
}
type Inline = string | Link;
export type Text = string | readonly Inline[];

export type Block =
  | { kind: 'paragraph'; text: Text }
  /** The sentence nobody should miss in its section. */
  | { kind: 'note'; text: Text }
  | { kind: 'list'; items: readonly Text[] }
  | { kind: 'definitions'; items: readonly { term: string; text: Text }[] }
  | {
      kind: 'table';
      caption: string;
      columns: readonly string[];
      /** The first cell of a row is its heading. */
      rows: readonly (readonly Text[])[];
    };

export interface Section {
  /** The anchor: the same in both languages, so a link survives a change of language. */
  id: string;
  heading: string;
  blocks: readonly Block[];
}

export interface LegalDocument {
  title: string;
  /** ISO day. */
  updated: string;
  intro: readonly Text[];
  sections: readonly Section[];
}

export const link = (text: string, href: string): Link => ({ text, href });
export const mail = (address: string): Link => ({ text: address, href: `mailto:${address}` });

export const p = (...text: Inline[]): Block => ({ kind: 'paragraph', text });
export const note = (...text: Inline[]): Block => ({ kind: 'note', text });
export const list = (...items: Text[]): Block => ({ kind: 'list', items });
export const definitions = (...items: (readonly [term: string, text: Text])[]): Block => ({
  kind: 'definitions',
  items: items.map(([term, text]) => ({ term, text })),
});
export const table = (
  caption: string,
  columns: readonly string[],
  ...rows: (readonly Text[])[]
): Block => ({ kind: 'table', caption, columns, rows });
