import { RISK_LEVELS } from '@tredici/contract/accuracy';
import { useState } from 'react';
import { useText } from '#lib/i18n/translate.ts';
import { RadioStrip } from '#ui/radio-strip.tsx';
import { Stamp } from '#ui/stamp.tsx';
import { RealChart } from './real-chart.tsx';
import css from './real-parts.module.css';
import { RealSummary } from './real-summary.tsx';
import { RealTable } from './real-table.tsx';
import { type Choice, PRICES } from './real-weeks.ts';

/** Starts with average prices, because those are what users with one or two bookmaker accounts get. */
const FIRST_CHOICE: Choice = { threshold: 70, price: 'average' };

/** An introduction, the choices, the chart with a warning on how to read it, its table, and a summary. */
export function RealParts() {
  const t = useText('home');
  const [choice, setChoice] = useState(FIRST_CHOICE);
  return (
    <>
      <p className={css.lead}>{t('real.lead')}</p>
      <div className={css.parts}>
        <div className={css.choices}>
          <RadioStrip
            legend={t('real.level')}
            choices={RISK_LEVELS.map(({ level, threshold }) => ({
              value: threshold,
              label: `${threshold}%`,
              name: `${t(`accuracy.${level}`)}, ${threshold}%`,
            }))}
            value={choice.threshold}
            onChoose={(threshold) => setChoice({ ...choice, threshold })}
          />
          <RadioStrip
            legend={t('real.prices')}
            choices={PRICES.map((price) => ({ value: price, label: t(`real.${price}`) }))}
            value={choice.price}
            onChoose={(price) => setChoice({ ...choice, price })}
          />
        </div>
        <div className={css.drawn}>
          <RealChart choice={choice} />
          <div className={css.caution}>
            <Stamp small>{t('real.stamp')}</Stamp>
            <p>{t('real.caution')}</p>
          </div>
          <RealTable choice={choice} />
        </div>
        <div className={css.summary}>
          <RealSummary choice={choice} />
        </div>
      </div>
    </>
  );
}
