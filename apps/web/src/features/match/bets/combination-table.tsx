import type { MatchDetail } from '@tredici/contract/match';
import { COMBINABLE_OTHERS, COMBINABLE_RESULTS } from '@tredici/engine/markets/bet-types';
import { useBetNames } from '#football/bet-names.ts';
import { fairPrice } from '#football/value.ts';
import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import { OutcomeMark } from '../outcome-mark.tsx';
import { ScrollBox } from '../scroll-box.tsx';
import css from './combination-table.module.css';

interface CombinationTableProps {
  readonly match: MatchDetail;
  readonly oddsHidden: boolean;
}

/** Results by rows, what they are combined with by columns: a cell is a bet, with its probability
 *  and the price that would be fair. */
export function CombinationTable({ match, oddsHidden }: CombinationTableProps) {
  const t = useText('match');
  const nameOf = useBetNames();
  const { odds, percent } = useFormats();
  const title = t('group.combination');
  return (
    <>
      <ScrollBox label={title}>
        <table className={css.table}>
          <caption className="visually-hidden">{title}</caption>
          <thead>
            <tr>
              <th scope="col" className={css.stuck}>
                <span className="visually-hidden">{t('col.result')}</span>
              </th>
              {COMBINABLE_OTHERS.map((other) => (
                <th key={other} scope="col">
                  {nameOf(other)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {COMBINABLE_RESULTS.map((result) => (
              <tr key={result}>
                <th scope="row" className={css.stuck}>
                  {result}
                </th>
                {COMBINABLE_OTHERS.map((other) => {
                  const bet = `${result}_${other}` as const;
                  const share = match.bets[bet];
                  const fair = share === undefined ? null : fairPrice(share);
                  return (
                    <td key={bet}>
                      <span className={css.share}>
                        {share === undefined ? '–' : percent(share, 1)}
                      </span>
                      {!oddsHidden && fair !== null && (
                        <span className={css.fair}>
                          <span className="visually-hidden">{t('col.fair')} </span>
                          {odds(fair)}
                        </span>
                      )}
                      {match.outcomes && <OutcomeMark outcome={match.outcomes[bet]} />}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
      {!oddsHidden && <p className={css.note}>{t('combinations.note')}</p>}
    </>
  );
}
