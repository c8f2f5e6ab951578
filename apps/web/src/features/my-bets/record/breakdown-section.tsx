import { tournamentById } from '@tredici/contract/tournaments';
import type { BetType } from '@tredici/engine/markets/bet-types';
import { useState } from 'react';
import { useBetNames } from '#football/bet-names.ts';
import { useLeagueLabel } from '#football/league-names.ts';
import { centsOf } from '#lib/api/cents.ts';
import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import { CsvButton } from '#ui/csv-button.tsx';
import { PageSection } from '#ui/page-section.tsx';
import { RadioStrip } from '#ui/radio-strip.tsx';
import type { MyBets } from '../queries.ts';
import css from './breakdown-section.module.css';
import { useSigned } from './use-signed.ts';

const WAYS = ['by_bookmaker', 'by_tournament', 'by_bet_type', 'by_month'] as const;
type Way = (typeof WAYS)[number];

/** The same record for each bookmaker, league, bet type or month. */
export function BreakdownSection({ bets }: { readonly bets: MyBets }) {
  const t = useText('my-bets');
  const { euro, percent } = useFormats();
  const signed = useSigned();
  const nameOf = useNames();
  const [way, setWay] = useState<Way>('by_bookmaker');
  const rows = bets[way];
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
      <table className={css.table}>
        <caption className="visually-hidden">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{t(`breakdown.${way}`)}</th>
            <th scope="col">{t('record.bets')}</th>
            <th scope="col" className={css.wide}>
              {t('record.staked')}
            </th>
            <th scope="col">{t('record.profit')}</th>
            <th scope="col">{t('record.yield')}</th>
            <th scope="col" className={css.wide}>
              {t('record.closing')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row">{nameOf(way, row.key)}</th>
              <td>{`${row.won} / ${row.bets}`}</td>
              <td className={css.wide}>{euro(centsOf(row.staked))}</td>
              <td>{signed.euro(row.profit)}</td>
              <td>
                {row.yield ? (
                  <>
                    {signed.percent(row.yield.percent)}{' '}
                    <span className={css.small}>
                      {t('record.error', { error: percent(row.yield.standard_error, 1) })}
                    </span>
                  </>
                ) : (
                  '–'
                )}
              </td>
              <td className={css.wide}>
                {row.closing_line ? (
                  <>
                    {signed.percent(row.closing_line.percent)}{' '}
                    <span className={css.small}>
                      {t('record.interval', {
                        low: signed.percent(row.closing_line.low),
                        high: signed.percent(row.closing_line.high),
                      })}
                    </span>
                  </>
                ) : (
                  '–'
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={css.take}>
        <CsvButton
          table={title}
          fileName="tredici-conto"
          rows={() => [
            [
              ...[t(`breakdown.${way}`), t('record.bets'), t('record.won'), t('record.staked')],
              ...[
                t('record.profit'),
                `${t('record.yield')} %`,
                t('record.errorName'),
                `${t('record.closing')} %`,
              ],
              ...['5%', '95%'],
            ],
            ...rows.map(({ key, yield: found, closing_line: line, ...row }) => [
              ...[nameOf(way, key), row.bets, row.won, row.staked, row.profit],
              ...[found?.percent ?? null, found?.standard_error ?? null],
              ...[line?.percent ?? null, line?.low ?? null, line?.high ?? null],
            ]),
          ]}
        />
      </div>
    </PageSection>
  );
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
