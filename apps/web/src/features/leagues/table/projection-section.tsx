import { Link } from '@tanstack/react-router';
import type { LeagueTable, TableLine, ZoneName } from '@tredici/contract/tables';
import { useState } from 'react';
import { useInTurn } from '#lib/device/use-in-turn.ts';
import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import { paths } from '#lib/navigation/paths.ts';
import { type Column, DataTable } from '#ui/data-table.tsx';
import { PageSection } from '#ui/page-section.tsx';
import { RadioStrip } from '#ui/radio-strip.tsx';
import { Chance } from './chance.tsx';
import { ChancesPlot } from './chances-plot.tsx';
import { ClubName } from './club-name.tsx';
import css from './table-page.module.css';

const LINES_AT_ONCE = 5;

/** How the season may end: expected points, the chances of every zone, and how they have changed. */
export function ProjectionSection({ table }: { readonly table: LeagueTable }) {
  const t = useText('table');
  const { date } = useFormats();
  const { no_projection: reason, projections_locked: locked } = table;
  // The rows first, then the charts of how they changed.
  const lines = useInTurn(table.lines.length + 1, LINES_AT_ONCE);
  if (reason === 'past') return null;
  return (
    <PageSection title={t('projection')}>
      {reason ? (
        <p className={css.note}>{t(`none.${reason}`)}</p>
      ) : locked ? (
        <p className={css.note}>
          {t('locked')} <Link to={paths.pricing()}>{t('locked.link')}</Link>
        </p>
      ) : (
        <>
          <p className={css.note}>{t('projection.body', { date: date(table.projected_at!) })}</p>
          <Chances table={table} lines={lines} />
          {lines > table.lines.length && table.history.length > 1 && <Course table={table} />}
        </>
      )}
    </PageSection>
  );
}

function Chances({ table, lines }: { readonly table: LeagueTable; readonly lines: number }) {
  const t = useText('table');
  const { decimal } = useFormats();
  const rows = table.lines.filter(({ projection }) => projection !== null);
  const columns: Column<TableLine>[] = [
    {
      key: 'club',
      name: t('col.club'),
      cell: (line) => <ClubName name={line.team_name} tournamentId={table.tournament_id} />,
      className: css.club,
    },
    {
      key: 'expected',
      name: t('col.expected'),
      heading: <abbr title={t('col.expected')}>{t('col.expected.short')}</abbr>,
      cell: ({ projection }) => decimal(projection!.expected_points, 1),
      className: css.figure,
    },
    ...table.zones.map(
      ({ name }): Column<TableLine> => ({
        key: name,
        name: t(`zone.${name}`),
        cell: ({ projection }) => (
          <Chance chance={projection!.chances[name]!} change={projection!.change?.[name] ?? null} />
        ),
        className: css.chance,
      }),
    ),
  ];
  return (
    <DataTable
      caption={t('projection')}
      columns={columns}
      rows={rows.slice(0, lines)}
      keyOf={({ team_id }) => team_id}
      scrolls="wide"
      className={css.chances}
    />
  );
}

function Course({ table }: { readonly table: LeagueTable }) {
  const t = useText('table');
  const [chosen, choose] = useState<ZoneName>(table.zones[0]!.name);
  return (
    <div className={css.course}>
      <h3>{t('course')}</h3>
      <RadioStrip
        legend={t('course')}
        choices={table.zones.map(({ name }) => ({ value: name, label: t(`zone.${name}`) }))}
        value={chosen}
        onChoose={choose}
      />
      <ChancesPlot table={table} zone={chosen} />
    </div>
  );
}
