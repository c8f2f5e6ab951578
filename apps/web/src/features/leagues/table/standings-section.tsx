import type { LeagueTable } from '@tredici/contract/tables';
import { useState } from 'react';
import { FormDiscs } from '#football/form-discs.tsx';
import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import { type Column, DataTable } from '#ui/data-table.tsx';
import { PageSection } from '#ui/page-section.tsx';
import { RadioStrip } from '#ui/radio-strip.tsx';
import { ClubName } from './club-name.tsx';
import css from './table-page.module.css';
import { differenceOf, type Row, rowsOf, SIDES, type Side, zoneAt } from './table-rows.ts';

interface StandingsSectionProps {
  readonly table: LeagueTable;
  /** How many rows are drawn so far, without the sections below; null once all are. */
  readonly lines: number | null;
}

export function StandingsSection({ table, lines }: StandingsSectionProps) {
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
        rows={rowsOf(table.lines, side).slice(0, lines ?? undefined)}
        keyOf={({ line }) => line.team_id}
        rowNamedBy="club"
        className={css.standings}
        rowClassName={({ place }) =>
          side === 'total' && endsZone(table, place) ? css.zoneEnd : undefined
        }
      />
      {lines === null &&
        side === 'total' &&
        deducted.map((line) => (
          <p key={line.team_id} className={css.note}>
            {t('deducted', { club: line.team_name, count: line.deducted })}
          </p>
        ))}
      {lines === null && <p className={css.note}>{t('rules', table.rules)}</p>}
    </PageSection>
  );
}

/** A line is drawn below the last place of each zone. */
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
      cell: ({ line }) => <ClubName name={line.team_name} tournamentId={table.tournament_id} />,
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
            cell: ({ line }: Row) => <FormDiscs form={line.form} />,
            className: css.form,
          },
        ]
      : []),
    ...(hasRating
      ? [figure('rating', ({ line }) => (line.rating === null ? '–' : decimal(line.rating, 2)))]
      : []),
  ];
}
