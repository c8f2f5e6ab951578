import { Link } from '@tanstack/react-router';
import { DataTable } from '#ui/data-table.tsx';
import css from './legal-page.module.css';
import type { Block, Text } from './texts/blocks.ts';

export function LegalBlock({ block }: { readonly block: Block }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <RichText text={block.text} />
        </p>
      );
    case 'note':
      return (
        <p className={css.note}>
          <RichText text={block.text} />
        </p>
      );
    case 'list':
      return (
        <ul>
          {block.items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes order
            <li key={index}>
              <RichText text={item} />
            </li>
          ))}
        </ul>
      );
    case 'definitions':
      return (
        <dl className={css.definitions}>
          {block.items.map(({ term, text }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>
                <RichText text={text} />
              </dd>
            </div>
          ))}
        </dl>
      );
    case 'table':
      return <LegalTable block={block} />;
  }
}

function LegalTable({ block }: { readonly block: Extract<Block, { kind: 'table' }> }) {
  return (
    <DataTable
      caption={block.caption}
      captionClassName={css.caption}
      columns={block.columns.map((name, at) => ({
        key: name,
        name,
        cell: (row: readonly Text[]) => <RichText text={row[at] ?? ''} />,
      }))}
      rows={block.rows}
      keyOf={(row) => block.rows.indexOf(row)}
      slips
      className={css.table}
    />
  );
}

export function RichText({ text }: { readonly text: Text }) {
  if (typeof text === 'string') return keepTogether(text);
  return text.map((part) =>
    typeof part === 'string' ? keepTogether(part) : <TextLink key={part.href} {...part} />,
  );
}

/** "art. 13" is one word to the reader: the line never breaks inside it. */
const keepTogether = (text: string) =>
  text.replace(/(?<=\b(?:artt?\.|arts\.|D\.L\.|D\.Lgs\.)) (?=\d)/gi, '\u00a0');

/** Pages of Tredici open without a reload; everything else is the browser's business. */
function TextLink({ text, href }: { readonly text: string; readonly href: string }) {
  if (!href.startsWith('/')) return <a href={href}>{text}</a>;
  const [to, hash] = href.split('#');
  return (
    <Link to={to ?? href} {...(hash ? { hash } : {})}>
      {text}
    </Link>
  );
}
