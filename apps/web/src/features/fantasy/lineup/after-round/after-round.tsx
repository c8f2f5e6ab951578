import { useQuery, useQueryClient } from '@tanstack/react-query';
import { championshipCalls } from '@tredici/contract/championships';
import {
  type GivenVote,
  type KnownVote,
  type Team,
  type TeamRoundScore,
  teamCalls,
} from '@tredici/contract/teams';
import { useState } from 'react';
import { ApiError } from '#lib/api/api-error.ts';
import { useErrorText } from '#lib/api/problem-text.ts';
import { request } from '#lib/api/request.ts';
import { useChange } from '#lib/api/use-change.ts';
import { notify } from '#lib/device/notify.ts';
import { useText } from '#lib/i18n/translate.ts';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { teamQueries } from '../../teams/queries.ts';
import { type LineupTeam, withLeft } from '../lineup-team.ts';
import { lineupQueries } from '../queries.ts';
import css from './after-round.module.css';
import { RoundScore } from './round-score.tsx';
import { SeasonSoFar } from './season-so-far.tsx';
import { clubsOf, VoteForm } from './vote-form.tsx';
import { withPostponed, withStarted } from './vote-rows.ts';

export interface AfterRoundProps {
  readonly team: LineupTeam;
  readonly stored: Team;
  /** The next round; null at the end of a season. */
  readonly nextRound: number | null;
}
const LAST_ROUND = 38;

/** After the round: its votes, the score of the actual line-up, the best possible score, and the season so
 *  far. */
export function AfterRound({ team, stored, nextRound }: AfterRoundProps) {
  const t = useText('lineup');
  const errorText = useErrorText();
  const queries = useQueryClient();
  const last = (nextRound ?? LAST_ROUND + 1) - 1;
  const [round, setRound] = useState(last);
  const result = useQuery({
    ...lineupQueries.round(stored.id, round),
    enabled: round > 0,
  }).data;
  const scores = useQuery(lineupQueries.scores(stored.id)).data?.results ?? [];
  const league = useQuery({
    ...teamQueries.championship(stored.championship_id ?? 0),
    enabled: stored.championship_id !== null,
  }).data;
  const own = league?.participants.find(({ team_id }) => team_id === stored.id);

  const scoring = useChange({
    mutationFn: (votes: GivenVote[]) =>
      request(teamCalls.scoreRound, {
        params: { id: String(stored.id), round: String(round) },
        body: { votes },
      }),
    onSuccess: () => {
      const asked = [lineupQueries.round(stored.id, round), lineupQueries.scores(stored.id)];
      return Promise.all(
        asked.map(({ queryKey }) => queries.invalidateQueries({ queryKey: [...queryKey] })),
      );
    },
    onError: (error) => {
      const isRefused = error instanceof ApiError && error.code === 'lineup_refused';
      notify(isRefused ? t('after.refused', { round }) : errorText(error), 'failed');
    },
  });
  const entering = useChange({
    mutationFn: ({ total }: TeamRoundScore) =>
      request(championshipCalls.enterTotals, {
        params: { id: String(stored.championship_id), round: String(round) },
        body: { totals: [{ participant_id: own!.id, total }] },
      }),
    onSuccess: (answer) => {
      queries.setQueryData(teamQueries.championship(answer.id).queryKey, answer);
      notify(t('after.entered'));
    },
    onError: (error) => notify(errorText(error), 'failed'),
  });

  if (last < 1) return <p className={css.soft}>{t('after.none')}</p>;
  const playedBy = withLeft(team, result?.left ?? []);
  const { known = [], counting = [] } = result?.postponed ?? {};
  const pair = result?.switch ?? null;
  const marked = withPostponed(
    result?.votes.filter(({ is_own }) => is_own).map(asGiven) ?? [],
    known,
    counting,
  );
  const ownVotes = pair ? withStarted(marked, pair.starter, pair.started) : marked;
  const postponedClubs = clubsOf(playedBy, counting);
  const rounds = Array.from({ length: last }, (_, at) => last - at);
  return (
    <div className={css.after}>
      <div className={css.choose}>
        <SelectField
          label={t('after.round')}
          choices={rounds.map((one) => ({ value: String(one), label: t('round', { round: one }) }))}
          value={String(round)}
          onChoose={(chosen) => setRound(Number(chosen))}
        />
      </div>
      {result && !result.has_lineup && <p>{t('after.noLineup', { round })}</p>}
      {result?.has_lineup && (
        <>
          {result.unplayed > 0 && <p>{t('after.unplayed', { count: result.unplayed })}</p>}
          {postponedClubs.length > 0 && (
            <p>
              {t(`after.postponed.${team.rules.postponed}`, { clubs: postponedClubs.join(', ') })}
            </p>
          )}
          {pair?.started === null && (
            <p>{t('after.switchUnknown', { name: playedBy.byId.get(pair.starter)?.name ?? '' })}</p>
          )}
          {result.score ? (
            <RoundScore team={playedBy} score={result.score} />
          ) : (
            <p>{t('after.notScored', { round })}</p>
          )}
          <div className={css.actions}>
            <Button
              primary={!result.score}
              busy={scoring.isPending}
              onClick={() => scoring.mutate(ownVotes)}
            >
              {t(result.score ? 'after.again' : 'after.score')}
            </Button>
            {result.score && own && (
              <Button busy={entering.isPending} onClick={() => entering.mutate(result.score!)}>
                {t('after.enter')}
              </Button>
            )}
          </div>
          <VoteForm
            key={`${round} ${result.votes.length} ${counting.join()} ${pair?.started}`}
            team={playedBy}
            votes={result.votes}
            postponed={result.postponed}
            pair={result.switch}
            busy={scoring.isPending}
            onSend={(votes) => scoring.mutate(votes)}
          />
        </>
      )}
      <SeasonSoFar
        scores={scores}
        standing={league?.standings.find(({ participant_id }) => participant_id === own?.id)}
      />
    </div>
  );
}

const asGiven = ({ player_id, vote, events }: KnownVote): GivenVote => ({
  player_id,
  vote,
  events,
});
