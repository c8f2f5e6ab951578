import { COMING_DAYS } from '@tredici/contract/bets';
import type { MatchDetail } from '@tredici/contract/match';
import { tournamentById } from '@tredici/contract/tournaments';
import { FINAL_RESULTS } from '@tredici/engine/markets/bet-types';
import { startTransition, useEffect, useState } from 'react';
import { bestOdd } from '#football/best-odds.ts';
import { CouponLarge } from '#football/coupon-large.tsx';
import type { CouponPrices } from '#football/coupon-match.ts';
import { DataAge } from '#football/data-age.tsx';
import { useLeagueLabel } from '#football/league-names.ts';
import { useText } from '#lib/i18n/translate.ts';
import { useOddsHidden } from '#lib/session/odds-visibility.ts';
import { Stamp } from '#ui/stamp.tsx';
import { BeforeSection } from './before/before-section.tsx';
import { FactsTable } from './before/facts-table.tsx';
import { Moment } from './before/moment.tsx';
import { BetGroups } from './bets/group-panels.tsx';
import { TopBet } from './bets/top-bet.tsx';
import { Explanation } from './explain/explanation.tsx';
import { ForecastFacts } from './explain/forecast-facts.tsx';
import { ScoreMap } from './explain/score-map.tsx';
import { Sources } from './explain/sources.tsx';
import type { MatchAccess } from './match-access.ts';
import css from './match-page.module.css';
import { LargestDifferences } from './odds/largest-differences.tsx';
import { OddsBoard } from './odds/odds-board.tsx';
import { Section } from './section.tsx';
import { ShareActions } from './share/share-actions.tsx';

/** A match that has arrived. */
export function MatchView({
  match,
  access,
}: {
  readonly match: MatchDetail;
  readonly access: MatchAccess;
}) {
  const t = useText('match');
  const hidden = useOddsHidden();
  const oddsHidden = hidden || match.odds_hidden;
  const { forecast, scores, explanation } = match;
  const drawn = useDrawnParts();
  const leagueName = useLeagueLabel();
  const tournament = tournamentById(match.tournament_id);
  const isKnown = access !== 'anonymous';
  return (
    <>
      <div className={css.top}>
        <div className={css.head}>
          <Status match={match} />
          <CouponLarge
            match={match}
            league={tournament && leagueName(tournament)}
            moment={<Moment match={match} withRound={isKnown} />}
            {...(oddsHidden ? {} : { odds: bestPrices(match) })}
          >
            {isKnown && (
              <FactsTable
                matchId={match.match_id}
                home={match.home_team_name}
                away={match.away_team_name}
              />
            )}
          </CouponLarge>
          {/* A frozen forecast is as old as its kick-off, and should be. */}
          {forecast && !forecast.frozen_at && (
            <DataAge
              forecastsAt={match.forecasts_at}
              pricesAt={match.bookmakers.length > 0 ? match.prices_at : null}
            />
          )}
          <ShareActions match={match} />
        </div>
        <div className={css.stubs}>
          {forecast ? (
            <TopBet match={match} oddsHidden={oddsHidden} />
          ) : (
            <NoForecast match={match} />
          )}
          {forecast && !oddsHidden && <LargestDifferences match={match} />}
        </div>
      </div>
      <div className={drawn < PARTS ? `${css.sections} ${css.drawing}` : css.sections}>
        {isKnown && <BeforeSection match={match} isLinked={access === 'premium'} />}
        {forecast && (
          <>
            <BetGroups match={match} oddsHidden={oddsHidden} drawn={drawn > 0} />
            {drawn > 1 && <Sources match={match} />}
            {drawn > 1 && scores && <ScoreMap match={match} scores={scores} />}
            {drawn > 2 && explanation && <Explanation match={match} explanation={explanation} />}
          </>
        )}
        {!forecast && drawn > 0 && !oddsHidden && (
          <Section title={t('odds.title')} wide>
            <OddsBoard match={match} />
          </Section>
        )}
        {drawn > 2 && forecast && <ForecastFacts match={match} forecast={forecast} />}
      </div>
    </>
  );
}

const PARTS = 3;

/** How many parts below the head are drawn by now. They follow one another, each in between whatever
 *  the reader does, so that a slow phone never stands still for all of them at once. */
function useDrawnParts(): number {
  const [drawn, setDrawn] = useState(0);
  useEffect(() => {
    if (drawn < PARTS) startTransition(() => setDrawn(drawn + 1));
  }, [drawn]);
  return drawn;
}

function Status({ match: { status, forecast } }: { readonly match: MatchDetail }) {
  const t = useText('match');
  if (status === 'scheduled') return null;
  // Two of the sentences speak of the forecast.
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
