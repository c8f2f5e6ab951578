import type { MatchExplanation } from '@tredici/contract/match';
import type { FinalResult } from '@tredici/engine/markets/bet-types';
import type { CSSProperties } from 'react';
import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import { linearScale, niceTicks, type Scale } from '#ui/charts/scale.ts';
import { type Step, stepsOf } from './forecast-steps.ts';
import { useFactorWords } from './use-factor-words.ts';
import css from './waterfall.module.css';

interface WaterfallProps {
  readonly explanation: MatchExplanation;
  readonly sign: FinalResult;
  readonly home: string;
}

/** The steps of one probability from an even match to the forecast: each factor is a bar that begins where
 *  the last one ended. The scale covers only the range in use, so that the small steps of a strong favourite
 *  are as readable as any others. */
export function Waterfall({ explanation, sign, home }: WaterfallProps) {
  const t = useText('match');
  const { percent } = useFormats();
  const { start, end } = explanation;
  const steps = stepsOf(explanation);
  const values = [start[sign], ...steps.map(({ after }) => after[sign])];
  const ticks = niceTicks(Math.min(...values), Math.max(...values), 4);
  const place = linearScale([ticks[0]!, ticks.at(-1)!], [0, 100]);
  return (
    <ol className={css.steps}>
      <li className={css.axis} aria-hidden="true">
        <span className={css.track}>
          {ticks.map((tick) => (
            <span key={tick} className={css.tick} style={at(place(tick))}>
              {percent(tick)}
            </span>
          ))}
        </span>
      </li>
      <Whole name={t('why.start')} value={start[sign]} place={place} />
      {steps.map((step, index) => (
        <Row
          key={step.name}
          step={step}
          sign={sign}
          place={place}
          home={home}
          before={values[index]!}
        />
      ))}
      <Whole name={t('why.end')} value={end[sign]} place={place} />
    </ol>
  );
}

const at = (value: number) => ({ '--at': `${value}%` }) as CSSProperties;

function Whole({
  name,
  value,
  place,
}: {
  readonly name: string;
  readonly value: number;
  readonly place: Scale;
}) {
  const { percent } = useFormats();
  return (
    <li className={`${css.step} ${css.whole}`}>
      <span className={css.name}>{name}</span>
      <b className={css.figure}>{percent(value, 1)}</b>
      <span className={css.track} style={at(place(value))} aria-hidden="true">
        <span className={css.level} />
      </span>
    </li>
  );
}

function Row({
  step: { name, change, after },
  sign,
  before,
  place,
  home,
}: {
  readonly step: Step;
  readonly sign: FinalResult;
  readonly before: number;
  readonly place: Scale;
  readonly home: string;
}) {
  const t = useText('match');
  const { percent, signed } = useFormats();
  const words = useFactorWords(home)(name);
  const from = place(before);
  const to = place(after[sign]);
  const isRise = to >= from;
  const style = {
    '--from': `${Math.min(from, to)}%`,
    '--width': `${Math.abs(to - from)}%`,
    '--before': `${from}%`,
    '--after': `${to}%`,
  } as CSSProperties;
  const isStill = Math.abs(change[sign]) < 0.05;
  return (
    <li className={css.step}>
      <span className={css.name}>
        {words.name}
        {words.body && <span className={css.body}>{words.body}</span>}
      </span>
      <b className={css.figure}>
        {isStill ? (
          <span className={css.still}>{t('why.still')}</span>
        ) : (
          <>
            {signed(change[sign], 1)}
            <span className={css.after}>{percent(after[sign], 1)}</span>
          </>
        )}
      </b>
      <span className={css.track} style={style} aria-hidden="true">
        <span className={css.joint} />
        <span className={isRise ? css.bar : `${css.bar} ${css.fall}`} />
      </span>
    </li>
  );
}
