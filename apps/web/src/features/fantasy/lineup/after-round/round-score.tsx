import type { TeamRoundScore } from '@tredici/contract/teams';
import type { ChampionshipRules } from '@tredici/engine/fantasy/rules/championship-rules';
import { useFormats } from '#lib/i18n/format.ts';
import { hasMessage, useText } from '#lib/i18n/translate.ts';
import { BigFigure } from '#ui/big-figure.tsx';
import { DataTable } from '#ui/data-table.tsx';
import type { LineupTeam } from '../lineup-team.ts';
import css from './after-round.module.css';

interface RoundScoreProps {
  readonly team: LineupTeam;
  readonly score: TeamRoundScore;
}

/** The score of a line-up in a round, player by player, and the best possible one. */
export function RoundScore({ team, score }: RoundScoreProps) {
  const t = useText('lineup');
  const { decimal, signed } = useFormats();
  const name = (id: number) => team.byId.get(id)?.name ?? '';
  const partName = (called: string) => {
    const key = `part.${called}`;
    return hasMessage('lineup', key) ? t(key) : called;
  };
  const notCounted = score.modifiers
    .map(({ name: called }) => called)
    .filter((called) => needsOpponent(team.rules, called));
  const missed = score.best ? score.best.total - score.total : 0;
  return (
    <div className={css.score}>
      <div className={css.first}>
        <BigFigure
          figure={decimal(score.total, 1)}
          label={t('after.goals', { count: score.goals })}
        />
        <div className={css.words}>
          {!score.complete && <p>{t('after.waiting')}</p>}
          {score.best && (
            <p>
              {missed < 0.05
                ? t('after.bestPlayed')
                : t('after.best', {
                    total: decimal(score.best.total, 1),
                    missed: decimal(missed, 1),
                    module: score.best.module,
                  })}
            </p>
          )}
          {score.switched && (
            <p>
              {t('after.switched', {
                in: name(score.switched.in),
                out: name(score.switched.out),
              })}
            </p>
          )}
          {score.substitutions.map(({ out, in: into }) => (
            <p key={out}>{t('after.substitution', { in: name(into), out: name(out) })}</p>
          ))}
          {score.modifiers
            .filter(({ name: called }) => !notCounted.includes(called))
            .map(({ name: called, points }) => (
              <p key={called}>
                {partName(called)}: {signed(points, 1)}
              </p>
            ))}
          {notCounted.length > 0 && (
            <p>{t('after.notCounted', { parts: notCounted.map(partName).join(', ') })}</p>
          )}
        </div>
      </div>
      <DataTable
        caption={t('after.counted')}
        columns={[
          { key: 'name', name: t('after.player'), cell: ({ player_id }) => name(player_id) },
          { key: 'vote', name: t('after.vote'), cell: ({ vote }) => decimal(vote, 1) },
          { key: 'points', name: t('after.points'), cell: ({ points }) => decimal(points, 1) },
        ]}
        rows={score.counted}
        keyOf={({ player_id }) => player_id}
      />
    </div>
  );
}

/** Modifiers that depend on the opponent, whose line-up is unknown here: they count as zero in the score. */
const needsOpponent = ({ modifiers }: ChampionshipRules, name: string) =>
  name === 'midfield' ||
  name === 'goalkeeper' ||
  (name === 'defence' && modifiers.defence?.appliesTo === 'opponent');
