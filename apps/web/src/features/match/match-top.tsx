import { COMING_DAYS } from '@tredici/contract/bets';
import type { MatchDetail } from '@tredici/contract/match';
import { TOURNAMENTS } from '@tredici/contract/tournaments';
import { FINAL_RESULTS } from '@tredici/engine/markets/bet-types';
import { bestOdd } from '#football/best-odds.ts';
import { CouponLarge } from '#football/coupon-large.tsx';
import type { CouponMatch, CouponPrices } from '#football/coupon-match.ts';
import { DataAge } from '#football/data-age.tsx';
import { useLeagueLabel } from '#football/league-names.ts';
import { useInTurn } from '#lib/device/use-in-turn.ts';
import { useText } from '#lib/i18n/translate.ts';
import { useOddsHidden } from '#lib/session/odds-visibility.ts';
import { Stamp } from '#ui/stamp.tsx';
import { TopBet } from './bets/top-bet.tsx';
import type { MatchAccess } from './match-access.ts';
import css from './match-page.module.css';
import { BelowCouponWaiting, StubsWaiting } from './match-waiting.tsx';
import { LargestDifferences } from './odds/largest-differences.tsx';
import { FactsTable, FactsWaiting } from './pre-match/facts-table.tsx';
import { Moment, MomentWaiting } from './pre-match/moment.tsx';
import { ShareActions } from './share/share-actions.tsx';

interface MatchTopProps {
  /** The match, once it has loaded. */
  readonly match: MatchDetail | undefined;
  /** The match, or until it has loaded the data of the list row from which it was opened. */
  readonly line: CouponMatch;
  readonly access: MatchAccess;
}

/** The head of the page: the coupon is shown at once, and data that arrive later are filled in without
 *  redrawing it. */
export function MatchTop({ match, line, access }: MatchTopProps) {
  const isKnown = access !== 'anonymous';
  const hidden = useOddsHidden() || !isKnown;
  const oddsHidden = match ? hidden || match.odds_hidden : hidden;
  const leagueName = useLeagueLabel();
  const tournament = TOURNAMENTS.find((one) => one.tournament_name === line.tournament_name);
  return (
    <div className={css.top}>
      <div className={css.head}>
        {match && <Status match={match} />}
        <CouponLarge
          match={match ?? line}
          league={tournament && leagueName(tournament)}
          moment={match ? <Moment match={match} withRound={isKnown} /> : <MomentWaiting />}
          {...(oddsHidden ? {} : { odds: match ? bestPrices(match) : {} })}
        >
          {isKnown &&
            (match ? (
              <FactsTable
                matchId={match.match_id}
                home={match.home_team_name}
                away={match.away_team_name}
              />
            ) : (
              <FactsWaiting />
            ))}
        </CouponLarge>
        {match ? <BelowCoupon match={match} /> : <BelowCouponWaiting />}
      </div>
      {match ? (
        <Stubs match={match} oddsHidden={oddsHidden} />
      ) : (
        <StubsWaiting oddsHidden={oddsHidden} />
      )}
    </div>
  );
}

function BelowCoupon({ match }: { readonly match: MatchDetail }) {
  const { forecast, forecasts_at, prices_at, bookmakers } = match;
  return (
    <>
      {/* A frozen forecast is not stale: it dates from kick-off by design. */}
      {forecast && !forecast.frozen_at && (
        <DataAge forecastsAt={forecasts_at} pricesAt={bookmakers.length > 0 ? prices_at : null} />
      )}
      <ShareActions match={match} />
    </>
  );
}

/** The coupon above is drawn first. */
const STEPS = 2;

function Stubs({
  match,
  oddsHidden,
}: {
  readonly match: MatchDetail;
  readonly oddsHidden: boolean;
}) {
  const { forecast } = match;
  const step = useInTurn(STEPS, 1);
  if (forecast && step < STEPS) return <StubsWaiting oddsHidden={oddsHidden} />;
  return (
    <div className={css.stubs}>
      {forecast ? <TopBet match={match} oddsHidden={oddsHidden} /> : <NoForecast match={match} />}
      {forecast && !oddsHidden && <LargestDifferences match={match} />}
    </div>
  );
}

function Status({ match: { status, forecast } }: { readonly match: MatchDetail }) {
  const t = useText('match');
  if (status === 'scheduled') return null;
  // Two of the sentences are about the forecast.
  const speaks = forecast || (status !== 'finished' && status !== 'live');
  return (
    <div className={css.status}>
      <Stamp small>{t(`status.${status}`)}</Stamp>
      {speaks && <p>{t(`statusNote.${status}`)}</p>}
    </div>
  );
}

function NoForecast({ match: { status } }: { readonly match: MatchDetail }) {
  const t = useText('match');
  const coming = status === 'scheduled' || status === 'postponed';
  return (
    <div className={css.noForecast}>
      <b>{t('noForecast')}</b>
      <p>{coming ? t('noForecast.coming', { days: COMING_DAYS }) : t('noForecast.past')}</p>
    </div>
  );
}

function bestPrices({ odds, bookmakers }: MatchDetail): CouponPrices {
  return Object.fromEntries(
    FINAL_RESULTS.flatMap((sign) => {
      const best = bestOdd(odds, sign, bookmakers);
      return best ? [[sign, best.odd]] : [];
    }),
  );
}
