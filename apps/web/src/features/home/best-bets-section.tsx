import { useQuery } from '@tanstack/react-query';
import { BEST_BETS_DAYS, type Prognostics } from '@tredici/contract/bets';
import { tournamentBySlug } from '@tredici/contract/tournaments';
import { useBetNames } from '#football/bet-names.ts';
import { LIVE_REFRESH_MS } from '#lib/call-query.ts';
import { useFormats } from '#lib/format.ts';
import { useText } from '#lib/i18n.ts';
import { useOddsHidden } from '#lib/odds-visibility.ts';
import { Button } from '#ui/button.tsx';
import { CsvButton } from '#ui/csv-button.tsx';
import { type BestBetsFilter, bestBets } from './best-bets.ts';
import { bestBetsCsv } from './best-bets-csv.ts';
import css from './best-bets-section.module.css';
import { BestBetsTable } from './best-bets-table.tsx';
import { Filters } from './filters.tsx';
import { HomeSection } from './home-section.tsx';
import { FIRST_VIEW, type HomeView } from './home-view.ts';
import { Pager } from './pager.tsx';
import { pageOf } from './paging.ts';
import { homeQueries } from './queries.ts';
import { SectionMessage } from './section-message.tsx';
import type { ChooseView } from './use-home-view.ts';
import { useMatchLeague } from './use-match-league.ts';

interface BestBetsSectionProps {
  readonly view: HomeView;
  readonly onChoose: ChooseView;
}

/** As many lines as a list takes that has none. */
const MESSAGE_LINES = 5;

export function BestBetsSection({ view, onChoose }: BestBetsSectionProps) {
  const t = useText('home');
  const forecasts = useText('forecasts');
  const { data, isError, refetch, isFetching } = useQuery({
    ...homeQueries.best(view.bet),
    refetchInterval: LIVE_REFRESH_MS,
  });
  const oddsHidden = useOddsHidden() || (data?.odds_hidden ?? false);
  const bets = data ? bestBets(data, filterOf(view, oddsHidden)) : null;
  const shown = bets && pageOf(bets, view.rows, view.page);
  const title = t('best.title');
  return (
    <HomeSection id="esiti" title={title}>
      <Filters view={view} onChoose={onChoose} withOdds={!oddsHidden} />
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
        <NothingPasses data={data!} oddsHidden={oddsHidden} onChoose={onChoose} />
      ) : (
        <BestBetsTable
          caption={title}
          shown={shown}
          rows={view.rows}
          bookmakers={data?.bookmakers ?? []}
          withOdds={!oddsHidden}
        />
      )}
      <Pager
        table={title}
        shown={shown}
        rows={view.rows}
        onRows={(rows) => onChoose({ rows, page: 1 })}
        onPage={(page) => onChoose({ page })}
      />
      <div className={css.foot}>
        <p className={css.honest}>
          {!oddsHidden && shown?.total !== 0 && `${t('best.priceNote')} `}
          {t('best.honest')}
        </p>
        <div className={css.csv}>
          {data && shown?.total !== 0 && (
            <BestBetsCsvButton data={data} view={view} oddsHidden={oddsHidden} title={title} />
          )}
        </div>
      </div>
    </HomeSection>
  );
}

/** A list that is empty by its filters says how long it would be without; one that is empty by the
 *  calendar says so. */
function NothingPasses({
  data,
  oddsHidden,
  onChoose,
}: {
  readonly data: Prognostics;
  readonly oddsHidden: boolean;
  readonly onChoose: ChooseView;
}) {
  const t = useText('home');
  const { league, minProbability, bet, minOdd } = FIRST_VIEW;
  const otherwise = bestBets(data, filterOf(FIRST_VIEW, oddsHidden)).length;
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
  data,
  view,
  oddsHidden,
  title,
}: {
  readonly data: Prognostics;
  readonly view: HomeView;
  readonly oddsHidden: boolean;
  readonly title: string;
}) {
  const t = useText('home');
  const formats = useFormats();
  const nameOf = useBetNames();
  const leagueOf = useMatchLeague();
  const rows = () => {
    const { bookmakers } = data;
    const bets = bestBets(data, filterOf(view, oddsHidden));
    return bestBetsCsv({ bets, bookmakers, withOdds: !oddsHidden, leagueOf, nameOf, t, formats });
  };
  return <CsvButton table={title} fileName="tredici-esiti" rows={rows} />;
}

function filterOf(view: HomeView, oddsHidden: boolean): BestBetsFilter {
  const tournament = view.league === null ? undefined : tournamentBySlug(view.league);
  return {
    // A league that is none of ours is as if it had not been asked for.
    tournamentId: tournament?.tournament_id ?? null,
    bet: view.bet,
    minProbability: view.minProbability,
    // Who sees no odds is not filtered by them either.
    minOdd: oddsHidden ? FIRST_VIEW.minOdd : view.minOdd,
  };
}
