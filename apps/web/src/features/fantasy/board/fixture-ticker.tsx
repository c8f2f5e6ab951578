import type { FantasyClubs } from '@tredici/contract/fantasy-players';
import { ITALIAN_TEAMS } from '@tredici/contract/italian-teams';
import { type CSSProperties, useState } from 'react';
import { TeamBadge } from '#football/team-badge.tsx';
import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import { type Column, DataTable } from '#ui/data-table.tsx';
import { PageSection } from '#ui/page-section.tsx';
import { RadioStrip } from '#ui/radio-strip.tsx';
import { LockedNote } from '../locked-note.tsx';
import {
  HEAT_MEASURES,
  type HeatCell,
  type HeatMeasure,
  type HeatRow,
  heatTable,
} from './fixture-heat.ts';
import css from './fixture-ticker.module.css';

/** Every club's next matches, shaded by the chosen figure. */
export function FixtureTicker({ data }: { readonly data: FantasyClubs }) {
  const t = useText('board');
  const { percent, decimal } = useFormats();
  const [measure, setMeasure] = useState<HeatMeasure>('cleanSheet');
  const { rounds, rows } = heatTable(data, measure);
  const write = (value: number) => (measure === 'difficulty' ? String(value) : percent(value));
  const writeMean = (value: number) =>
    measure === 'difficulty' ? decimal(value, 1) : percent(value);
  const columns: Column<HeatRow>[] = [
    {
      key: 'club',
      name: t('calendar.club'),
      cell: ({ club, abbr }) => (
        <span className={css.club}>
          <TeamBadge name={club} />
          <span className={css.name}>{club}</span>
          <abbr className={css.abbr} title={club}>
            {abbr}
          </abbr>
        </span>
      ),
    },
    ...rounds.map(({ key, round }, at) => ({
      key: String(key),
      name: round === null ? t('calendar.next', { at: key }) : t('calendar.round', { round }),
      cell: ({ cells }: HeatRow) => <Cell cell={cells[at] ?? null} write={write} />,
    })),
    ...(data.locked
      ? []
      : [
          {
            key: 'mean',
            name: t('calendar.mean'),
            cell: ({ mean }: HeatRow) => mean !== null && writeMean(mean),
            className: css.mean,
          },
        ]),
  ];
  return (
    <PageSection id="calendario" title={t('calendar.title')}>
      {data.locked ? (
        <LockedNote>{t('calendar.locked')}</LockedNote>
      ) : (
        <div className={css.measures}>
          <RadioStrip
            legend={t('calendar.show')}
            choices={HEAT_MEASURES.map((value) => ({ value, label: t(`calendar.${value}`) }))}
            value={measure}
            onChoose={setMeasure}
          />
        </div>
      )}
      <DataTable
        caption={t('calendar.caption')}
        columns={columns}
        rows={rows}
        keyOf={({ club }) => club}
        className={css.table}
      />
      <p className={css.key}>{t(`calendar.key.${data.locked ? 'plain' : measure}`)}</p>
    </PageSection>
  );
}

function Cell({
  cell,
  write,
}: {
  readonly cell: HeatCell | null;
  readonly write: (value: number) => string;
}) {
  const t = useText('board');
  if (!cell) return <div className={css.cell} />;
  const { fixture, value, warmth } = cell;
  const { opponent, at_home } = fixture;
  const letters = ITALIAN_TEAMS[opponent]?.abbr ?? opponent.slice(0, 3).toUpperCase();
  const where = t(at_home ? 'calendar.home' : 'calendar.away');
  const figure = value === null ? null : write(value);
  return (
    <div className={css.cell} style={{ '--warmth': warmth } as CSSProperties}>
      <span className={css.opponent} aria-hidden="true">
        {at_home ? letters : letters.toLowerCase()}
      </span>
      {figure && (
        <b className={css.figure} aria-hidden="true">
          {figure}
        </b>
      )}
      <span className="visually-hidden">
        {figure === null
          ? t('calendar.cellPlain', { where, club: opponent })
          : t('calendar.cell', { where, club: opponent, figure })}
      </span>
    </div>
  );
}
