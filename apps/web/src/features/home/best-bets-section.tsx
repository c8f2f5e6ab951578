import { useQuery } from '@tanstack/react-query';
import { BEST_BETS_DAYS, type Prognostics } from '@tredici/contract/bets';
import { tournamentBySlug } from '@tredici/contract/tournaments';
import { useDeferredValue } from 'react';
import { useBetNames } from '#football/bet-names.ts';
import { useMatchLeague } from '#football/league-names.ts';
import { LIVE_REFRESH_MS } from '#lib/api/call-query.ts';
import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import { useOddsHidden } from '#lib/session/odds-visibility.ts';
import { Button } from '#ui/button.tsx';
import { CsvButton } from '#ui/csv-button.tsx';
import { PageSection } from '#ui/page-section.tsx';
import { Pager } from '#ui/pager.tsx';
import { pageOf } from '#ui/paging.ts';
import { SectionMessage } from '#ui/section-message.tsx';
import { type BestBetsFilter, bestBets, type PricedBet, priceBets, sortBets } from './best-bets.ts';
import { bestBetsCsv } from './best-bets-csv.ts';
import css from './best-bets-section.module.css';
import { BestBetsTable } from './best-bets-table.tsx';
import { Filters } from './filters.tsx';
import { FIRST_VIEW, type HomeView, PAGE_SIZES } from './home-view.ts';
import { homeQueries } from './queries.ts';
import type { ChooseView } from './use-home-view.ts';

interface BestBetsSectionProps {
  readonly view: HomeView;
  readonly onChoose: ChooseView;
}

/** The height of a message that replaces the list, in lines of the list. */
const MESSAGE_LINES = 5;

export function BestBetsSection({ view: chosen, onChoose }: BestBetsSectionProps) {
  const t = useText('home');
  const forecasts = useText('forecasts');
  // A field shows a choice at once; the list is redrawn afterwards, so that it does not delay the field.
  const view = useDeferredValue(chosen);
  const { data, isError, refetch, isFetching } = useQuery({
    ...homeQueries.best(view.bet),
    refetchInterval: LIVE_REFRESH_MS,
  });
  const oddsHidden = useOddsHidden() || (data?.odds_hidden ?? false);
  // The values are taken one by one, so that the list is not filtered again when only the page number changes.
  // For users who see no odds, the list is not filtered by odds either.
  const { league, bet, minProbability } = view;
  const minOdd = oddsHidden ? FIRST_VIEW.minOdd : view.minOdd;
  const filter = filterOf({ league, bet, minProbability, minOdd });
  // Nor is their list sorted by figures that they do not see.
  const sort = oddsHidden ? FIRST_VIEW.sort : view.sort;
  const priced = data ? priceBets(bestBets(data, filter), data.bookmakers) : null;
  const bets = priced && sortBets(priced, sort);
  const shown = bets && pageOf(bets, view.rows, view.page);
  const title = t('best.title');
  return (
    <PageSection id="esiti" title={title}>
      <Filters view={chosen} onChoose={onChoose} withOdds={!oddsHidden} />
      {!data && isError ? (
        <SectionMessage
          alert
          lines={MESSAGE_LINES}
          text={t('best.failed')}
          action={
            <Button busy={isFetching} onClick={() => void refetch()}>
              {forecasts('problem.retry')}
            </Button>
          }
        />
      ) : shown && shown.total === 0 ? (
        <NothingPasses data={data!} onChoose={onChoose} />
      ) : (
        <BestBetsTable
          caption={title}
          shown={shown}
          rows={view.rows}
          withOdds={!oddsHidden}
          sort={sort}
          onSort={(chosen) => onChoose({ sort: chosen, page: 1 })}
        />
      )}
      <Pager
        table={title}
        shown={shown}
        rows={chosen.rows}
        sizes={PAGE_SIZES}
        onRows={(rows) => onChoose({ rows, page: 1 })}
        onPage={(page) => onChoose({ page })}
      />
      <div className={css.foot}>
        <p className={css.honest}>
          {!oddsHidden && shown?.total !== 0 && `${t('best.priceNote')} `}
          {sort === 'edge' && `${t('best.edgeNote')} `}
          {t('best.honest')}
        </p>
        <div className={css.csv}>
          {bets && bets.length > 0 && (
            <BestBetsCsvButton title={title} bets={bets} withOdds={!oddsHidden} />
          )}
        </div>
      </div>
    </PageSection>
  );
}

/** Replaces an empty list. If no match is coming, it says so; otherwise it says how many bets the list would have with
 *  the initial filters, and offers to reset them. */
function NothingPasses({
  data,
  onChoose,
}: {
  readonly data: Prognostics;
  readonly onChoose: ChooseView;
}) {
  const t = useText('home');
  const { league, minProbability, bet, minOdd } = FIRST_VIEW;
  const otherwise = bestBets(data, filterOf(FIRST_VIEW)).length;
  if (!data.results.some(({ bets }) => Object.keys(bets).length > 0)) {
    return (
      <SectionMessage lines={MESSAGE_LINES} text={t('best.noMatches', { days: BEST_BETS_DAYS })} />
    );
  }
  return (
    <SectionMessage
      lines={MESSAGE_LINES}
      text={t('best.empty')}
      hint={otherwise > 0 ? t('best.emptyHint', { count: otherwise }) : null}
      action={
        otherwise > 0 && (
          <Button onClick={() => onChoose({ league, minProbability, bet, minOdd, page: 1 })}>
            {t('best.reset')}
          </Button>
        )
      }
    />
  );
}

function BestBetsCsvButton({
  title,
  ...list
}: {
  readonly title: string;
  readonly bets: readonly PricedBet[];
  readonly withOdds: boolean;
}) {
  const t = useText('home');
  const formats = useFormats();
  const nameOf = useBetNames();
  const leagueOf = useMatchLeague();
  const rows = () => bestBetsCsv({ ...list, leagueOf, nameOf, t, formats });
  return <CsvButton table={title} fileName="tredici-esiti" rows={rows} />;
}

/** An unknown league in the address is ignored. */
function filterOf({
  league,
  ...filter
}: Pick<HomeView, 'league' | 'bet' | 'minProbability' | 'minOdd'>): BestBetsFilter {
  const tournament = league === null ? undefined : tournamentBySlug(league);
  return { ...filter, tournamentId: tournament?.tournament_id ?? null };
}
