import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { BEST_BETS_DAYS, COMING_DAYS, type Prognostic } from '@tredici/contract/bets';
import type { Favourites } from '@tredici/contract/favourites';
import { Coupon } from '#football/coupon.tsx';
import { CouponRow } from '#football/coupon-row.tsx';
import { CouponWaiting } from '#football/coupon-waiting.tsx';
import { favouriteRank, favouritesFirst, NO_FAVOURITES } from '#football/favourite-order.ts';
import { useKnownFavourites } from '#football/favourites.ts';
import { useMatchLeague } from '#football/league-names.ts';
import { LIVE_REFRESH_MS } from '#lib/api/call-query.ts';
import { useInTurn } from '#lib/device/use-in-turn.ts';
import { useText } from '#lib/i18n/translate.ts';
import { ALL_LEAGUES, paths } from '#lib/navigation/paths.ts';
import { Button } from '#ui/button.tsx';
import { PageSection } from '#ui/page-section.tsx';
import { Pager } from '#ui/pager.tsx';
import { type Page, pageOf } from '#ui/paging.ts';
import { SectionMessage } from '#ui/section-message.tsx';
import { WhenNear } from '#ui/when-near.tsx';
import { byTime } from './best-bets.ts';
import { type HomeView, PAGE_SIZES } from './home-view.ts';
import css from './next-games-section.module.css';
import { homeQueries } from './queries.ts';
import { SteadyHeight } from './steady-height.tsx';
import type { ChooseView } from './use-home-view.ts';

interface NextGamesSectionProps {
  readonly view: Pick<HomeView, 'nextRows' | 'nextPage'>;
  readonly onChoose: ChooseView;
}

export function NextGamesSection({ view, onChoose }: NextGamesSectionProps) {
  const t = useText('home');
  const say = useText('catalogue');
  const forecasts = useText('forecasts');
  const { matches, later, failed, busy, retry } = useNextGames();
  const favourites = useKnownFavourites();
  const shown =
    matches && favourites
      ? pageOf(favouritesFirst(matches, favourites), view.nextRows, view.nextPage)
      : null;
  const title = t('next.title');
  return (
    <PageSection
      id="partite"
      title={title}
      aside={<Link to={paths.leagues(ALL_LEAGUES)}>{t('next.all')}</Link>}
    >
      {later && <p className={css.later}>{t('next.later', { days: BEST_BETS_DAYS })}</p>}
      {failed ? (
        <SectionMessage
          alert
          lines={view.nextRows}
          text={say('nextGamesFailed')}
          action={
            <Button busy={busy} onClick={retry}>
              {forecasts('problem.retry')}
            </Button>
          }
        />
      ) : shown && shown.total === 0 ? (
        <SectionMessage lines={view.nextRows} text={t('next.empty', { days: COMING_DAYS })} />
      ) : (
        <SteadyHeight shown={shown} rows={view.nextRows}>
          <WhenNear reach={1}>
            <NextGamesTable
              caption={title}
              shown={shown}
              rows={view.nextRows}
              when={later ? 'date' : 'weekday'}
              favourites={favourites ?? NO_FAVOURITES}
            />
          </WhenNear>
        </SteadyHeight>
      )}
      <Pager
        table={title}
        shown={shown}
        rows={view.nextRows}
        sizes={PAGE_SIZES}
        onRows={(nextRows) => onChoose({ nextRows, nextPage: 1 })}
        onPage={(nextPage) => onChoose({ nextPage })}
      />
    </PageSection>
  );
}

interface NextGamesTableProps {
  readonly caption: string;
  /** Null while it is loading. */
  readonly shown: Page<Prognostic> | null;
  readonly rows: number;
  readonly when: 'date' | 'weekday';
  readonly favourites: Favourites;
}

const LINES_AT_ONCE = 3;

function NextGamesTable({ caption, shown, rows, when, favourites }: NextGamesTableProps) {
  const leagueOf = useMatchLeague();
  const rank = favouriteRank(favourites);
  const lines = useInTurn(shown?.items.length ?? rows, LINES_AT_ONCE);
  return (
    <Coupon caption={caption}>
      {shown ? (
        shown.items
          .slice(0, lines)
          .map((match, at) => (
            <CouponRow
              key={match.match_id}
              match={match}
              shown={when}
              league={leagueOf(match)}
              number={shown.first + at}
              starred={rank(match) === 2}
            />
          ))
      ) : (
        <CouponWaiting rows={Math.min(rows, lines)} />
      )}
    </Coupon>
  );
}

/** The matches of the next days, which the page requests in any case. Only if there are none, as in a break of the
 *  season, is the long list of all coming matches requested. */
function useNextGames() {
  const soon = useQuery({ ...homeQueries.soon, refetchInterval: LIVE_REFRESH_MS });
  const nothingSoon = soon.data?.results.length === 0;
  const coming = useQuery({
    ...homeQueries.coming(),
    enabled: nothingSoon,
    refetchInterval: LIVE_REFRESH_MS,
  });
  const asked = nothingSoon ? coming : soon;
  return {
    // The long list contains today's matches until midnight, even those already played.
    matches: asked.data ? byTime(asked.data.results.filter(isComing)) : null,
    later: nothingSoon && (coming.data?.results.length ?? 0) > 0,
    failed: !asked.data && asked.isError,
    busy: asked.isFetching,
    retry: () => void asked.refetch(),
  };
}

function isComing({ status }: Prognostic): boolean {
  return status === 'scheduled' || status === 'postponed';
}
