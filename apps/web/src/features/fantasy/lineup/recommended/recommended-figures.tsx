import type { RecommendedLineup } from '@tredici/engine/fantasy/lineup/prepare-squad';
import type { ReactNode } from 'react';
import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import { roundedParts } from '#lib/rounded-parts.ts';
import { BigFigure } from '#ui/big-figure.tsx';
import { Button } from '#ui/button.tsx';
import { Fold } from '#ui/fold.tsx';
import type { LineupTeam } from '../lineup-team.ts';
import { GoalChances } from './goal-chances.tsx';
import type { LineupAnswer } from './recommend-in-worker.ts';
import css from './recommended-eleven.module.css';
import type { UnlikelyStarter } from './unlikely-starters.ts';

interface RecommendedFiguresProps {
  readonly team: LineupTeam;
  readonly answer: LineupAnswer;
  readonly unlikely: readonly UnlikelyStarter[];
  /** Shown in place of the chances against the chosen opponent, if there are none. */
  readonly noWinChance?: ReactNode;
  readonly onTake: (lineup: RecommendedLineup) => void;
}
/** Two line-ups closer than this count as equally good. */
const AS_GOOD = 0.1;

/** The expected points of the recommended line-up, how close the second best is, its chances, and the line-up
 *  that wins more often if it is another. */
export function RecommendedFigures(props: RecommendedFiguresProps) {
  const { team, answer, unlikely, noWinChance, onTake } = props;
  const t = useText('lineup');
  const { decimal, percent } = useFormats();
  const { recommendation, chances, opponent, toWin } = answer;
  const { module, expected, second, without, notCounted } = recommendation;
  const name = (id: string | number | null) => team.byId.get(Number(id))?.name ?? '';
  const names = (ids: readonly (string | number)[]) => ids.map(name).join(', ');
  const result = chances?.result;
  const winner = toWin?.chances.result;
  // Rounded so that they add up to 100 %.
  const [win = 0, draw = 0, loss = 0] = result
    ? roundedParts([100 * result.win, 100 * result.draw, 100 * result.loss], 0)
    : [];
  return (
    <div className={css.figures}>
      <div className={css.first}>
        <BigFigure figure={decimal(expected, 1)} label={t('eleven.points')} />
        <div className={css.words}>
          <p>
            <b>{module}</b> · {names(recommendation.starters)}
          </p>
          <p>{t('eleven.bench', { names: names(recommendation.bench) })}</p>
          {recommendation.captain !== null && (
            <p>{t('eleven.captain', { name: name(recommendation.captain) })}</p>
          )}
        </div>
      </div>
      {unlikely.map(({ id, because }) => (
        <p key={id}>{t(`eleven.unlikely.${because}`, { name: name(id) })}</p>
      ))}
      {second && (
        <p>
          {t(secondKey(second.distance), {
            out: names(second.out),
            in: names(second.in),
            module: second.module,
            distance: decimal(second.distance, 2),
          })}
        </p>
      )}
      <div className={css.actions}>
        <Button primary onClick={() => onTake(recommendation)}>
          {t('eleven.take')}
        </Button>
      </div>
      {chances && <GoalChances rules={team.rules} chances={chances} />}
      {noWinChance && (
        <div className={css.against}>
          <h3 className={css.subtitle}>{t('win.title')}</h3>
          {noWinChance}
        </div>
      )}
      {!noWinChance && result && opponent && (
        <div className={css.against}>
          <h3 className={css.subtitle}>{t('win.title')}</h3>
          <p>
            {t('win.result', {
              win: percent(win),
              draw: percent(draw),
              loss: percent(loss),
            })}
          </p>
          <p className={css.soft}>
            {t('win.their', { module: opponent.module, points: decimal(opponent.expected, 1) })}
          </p>
          {toWin && winner ? (
            <>
              <p>
                {t('win.other', {
                  module: toWin.lineup.module,
                  in: names(
                    toWin.lineup.starters.filter((id) => !recommendation.starters.includes(id)),
                  ),
                  win: percent(100 * winner.win),
                  draw: percent(100 * winner.draw),
                })}
              </p>
              <div className={css.actions}>
                <Button onClick={() => onTake(toWin.lineup)}>{t('win.take')}</Button>
              </div>
            </>
          ) : (
            <p>{t('win.same')}</p>
          )}
        </div>
      )}
      <Fold title={t('without.title')}>
        <ul className={css.list}>
          {without.map(({ id, instead, module: other, cost }) => (
            <li key={id}>
              <b>{name(id)}</b>{' '}
              {cost === null || other === null
                ? t('without.nobody')
                : t(withoutKey(cost, other === module), {
                    names: names(instead),
                    module: other,
                    cost: decimal(Math.abs(cost), 2),
                  })}
            </li>
          ))}
        </ul>
      </Fold>
      <p className={css.soft}>
        {t('eleven.honest')} {notCounted.includes('switch') && t('eleven.noSwitch')}
      </p>
    </div>
  );
}

/** A smaller amount would be displayed as zero. */
const NOTHING = 0.005;

function secondKey(distance: number) {
  if (distance < NOTHING) return 'eleven.secondLevel';
  return distance < AS_GOOD ? 'eleven.secondClose' : 'eleven.second';
}

/** A starter forced by the reader may cost points. */
function withoutKey(cost: number, isSameModule: boolean) {
  if (Math.abs(cost) < NOTHING) return isSameModule ? 'without.same' : 'without.sameElsewhere';
  if (cost < 0) return isSameModule ? 'without.gain' : 'without.gainElsewhere';
  return isSameModule ? 'without.cost' : 'without.costElsewhere';
}
