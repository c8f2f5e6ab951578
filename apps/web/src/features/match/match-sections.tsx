import type { MatchDetail } from '@tredici/contract/match';
import { startTransition, useEffect, useState } from 'react';
import { useText } from '#lib/i18n/translate.ts';
import { useOddsHidden } from '#lib/session/odds-visibility.ts';
import { PartsInTurn } from '#ui/parts-in-turn.tsx';
import { BeforeSection } from './before/before-section.tsx';
import { BetGroups } from './bets/group-panels.tsx';
import { Explanation } from './explain/explanation.tsx';
import { ForecastFacts } from './explain/forecast-facts.tsx';
import { ScoreMap } from './explain/score-map.tsx';
import { Sources } from './explain/sources.tsx';
import type { MatchAccess } from './match-access.ts';
import css from './match-page.module.css';
import { OddsBoard } from './odds/odds-board.tsx';
import { Section } from './section.tsx';

/** All below the head of a match that has arrived. */
export function MatchSections({
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
  return (
    <PartsInTurn className={drawn < PARTS ? `${css.sections} ${css.drawing}` : css.sections}>
      {access !== 'anonymous' && <BeforeSection match={match} isLinked={access === 'premium'} />}
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
    </PartsInTurn>
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
