import { useQuery } from '@tanstack/react-query';
import type { Prognostic } from '@tredici/contract/bets';
import type { Favourites } from '@tredici/contract/favourites';
import { useDeferredValue, useEffect, useMemo } from 'react';
import { DataAge } from '#football/data-age.tsx';
import { useKnownFavourites } from '#football/favourites.ts';
import { useMatchLeague } from '#football/league-names.ts';
import { LIVE_REFRESH_MS } from '#lib/api/call-query.ts';
import { useErrorText } from '#lib/api/problem-text.ts';
import { useInTurn } from '#lib/device/use-in-turn.ts';
import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import { ALL_LEAGUES, paths } from '#lib/navigation/paths.ts';
import { useOddsHidden } from '#lib/session/odds-visibility.ts';
import { Button, LinkButton } from '#ui/button.tsx';
import { CsvButton } from '#ui/csv-button.tsx';
import { AccuracyPanel } from './accuracy-panel.tsx';
import { inOrder } from './arrange.ts';
import { inSpan, type Span, usualSpan } from './days-chosen.ts';
import { useToday } from './days-shown.ts';
import { EmptyState } from './empty-state.tsx';
import { type League, leagueFilter, type Order, slugOf } from './league-filter.ts';
import css from './league-view.module.css';
import { listCsv } from './list-csv.ts';
import { MatchList } from './match-list.tsx';
import { OrderSwitch } from './order-switch.tsx';
import { matchesQuery } from './queries.ts';
import { SpanChips } from './span-chips.tsx';
import { useChoiceLabel } from './use-league-choices.ts';
import { WaitingList } from './waiting-list.tsx';

interface LeagueViewProps {
  readonly league: League;
  readonly order: Order;
  /** Null if none was chosen: then the default of the order applies. */
  readonly span: Span | null;
}

/** A league's accuracy and matches, reloaded every minute while the page is visible. */
export function LeagueView({
  league,
  order,
  span: chosen,
  onOrder,
  onSpan,
}: LeagueViewProps & {
  readonly onOrder: (order: Order) => Promise<void>;
  readonly onSpan: (span: Span) => void;
}) {
  const t = useText('leagues');
  const oddsHidden = useOddsHidden();
  const matches = useQuery({ ...matchesQuery(league), refetchInterval: LIVE_REFRESH_MS });
  const favourites = useKnownFavourites();
  useEffect(() => leagueFilter.remember({ league }), [league]);
  const today = useToday();
  const span = chosen ?? usualSpan(order);
  const { data } = matches;
  const step = useInTurn(STEPS, 1);
  // Memoised, so that the list is not arranged again for unrelated changes.
  const shown = useMemo(() => data && inSpan(data.results, span, today), [data, span, today]);
  return (
    <>
      <div className={css.controls}>
        <OrderSwitch order={order} onChoose={onOrder} />
        {shown && shown.length > 0 && <CsvExport league={league} order={order} matches={shown} />}
      </div>
      <AccuracyPanel league={league} />
      <p className={css.note}>{t(oddsHidden ? 'note.noOdds' : 'note')}</p>
      <div className={css.bar}>
        {matches.data && shown && (
          <>
            {shown.length > 0 && <Count matches={shown.length} />}
            <DataAge forecastsAt={matches.data.forecasts_at} pricesAt={matches.data.prices_at} />
          </>
        )}
      </div>
      <div className={css.matches}>
        {/* Shown before the matches arrive, so that nothing moves then. */}
        {(matches.data ? matches.data.results.length > 0 : !matches.isError) && (
          <SpanChips league={league} span={span} onChoose={onSpan} />
        )}
        {matches.data && shown && favourites && step === STEPS ? (
          <Matches
            league={league}
            order={order}
            matches={shown}
            isNarrowed={shown.length < matches.data.results.length}
            favourites={favourites}
          />
        ) : matches.isError ? (
          <Failed league={league} error={matches.error} onRetry={() => void matches.refetch()} />
        ) : (
          <WaitingList />
        )}
      </div>
    </>
  );
}

/** What is above the list is drawn first. */
const STEPS = 2;

function Count({ matches }: { readonly matches: number }) {
  const t = useText('leagues');
  const { count } = useFormats();
  return <p className={css.count}>{t('matches', { count: matches, number: count(matches) })}</p>;
}

interface MatchesProps extends Pick<LeagueViewProps, 'league' | 'order'> {
  readonly matches: readonly Prognostic[];
}

function Matches({
  league,
  order,
  matches,
  isNarrowed,
  favourites,
}: MatchesProps & {
  /** Whether there are more matches on other days. */
  readonly isNarrowed: boolean;
  readonly favourites: Favourites;
}) {
  const t = useText('leagues');
  const say = useText('catalogue');
  const shownOrder = useDeferredValue(order);
  if (matches.length === 0 && isNarrowed) return <EmptyState message={t('span.none')} />;
  if (matches.length === 0) {
    return (
      <EmptyState message={say('noGamesFound')}>
        <p>{t('empty.hint')}</p>
        {league !== 'all' && (
          <LinkButton to={paths.leagues(ALL_LEAGUES)}>{t('empty.all')}</LinkButton>
        )}
      </EmptyState>
    );
  }
  // A new order makes a new list; the old one stays until it is ready.
  return (
    <MatchList
      key={shownOrder}
      matches={matches}
      order={shownOrder}
      mixed={league === 'all'}
      favourites={favourites}
    />
  );
}

/** Exports the list to a file, in its current order. */
function CsvExport({ league, order, matches }: MatchesProps) {
  const t = useText('leagues');
  const formats = useFormats();
  const labelOf = useChoiceLabel();
  const nameOf = useMatchLeague();
  const oddsHidden = useOddsHidden();
  const rows = () =>
    listCsv({
      matches: inOrder(matches, order),
      leagueOf: nameOf,
      withOdds: !oddsHidden,
      t,
      formats,
    });
  return (
    <CsvButton
      short
      table={t('csv.table', { league: labelOf(league) })}
      fileName={`tredici-${slugOf(league)}`}
      rows={rows}
    />
  );
}

function Failed({
  league,
  error,
  onRetry,
}: {
  readonly league: League;
  readonly error: unknown;
  readonly onRetry: () => void;
}) {
  const t = useText('forecasts');
  const say = useText('catalogue');
  const reasonOf = useErrorText();
  const labelOf = useChoiceLabel();
  return (
    <div className={css.failed} role="alert">
      <p className={css.failure}>{say('leagueFailed', { name: labelOf(league) })}</p>
      <p>{reasonOf(error)}</p>
      <Button onClick={onRetry}>{t('problem.retry')}</Button>
    </div>
  );
}
