import type { SuggestedBet, Suggestions } from '@tredici/contract/suggestions';
import { useState } from 'react';
import { MatchLink } from '#football/match-link.tsx';
import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import { CsvButton } from '#ui/csv-button.tsx';
import { nextOrder, type Order, sortRows } from '#ui/sort-rows.ts';
import { BookmakerLink } from './bookmaker-link.tsx';
import css from './suggestion-table.module.css';
import { suggestionsCsv } from './suggestions-csv.ts';
import { useSuggestionWords } from './use-suggestion-words.ts';

const READ = {
  date: (bet) => bet.match.match_date,
  match: (bet) => bet.match.home_team_name,
  probability: (bet) => bet.probability,
  type: (bet) => bet.bet_type,
  stake: (bet) => bet.budget,
  current: (bet) => bet.current_odd,
  odd: (bet) => bet.odd,
  bookmaker: (bet) => bet.bookmaker,
  created: (bet) => bet.created_at,
  updated: (bet) => bet.updated_at,
} as const satisfies Record<string, (bet: SuggestedBet) => string | number | null>;
type Column = keyof typeof READ;
const COLUMNS = Object.keys(READ) as Column[];
const FROM_LARGEST: ReadonlySet<Column> = new Set(['probability', 'stake', 'current', 'odd']);

/** Every column of a suggested bet, in the order that the reader asks for. */
export function SuggestionTable({ suggestions }: { readonly suggestions: Suggestions }) {
  const t = useText('plan');
  const formats = useFormats();
  const [order, setOrder] = useState<Order<Column>>({ by: 'date', descending: false });
  const sorted = sortRows(suggestions.results, READ[order.by], order.descending);
  return (
    <>
      <table className={css.table}>
        <caption className="visually-hidden">{t('bets.title')}</caption>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th
                key={column}
                scope="col"
                aria-sort={
                  order.by !== column ? 'none' : order.descending ? 'descending' : 'ascending'
                }
              >
                <button
                  type="button"
                  className={css.sort}
                  onClick={() => setOrder(nextOrder(order, column, FROM_LARGEST.has(column)))}
                >
                  {t(`column.${column}`)}
                  <span aria-hidden="true">
                    {order.by === column ? (order.descending ? ' ↓' : ' ↑') : ''}
                  </span>
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sorted.map((bet) => (
            <BetLine key={bet.id} bet={bet} />
          ))}
        </tbody>
      </table>
      <div className={css.take}>
        <CsvButton
          table={t('bets.title')}
          fileName="tredici-suggerite"
          rows={() => suggestionsCsv(sorted, t, formats)}
        />
      </div>
    </>
  );
}

function BetLine({ bet }: { readonly bet: SuggestedBet }) {
  const { percent, day, time } = useFormats();
  const words = useSuggestionWords();
  const { match, bet_type: type } = bet;
  const clubs = { '1': match.home_team_name, '2': match.away_team_name, X: null }[type];
  const club = (name: string) => (name === clubs ? <b>{name}</b> : name);
  const outcome = words.outcome(bet);
  const noStake = words.noStake(bet);
  return (
    <tr>
      <td>
        {day(match.match_date)} <span className={css.small}>{time(match.match_date)}</span>
      </td>
      <th scope="row">
        <MatchLink matchId={match.match_id} className={css.match}>
          {club(match.home_team_name)} – {club(match.away_team_name)}
        </MatchLink>
        {outcome && <span className={css.small}>{outcome}</span>}
      </th>
      <td>{percent(bet.probability)}</td>
      <td>{type}</td>
      <td className={css.stake}>
        {words.stake(bet)}
        {noStake && <span className={css.small}>{noStake}</span>}
      </td>
      <td>{words.odd(bet.current_odd)}</td>
      <td>{words.odd(bet.odd)}</td>
      <td>
        <BookmakerLink bet={bet} />
      </td>
      <td className={css.stampTime}>{words.when(bet.created_at)}</td>
      <td className={css.stampTime}>{words.when(bet.updated_at)}</td>
    </tr>
  );
}
