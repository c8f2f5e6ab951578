import { useQuery } from '@tanstack/react-query';
import type { Team } from '@tredici/contract/teams';
import type { RecommendedLineup } from '@tredici/engine/fantasy/lineup/prepare-squad';
import type { Candidate } from '@tredici/engine/fantasy/lineup/squad/candidate';
import { useState } from 'react';
import { useText } from '#lib/i18n/translate.ts';
import { Button } from '#ui/button.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { teamQueries } from '../../teams/queries.ts';
import { savedOf } from '../draft/draft.ts';
import type { LineupEditor } from '../draft/use-lineup-editor.ts';
import type { LineupTeam } from '../lineup-team.ts';
import { lineupQueries } from '../queries.ts';
import { LineupChangeList } from './lineup-change-list.tsx';
import { NoWinChance, type NoWinChanceProps } from './no-win-chance.tsx';
import { meetingOf } from './opponents.ts';
import type { LineupAnswer, RecommendQuestion } from './recommend-in-worker.ts';
import css from './recommended-eleven.module.css';
import { RecommendedFigures } from './recommended-figures.tsx';
import { unlikelyStarters } from './unlikely-starters.ts';
import { useLineupChange, useRecommendation } from './use-recommendation.ts';
import { type WishMap, wishesOf } from './wishes.ts';

export interface RecommendedAnswerProps {
  readonly team: LineupTeam;
  readonly stored: Team;
  readonly round: number | null;
  readonly editor: LineupEditor;
  readonly candidates: readonly Candidate[] | null;
  readonly wishes: WishMap;
  readonly onClear: () => void;
}
/** No particular opponent. */
const AVERAGE = 'average';

/** The line-up with the most expected points under the championship's own rules, computed on the reader's
 *  device and again whenever a wish or the opponent changes. */
export function RecommendedAnswer(props: RecommendedAnswerProps) {
  const t = useText('lineup');
  const { team, stored, round, editor, candidates, wishes } = props;
  const [chosen, setChosen] = useState<string | null>(null);
  const inLeague = stored.championship_id !== null;
  const league = useQuery({
    ...teamQueries.championship(stored.championship_id ?? 0),
    enabled: inLeague,
  });
  const meeting = meetingOf(league.data, stored.id, round);
  const opponentId = chosen === AVERAGE ? null : Number(chosen ?? meeting.next ?? 0) || null;
  const opponent = useQuery({
    ...lineupQueries.opponent(stored.id, opponentId ?? 0),
    enabled: opponentId !== null,
  });
  // Waits for the calendar, which names the opponent, to avoid computing twice.
  const isWaiting = (inLeague && league.isPending) || (opponentId !== null && opponent.isPending);
  const question: RecommendQuestion | null =
    candidates && !isWaiting
      ? {
          kind: 'recommend',
          rules: team.rules,
          candidates,
          wishes: wishesOf(wishes),
          opponent: opponentId === null ? null : (opponent.data?.candidates ?? null),
          venue: opponentId === meeting.next ? meeting.venue : null,
        }
      : null;
  const { answer, progress, refusal } = useRecommendation(question);
  const facing = meeting.opponents.find(({ id }) => id === opponentId);
  const noChance = facing && !isWaiting ? noChanceIn(opponent, answer, progress !== null) : null;
  const own = savedOf(editor.draft);
  const change = useLineupChange(
    answer && candidates && own.starters.length === 11
      ? {
          kind: 'compare',
          rules: team.rules,
          candidates,
          before: own,
          after: lineupOf(answer.recommendation),
          facing: answer.facing,
        }
      : null,
  );
  const take = (lineup: RecommendedLineup) => editor.take(asSaved(lineup));
  return (
    <>
      <div className={css.ask}>
        {meeting.opponents.length > 0 && (
          <SelectField
            label={t('eleven.opponent')}
            choices={[
              { value: AVERAGE, label: t('eleven.average') },
              ...meeting.opponents.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
            value={opponentId === null ? AVERAGE : String(opponentId)}
            onChoose={setChosen}
          />
        )}
        {wishes.size > 0 && (
          <Button onClick={props.onClear}>{t('eleven.clear', { count: wishes.size })}</Button>
        )}
      </div>
      <p role="status" className={css.progress}>
        {(progress || isWaiting) && (
          <>
            <span className={css.bar}>
              <ProgressBar label={t('eleven')} share={progress?.share ?? 0} />
            </span>
            {t(`stage.${progress?.stage ?? 'opponent'}`)}
          </>
        )}
        {refusal && t(`eleven.refused.${refusal}`)}
      </p>
      {answer && (
        <div className={css.answer}>
          <RecommendedFigures
            team={team}
            answer={answer}
            unlikely={unlikelyStarters(answer.recommendation, candidates ?? [], wishes)}
            noWinChance={
              facing &&
              noChance && <NoWinChance reason={noChance} opponent={facing} teamId={stored.id} />
            }
            onTake={take}
          />
          {change && <LineupChangeList team={team} change={change} />}
        </div>
      )}
    </>
  );
}

/** Why nothing can be said about the match; null if something can, or will be. */
function noChanceIn(
  {
    data,
    error,
  }: { readonly data?: { readonly candidates: unknown[] } | undefined; error: unknown },
  answer: LineupAnswer | null,
  isBusy: boolean,
): NoWinChanceProps['reason'] | null {
  if (!data) return error ? 'failed' : null;
  if (data.candidates.length === 0) return 'unknown';
  // The solver found no line-up in it.
  return answer && !isBusy && answer.opponent === null ? 'short' : null;
}

const lineupOf = ({ module, starters, bench, captain, vice }: RecommendedLineup) => ({
  module,
  starters,
  bench,
  captain,
  vice,
});

const asSaved = ({ module, starters, bench, captain, vice }: RecommendedLineup) => ({
  module,
  starters: starters.map(Number),
  bench: bench.map(Number),
  captain: captain === null ? null : Number(captain),
  vice: vice === null ? null : Number(vice),
});
