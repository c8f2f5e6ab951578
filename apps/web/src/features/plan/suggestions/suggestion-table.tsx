import type { SuggestedBet, Suggestions } from '@tredici/contract/suggestions';

import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import { paths } from '#lib/navigation/paths.ts';
import { CsvButton } from '#ui/csv-button.tsx';
import { type Column, DataTable } from '#ui/data-table.tsx';
import { ListLink } from '#ui/list-link.tsx';
import { useSorting } from '#ui/use-sorting.ts';
import { BookmakerLink } from './bookmaker-link.tsx';
import { NoteSuggestion } from './note-suggestion.tsx';
import css from './suggestion-table.module.css';
import { suggestionsCsv } from './suggestions-csv.ts';
import { useSuggestionWords } from './use-suggestion-words.ts';

/** Every column of a suggested bet, sortable by the reader. */
export function SuggestionTable({ suggestions }: { readonly suggestions: Suggestions }) {
  const t = useText('plan');
  const formats = useFormats();
  const columns = useColumns();
  const first = { by: 'date', descending: false };
  const sorting = useSorting(suggestions.results, columns, first);
  return (
    <>
      <DataTable
        caption={t('bets.title')}
        columns={columns}
        rows={sorting.rows}
        keyOf={(bet) => bet.id}
        rowNamedBy="match"
        sorting={sorting}
        className={css.table}
      />
      <div className={css.take}>
        <CsvButton
          table={t('bets.title')}
          fileName="tredici-suggerite"
          rows={() => suggestionsCsv(sorting.rows, t, formats)}
        />
      </div>
    </>
  );
}

function useColumns(): readonly Column<SuggestedBet>[] {
  const t = useText('plan');
  const { percent, day, time } = useFormats();
  const words = useSuggestionWords();
  return [
    {
      key: 'date',
      name: t('column.date'),
      sortBy: ({ match }) => match.match_date,
      cell: ({ match }) => (
        <>
          {day(match.match_date)} <span className={css.small}>{time(match.match_date)}</span>
        </>
      ),
    },
    {
      key: 'match',
      name: t('column.match'),
      sortBy: ({ match }) => match.home_team_name,
      cell: (bet) => <Match bet={bet} />,
      className: css.words,
    },
    {
      key: 'probability',
      name: t('column.probability'),
      sortBy: (bet) => bet.probability,
      fromLargest: true,
      cell: (bet) => percent(bet.probability),
    },
    {
      key: 'type',
      name: t('column.type'),
      sortBy: (bet) => bet.bet_type,
      cell: (bet) => bet.bet_type,
    },
    {
      key: 'stake',
      name: t('column.stake'),
      sortBy: (bet) => bet.budget,
      fromLargest: true,
      cell: (bet) => (
        <>
          <span className={css.stake}>
            {words.stake(bet)} <Small text={words.noStake(bet)} />
          </span>
          <NoteSuggestion bet={bet} />
        </>
      ),
    },
    {
      key: 'current',
      name: t('column.current'),
      sortBy: (bet) => bet.current_odd,
      fromLargest: true,
      cell: (bet) => words.odd(bet.current_odd),
    },
    {
      key: 'odd',
      name: t('column.odd'),
      sortBy: (bet) => bet.odd,
      fromLargest: true,
      cell: (bet) => words.odd(bet.odd),
    },
    {
      key: 'bookmaker',
      name: t('column.bookmaker'),
      sortBy: (bet) => bet.bookmaker,
      cell: (bet) => <BookmakerLink bet={bet} />,
      className: css.words,
    },
    ...(['created', 'updated'] as const).map((key) => ({
      key,
      name: t(`column.${key}`),
      sortBy: (bet: SuggestedBet) => bet[`${key}_at`],
      cell: (bet: SuggestedBet) => (
        <span className={css.stampTime}>{words.when(bet[`${key}_at`])}</span>
      ),
    })),
  ];
}

/** The club that the bet is on is set bold. */
function Match({ bet }: { readonly bet: SuggestedBet }) {
  const words = useSuggestionWords();
  const { match, bet_type: type } = bet;
  const clubs = { '1': match.home_team_name, '2': match.away_team_name, X: null }[type];
  const club = (name: string) => (name === clubs ? <b>{name}</b> : name);
  return (
    <>
      <ListLink to={paths.match(match.match_id)} className={css.match}>
        {club(match.home_team_name)} – {club(match.away_team_name)}
      </ListLink>
      <Small text={words.outcome(bet)} />
    </>
  );
}

function Small({ text }: { readonly text: string | null }) {
  return text && <span className={css.small}>{text}</span>;
}
