import type { LeagueTable, TableLine } from '@tredici/contract/tables';
import { useState } from 'react';
import { TeamBadge } from '#football/team-badge.tsx';
import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import { type Column, DataTable } from '#ui/data-table.tsx';
import { PageSection } from '#ui/page-section.tsx';
import { RadioStrip } from '#ui/radio-strip.tsx';
import css from './table-page.module.css';
import { differenceOf, type Row, rowsOf, SIDES, type Side, zoneAt } from './table-rows.ts';

export function StandingsSection({ table }: { readonly table: LeagueTable }) {
  const t = useText('table');
  const [side, setSide] = useState<Side>('total');
  const columns = useColumns(side, table);
  const deducted = table.lines.filter((line) => line.deducted !== 0);
  return (
    <PageSection title={t('standings')}>
      <RadioStrip
        legend={t('side')}
        choices={SIDES.map((value) => ({ value, label: t(`side.${value}`) }))}
        value={side}
        onChoose={setSide}
      />
      <DataTable
        caption={t('standings')}
        columns={columns}
        rows={rowsOf(table.lines, side)}
        keyOf={({ line }) => line.team_id}
        rowNamedBy="club"
        className={css.standings}
        rowClassName={({ place }) =>
          side === 'total' && endsZone(table, place) ? css.zoneEnd : undefined
        }
      />
      {side === 'total' &&
        deducted.map((line) => (
          <p key={line.team_id} className={css.note}>
            {t('deducted', { club: line.team_name, count: line.deducted })}
          </p>
        ))}
      <p className={css.note}>{t('rules', table.rules)}</p>
    </PageSection>
  );
}

/** Below the last place of what is worth the same, a line is drawn. */
function endsZone({ zones, lines }: LeagueTable, place: number): boolean {
  return place < lines.length && zoneAt(zones, place) !== zoneAt(zones, place + 1);
}

function useColumns(side: Side, table: LeagueTable): Column<Row>[] {
  const t = useText('table');
  const { signed, decimal } = useFormats();
  const figure = (key: string, of: (row: Row) => string | number, wide = true): Column<Row> => ({
    key,
    name: t(`col.${key}` as 'col.played'),
    heading: (
      <abbr title={t(`col.${key}` as 'col.played')}>
        {t(`col.${key}.short` as 'col.played.short')}
      </abbr>
    ),
    cell: of,
    className: wide ? `${css.figure} ${css.wide}` : css.figure,
  });
  const hasRating = side === 'total' && table.lines.some(({ rating }) => rating !== null);
  return [
    { key: 'place', name: '', cell: ({ place }) => place, className: css.place },
    {
      key: 'club',
      name: t('col.club'),
      cell: ({ line }) => <Club line={line} />,
      className: css.club,
    },
    figure('played', ({ record }) => record.played, false),
    figure('won', ({ record }) => record.won),
    figure('drawn', ({ record }) => record.drawn),
    figure('lost', ({ record }) => record.lost),
    figure('goals', ({ record }) => `${record.scored}:${record.conceded}`),
    figure('difference', ({ record }) => signed(differenceOf(record), 0), false),
    {
      ...figure('points', ({ record }) => record.points, false),
      className: `${css.figure} ${css.points}`,
    },
    ...(side === 'total'
      ? [
          {
            key: 'form',
            name: t('col.form'),
            cell: ({ line }: Row) => <Form form={line.form} />,
            className: css.form,
          },
        ]
      : []),
    ...(hasRating
      ? [figure('rating', ({ line }) => (line.rating === null ? '–' : decimal(line.rating, 2)))]
      : []),
  ];
}

export function Club({ line }: { readonly line: TableLine }) {
  return (
    <span className={css.name}>
      <TeamBadge name={line.team_name} size={15} />
      <span>{line.team_name}</span>
    </span>
  );
}

/** The last five: a full disc won, a half drawn, an empty one lost; the newest at the right. */
function Form({ form }: Pick<TableLine, 'form'>) {
  const t = useText('table');
  return (
    <span
      className={css.discs}
      role="img"
      aria-label={form.map((one) => t(`form.${one}`)).join(', ')}
    >
      {form.map((one, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the place in a row of five is what they are.
        <svg key={at} viewBox="0 0 12 12" aria-hidden="true">
          <circle cx="6" cy="6" r="4.5" className={one === 'won' ? css.full : undefined} />
          {one === 'drawn' && <path d="M6 1.500a4.500 4.500 0 0 1 0 9Z" className={css.full} />}
        </svg>
      ))}
    </span>
  );
}
