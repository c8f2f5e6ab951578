import type { MatchDetail } from '@tredici/contract/match';
import type { CSSProperties } from 'react';
import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import { Section } from '../section.tsx';
import { likelyScores, type Score } from './likely-scores.ts';
import css from './score-map.module.css';

const NAMED = 3;

/** Every exact score with its probability: a darker cell is likelier. */
export function ScoreMap({
  match,
  scores,
}: {
  readonly match: MatchDetail;
  readonly scores: NonNullable<MatchDetail['scores']>;
}) {
  const t = useText('match');
  const { percent } = useFormats();
  const { home_team_name: home, away_team_name: away } = match;
  const named = likelyScores(scores, NAMED);
  const last = scores.length - 1;
  const highest = Math.max(...scores.flat());
  const goals = (count: number) => (count === last ? t('scores.orMore', { count }) : count);
  const list = named
    .map((score) =>
      t('scores.one', {
        home: score.home,
        away: score.away,
        percent: percent(score.probability, 1),
      }),
    )
    .join(', ');
  const sum = percent(
    named.reduce((total, { probability }) => total + probability, 0),
    1,
  );
  const actual = actualCell(match, last);
  return (
    <Section title={t('scores.title')} body={t('scores.body', { list, sum })}>
      <table className={css.map}>
        <caption className="visually-hidden">{t('scores.caption', { home, away })}</caption>
        <thead>
          <tr>
            <td className={css.edge} />
            <td className={css.corner} />
            <th scope="colgroup" colSpan={scores.length} className={css.side}>
              {t('scores.goalsOf', { team: away })}
            </th>
          </tr>
          <tr>
            <td colSpan={2} />
            {scores.map((_, count) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its number of goals.
              <th key={count} scope="col" className={css.goals}>
                {goals(count)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {scores.map((row, homeGoals) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its number of goals.
            <tr key={homeGoals}>
              {homeGoals === 0 && (
                <th scope="rowgroup" rowSpan={scores.length} className={css.upright}>
                  <span>{t('scores.goalsOf', { team: home })}</span>
                </th>
              )}
              <th scope="row" className={css.goals}>
                {goals(homeGoals)}
              </th>
              {row.map((probability, awayGoals) => (
                <ScoreCell
                  // biome-ignore lint/suspicious/noArrayIndexKey: a column is its number of goals.
                  key={awayGoals}
                  score={{ home: homeGoals, away: awayGoals, probability }}
                  strength={probability / highest}
                  isLikeliest={named[0]?.home === homeGoals && named[0].away === awayGoals}
                  isActual={actual?.home === homeGoals && actual.away === awayGoals}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={css.legend}>
        {t('scores.legend', { home, away })} {actual && t('scores.legendActual')}
      </p>
    </Section>
  );
}

function ScoreCell({
  score: { home, away, probability },
  strength,
  isLikeliest,
  isActual,
}: {
  readonly score: Score;
  /** Relative to the likeliest cell. */
  readonly strength: number;
  readonly isLikeliest: boolean;
  readonly isActual: boolean;
}) {
  const t = useText('match');
  const { decimal } = useFigures();
  const looks = [css.cell, home === away && css.draw, isActual && css.actual];
  return (
    <td
      className={looks.filter(Boolean).join(' ')}
      style={{ '--strength': strength } as CSSProperties}
    >
      {isLikeliest && (
        <svg
          className={css.ring}
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path d="M58 8C30 2 6 22 7 50s22 44 46 42 42-22 40-45S70 6 40 10" />
        </svg>
      )}
      <span className={css.figure}>{decimal(probability)}</span>
      {isLikeliest && <span className="visually-hidden">, {t('scores.likeliest')}</span>}
      {isActual && <span className="visually-hidden">, {t('scores.actual')}</span>}
    </td>
  );
}

/** One decimal without the percent sign, because the heading says that they are percentages. */
function useFigures() {
  const { percent } = useFormats();
  return {
    decimal(probability: number): string {
      if (probability === 0) return '0';
      const figure = (value: number) => percent(value, 1).replace(/\s?%/, '');
      return probability < 0.05 ? `<${figure(0.1)}` : figure(probability);
    },
  };
}

/** The cell of the final score; the last row and column include all higher numbers of goals. */
function actualCell({ status, home_goals, away_goals }: MatchDetail, last: number) {
  if (status !== 'finished' || home_goals === null || away_goals === null) return null;
  return { home: Math.min(home_goals, last), away: Math.min(away_goals, last) };
}
