import styles from './legal-page.module.css';
import type { Block, Text } from './texts/blocks.ts';

export function LegalBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <RichText text={block.text} />
        </p>
      );
    case 'note':
      return (
        <p className={styles.note}>
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
        <dl className={styles.definitions}>
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

/** On a narrow page each row becomes a slip with its labels beside; the roles keep it a table for
 *  readers of the accessibility tree, which some browsers forget once cells are no table cells. */
function LegalTable({ block }: { block: Extract<Block, { kind: 'table' }> }) {
  return (
    <table className={styles.table} {...role('table')}>
      <caption>{block.caption}</caption>
      <thead {...role('rowgroup')}>
        <tr {...role('row')}>
          {block.columns.map((column) => (
            <th key={column} scope="col" {...role('columnheader')}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...role('rowgroup')}>
        {block.rows.map(([head = '', ...cells], index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes order
          <tr key={index} {...role('row')}>
            <th scope="row" {...role('rowheader')}>
              <RichText text={head} />
            </th>
            {cells.map((cell, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes order
              <td key={column} data-label={block.columns[column + 1]} {...role('cell')}>
                <RichText text={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const role = (name: string) => ({ role: name });

export function RichText({ text }: { text: Text }) {
  if (typeof text === 'string') return text;
  return text.map((part) =>
    typeof part === 'string' ? (
      part
    ) : (
      <a key={part.href} href={part.href}>
        {part.text}
      </a>
    ),
  );
}
