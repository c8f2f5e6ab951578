import type { ImportRowProblem } from '@tredici/contract/fantasy-imports';
import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import { DataTable } from '#ui/data-table.tsx';
import css from './difference.module.css';

interface RowProblemsProps {
  readonly problems: readonly ImportRowProblem[];
  /** The total, including those that are not listed. */
  readonly all: number;
}

/** The rows of a file that cannot be read, numbered as in the program that made it. */
export function RowProblems({ problems, all }: RowProblemsProps) {
  const t = useText('imports');
  const { count } = useFormats();
  if (all === 0) return null;
  return (
    <div className={css.difference}>
      <h3 className={css.title}>{t('problems.title', { count: all, number: count(all) })}</h3>
      {all > problems.length && (
        <p className={css.soft}>{t('problems.shown', { number: count(problems.length) })}</p>
      )}
      <DataTable
        caption={t('problems.caption')}
        slips
        rows={problems}
        keyOf={({ sheet, row, column }) => `${sheet} ${row} ${column}`}
        columns={[
          { key: 'row', name: t('problems.row'), cell: ({ row }) => row },
          { key: 'sheet', name: t('problems.sheet'), cell: ({ sheet }) => sheet },
          { key: 'column', name: t('problems.column'), cell: ({ column }) => column },
          { key: 'value', name: t('problems.value'), cell: ({ value }) => value || '–' },
          {
            key: 'problem',
            name: t('problems.problem'),
            cell: ({ problem }) => t(`problem.${problem}`),
          },
        ]}
      />
    </div>
  );
}
