import type { MatchDetail } from '@tredici/contract/match';
import { useInTurn } from '#lib/device/use-in-turn.ts';
import { useText } from '#lib/i18n/translate.ts';
import { useOddsHidden } from '#lib/session/odds-visibility.ts';
import { PartsInTurn } from '#ui/parts-in-turn.tsx';
import { BetGroups } from './bets/group-panels.tsx';
import { Explanation } from './explain/explanation.tsx';
import { ForecastFacts } from './explain/forecast-facts.tsx';
import { ScoreMap } from './explain/score-map.tsx';
import { Sources } from './explain/sources.tsx';
import type { MatchAccess } from './match-access.ts';
import css from './match-page.module.css';
import { OddsBoard } from './odds/odds-board.tsx';
import { PreMatchSection } from './pre-match/pre-match-section.tsx';
import { Section } from './section.tsx';

/** Everything below the head of a loaded match. */
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
  const step = useInTurn(STEPS, 1);
  return (
    <PartsInTurn className={step < STEPS ? `${css.sections} ${css.drawing}` : css.sections}>
      {access !== 'anonymous' && <PreMatchSection match={match} isLinked={access === 'premium'} />}
      {forecast && (
        <>
          <BetGroups match={match} oddsHidden={oddsHidden} drawn={step > 1} />
          {step > 2 && <Sources match={match} />}
          {step > 2 && scores && <ScoreMap match={match} scores={scores} />}
          {step > 3 && explanation && <Explanation match={match} explanation={explanation} />}
        </>
      )}
      {!forecast && step > 1 && !oddsHidden && (
        <Section title={t('odds.title')} wide>
          <OddsBoard match={match} />
        </Section>
      )}
      {step > 3 && forecast && <ForecastFacts match={match} forecast={forecast} />}
    </PartsInTurn>
  );
}

/** The first step draws no section, because the head is drawn first. */
const STEPS = 4;
