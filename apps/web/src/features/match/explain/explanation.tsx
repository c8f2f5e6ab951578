import type { MatchDetail, MatchExplanation } from '@tredici/contract/match';
import { FINAL_RESULTS } from '@tredici/engine/markets/bet-types';
import type { CSSProperties } from 'react';
import { useFormats } from '#lib/i18n/format.ts';
import { hasMessage, useText } from '#lib/i18n/translate.ts';
import { Section } from '../section.tsx';
import css from './explanation.module.css';
import { type Step, stepsOf } from './forecast-steps.ts';
import { useSigned } from './use-signed.ts';

/** What moved the forecast, step by step, from an even match. */
export function Explanation({
  match: { home_team_name: home, away_team_name: away },
  explanation,
}: {
  readonly match: MatchDetail;
  readonly explanation: MatchExplanation;
}) {
  const t = useText('match');
  const { odds, percent } = useFormats();
  const { start, end, expected_goals: goals } = explanation;
  const steps = stepsOf(explanation);
  // Balance is how far the home side is ahead, in points: half the track at most.
  const reach = Math.max(10, ...steps.map(({ after }) => Math.abs(after['1'] - after['2'])));
  return (
    <Section title={t('why.title')} body={t('why.body', { home, away })}>
      <table className={css.table}>
        <caption className="visually-hidden">{t('why.title')}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t('why.factor')}</span>
              <span className={css.ends} aria-hidden="true">
                <span>{t('why.home', { team: home })}</span>
                <span>{t('why.home', { team: away })}</span>
              </span>
            </th>
            {FINAL_RESULTS.map((sign) => (
              <th key={sign} scope="col" className={css.figure}>
                {sign}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr className={css.whole}>
            <th scope="row">{t('why.start')}</th>
            {FINAL_RESULTS.map((sign) => (
              <td key={sign} className={css.figure}>
                {percent(start[sign], 1)}
              </td>
            ))}
          </tr>
          {steps.map((step, at) => (
            <StepRow
              key={step.name}
              step={step}
              before={balance(steps[at - 1]?.after ?? start)}
              reach={reach}
              home={home}
            />
          ))}
          <tr className={css.whole}>
            <th scope="row">{t('why.end')}</th>
            {FINAL_RESULTS.map((sign) => (
              <td key={sign} className={css.figure}>
                {percent(end[sign], 1)}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      <p className={css.goals}>
        {t('why.goals', { home, away, homeGoals: odds(goals.home), awayGoals: odds(goals.away) })}
      </p>
    </Section>
  );
}

const balance = (at: Step['after']) => at['1'] - at['2'];

function StepRow({
  step: { name, change, after },
  before,
  reach,
  home,
}: {
  readonly step: Step;
  readonly before: number;
  readonly reach: number;
  readonly home: string;
}) {
  const t = useText('match');
  const { points } = useSigned();
  const factor = `factor.${name}`;
  const body = `${factor}.body`;
  const now = balance(after);
  // The home side is on the left, as everywhere on a coupon.
  const place = (value: number) => 50 - (value / reach) * 50;
  const from = Math.min(place(before), place(now));
  const style = {
    '--from': `${from}%`,
    '--width': `${Math.abs(place(before) - place(now))}%`,
    '--now': `${place(now)}%`,
  } as CSSProperties;
  const moved = FINAL_RESULTS.some((sign) => Math.abs(change[sign]) >= 0.05);
  return (
    <tr>
      <th scope="row">
        <span className={css.name}>
          {hasMessage('match', factor) ? t(factor, { home }) : t('factor.other')}
        </span>
        {hasMessage('match', body) && <span className={css.body}>{t(body)}</span>}
        <span className={css.track} style={style} aria-hidden="true">
          <span className={now >= before ? css.bar : `${css.bar} ${css.away}`} />
          <span className={css.now} />
        </span>
      </th>
      {moved ? (
        FINAL_RESULTS.map((sign) => (
          <td key={sign} className={css.figure}>
            {points(change[sign])}
          </td>
        ))
      ) : (
        <td colSpan={FINAL_RESULTS.length} className={css.still}>
          {t('why.still')}
        </td>
      )}
    </tr>
  );
}
