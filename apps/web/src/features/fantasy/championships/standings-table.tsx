import type { Championship } from '@tredici/contract/championships';
import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import { type Column, DataTable } from '#ui/data-table.tsx';
import css from './standings-table.module.css';

type Row = Championship['standings'][number] & { readonly name: string; readonly place: number };

/** Below the name where there is no room for their columns. */
const RECORD = ['played', 'won', 'drawn', 'lost'] as const;

/** The table, with the points that each gained or lost by the luck of the calendar. */
export function StandingsTable({ championship }: { readonly championship: Championship }) {
  const t = useText('championships');
  const { decimal, signed } = useFormats();
  const names = new Map(championship.participants.map(({ id, name }) => [id, name]));
  const rows = championship.standings.map(
    (row, at): Row => ({ ...row, name: names.get(row.participant_id) ?? '', place: at + 1 }),
  );
  const number = (key: (typeof RECORD)[number]): Column<Row> => ({
    key,
    name: t(`standings.${key}`),
    cell: (row: Row) => row[key],
    className: css.wide,
  });
  const columns: Column<Row>[] = [
    {
      key: 'name',
      name: t('standings.team'),
      cell: (row) => (
        <>
          <span className={css.place}>{row.place}</span> <bdi>{row.name}</bdi>
          <span className={css.record}>
            {RECORD.map((key) => `${t(`standings.${key}`)} ${row[key]}`).join(' · ')}
          </span>
        </>
      ),
    },
    { key: 'points', name: t('standings.points'), cell: (row) => <b>{decimal(row.points, 0)}</b> },
    ...RECORD.map(number),
    {
      key: 'goals',
      name: t('standings.goals'),
      cell: (row) => `${row.goals_for}–${row.goals_against}`,
    },
    { key: 'total', name: t('standings.total'), cell: (row) => decimal(row.total, 1) },
    { key: 'luck', name: t('standings.luck'), cell: (row) => signed(row.luck, 1) },
  ];
  return (
    <>
      <DataTable
        caption={t('standings')}
        columns={columns}
        rows={rows}
        keyOf={(row) => row.participant_id}
        className={css.table}
        scrolls="wide"
      />
      <p className={css.note}>{t('standings.note')}</p>
    </>
  );
}
