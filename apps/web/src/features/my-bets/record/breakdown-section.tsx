import { tournamentById } from '@tredici/contract/tournaments';
import type { BetType } from '@tredici/engine/markets/bet-types';
import { useState } from 'react';
import { useBetNames } from '#football/bet-names.ts';
import { useLeagueLabel } from '#football/league-names.ts';
import { centsOf } from '#lib/api/cents.ts';
import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import { CsvButton } from '#ui/csv-button.tsx';
import { type Column, csvOfTable, DataTable } from '#ui/data-table.tsx';
import { PageSection } from '#ui/page-section.tsx';
import { RadioStrip } from '#ui/radio-strip.tsx';
import type { MyBets } from '../queries.ts';
import css from './breakdown-section.module.css';
import { useSigned } from './use-signed.ts';

const WAYS = ['by_bookmaker', 'by_tournament', 'by_bet_type', 'by_month'] as const;
type Way = (typeof WAYS)[number];
type Row = MyBets[Way][number];

/** The record by bookmaker, league, bet type or month. */
export function BreakdownSection({ bets }: { readonly bets: MyBets }) {
  const t = useText('my-bets');
  const [way, setWay] = useState<Way>('by_bookmaker');
  const columns = useColumns(way);
  const title = t('breakdown.title');
  return (
    <PageSection id="dove" title={title}>
      <div className={css.choice}>
        <RadioStrip
          legend={t('breakdown.way')}
          choices={WAYS.map((value) => ({ value, label: t(`breakdown.${value}`) }))}
          value={way}
          onChoose={setWay}
        />
      </div>
      <DataTable
        caption={title}
        columns={columns.filter(({ key }) => !key.startsWith('file'))}
        rows={bets[way]}
        keyOf={({ key }) => key}
        className={css.table}
      />
      <div className={css.take}>
        <CsvButton
          table={title}
          fileName="tredici-conto"
          rows={() => csvOfTable(columns, bets[way])}
        />
      </div>
    </PageSection>
  );
}

/** The columns of the table and, named `file`, those that only the file contains. */
function useColumns(way: Way): readonly Column<Row>[] {
  const t = useText('my-bets');
  const { euro, percent } = useFormats();
  const signed = useSigned();
  const nameOf = useNames();
  const none = () => null;
  return [
    {
      key: 'name',
      name: t(`breakdown.${way}`),
      cell: ({ key }) => nameOf(way, key),
      csv: ({ key }) => nameOf(way, key),
      className: css.name,
    },
    {
      key: 'bets',
      name: t('record.bets'),
      cell: ({ won, bets }) => `${won} / ${bets}`,
      csv: ({ bets }) => bets,
    },
    { key: 'file-won', name: t('record.won'), cell: none, csv: ({ won }) => won },
    {
      key: 'staked',
      name: t('record.staked'),
      cell: ({ staked }) => euro(centsOf(staked)),
      csv: ({ staked }) => staked,
      className: css.wide,
    },
    {
      key: 'profit',
      name: t('record.profit'),
      cell: ({ profit }) => signed.euro(profit),
      csv: ({ profit }) => profit,
      className: css.amount,
    },
    {
      key: 'yield',
      name: t('record.yield'),
      cell: ({ yield: found }) =>
        found ? (
          <>
            {signed.percent(found.percent)}{' '}
            {found.standard_error !== null && (
              <span className={css.small}>
                {t('record.error', { error: percent(found.standard_error, 1) })}
              </span>
            )}
          </>
        ) : (
          '–'
        ),
      csv: ({ yield: found }) => found?.percent ?? null,
    },
    {
      key: 'file-error',
      name: t('record.errorName'),
      cell: none,
      csv: ({ yield: found }) => found?.standard_error ?? null,
    },
    {
      key: 'closing',
      name: t('record.closing'),
      cell: ({ closing_line: line }) =>
        line ? (
          <>
            {signed.percent(line.percent)}{' '}
            <span className={css.small}>
              {t('record.interval', {
                low: signed.percent(line.low),
                high: signed.percent(line.high),
              })}
            </span>
          </>
        ) : (
          '–'
        ),
      csv: ({ closing_line: line }) => line?.percent ?? null,
      className: css.wide,
    },
    {
      key: 'file-low',
      name: '5%',
      cell: none,
      csv: ({ closing_line: line }) => line?.low ?? null,
    },
    {
      key: 'file-high',
      name: '95%',
      cell: none,
      csv: ({ closing_line: line }) => line?.high ?? null,
    },
  ];
}

function useNames(): (way: Way, key: string) => string {
  const t = useText('my-bets');
  const { monthOfYear } = useFormats();
  const leagueName = useLeagueLabel();
  const betName = useBetNames();
  return (way, key) => {
    if (way === 'by_bookmaker') return key === '' ? t('breakdown.noBookmaker') : key;
    if (way === 'by_bet_type') return betName(key as BetType);
    if (way === 'by_month') return monthOfYear(`${key}-15T12:00:00Z`);
    const tournament = tournamentById(Number(key));
    return tournament ? leagueName(tournament) : key;
  };
}
