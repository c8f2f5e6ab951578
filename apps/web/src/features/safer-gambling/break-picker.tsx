import type { BreakLength } from '@tredici/contract/break';
import { useRef, useState } from 'react';
import { useFormats } from '#lib/format.ts';
import { useText } from '#lib/i18n.ts';
import { useBreakEnd } from '#lib/odds-visibility.ts';
import { now } from '#lib/settings.ts';
import { Button } from '#ui/button.tsx';
import { ChoiceBoxes } from '#ui/choice-boxes.tsx';
import { Stamp } from '#ui/stamp.tsx';
import { BreakDialog } from './break-dialog.tsx';
import { offeredBreaks } from './end-of-break.ts';
import css from './safer-gambling.module.css';

/** A break can be started and made longer; what would shorten it is not offered. */
export function BreakPicker() {
  const t = useText('safer-gambling');
  const { dateTime } = useFormats();
  const [chosen, setChosen] = useState<BreakLength | null>(null);
  const [confirming, setConfirming] = useState(false);
  const status = useRef<HTMLDivElement>(null);
  const until = useBreakEnd();
  const offered = offeredBreaks(until, now());
  const choice = offered.find((length) => length === chosen) ?? null;
  return (
    <>
      {until && (
        <div className={css.active} role="status" ref={status} tabIndex={-1}>
          <Stamp small>{t('break.active')}</Stamp>
          <p>{t('break.until', { when: dateTime(until) })}</p>
        </div>
      )}
      <p className={css.soft}>{offered.length > 0 ? t('break.body') : t('break.longest')}</p>
      {offered.length > 0 && (
        <>
          <ChoiceBoxes
            legend={t('break.length')}
            value={choice}
            choices={offered.map((length) => ({ value: length, label: t(`break.${length}`) }))}
            onChoose={setChosen}
          />
          <div className={css.actions}>
            <Button disabled={choice === null} onClick={() => setConfirming(true)}>
              {t(until ? 'break.prolong' : 'break.start')}
            </Button>
          </div>
        </>
      )}
      {confirming && choice && (
        <BreakDialog
          length={choice}
          onClose={() => setConfirming(false)}
          onStarted={() => {
            setConfirming(false);
            setChosen(null);
            // The button that was pressed may be gone, or wait for another choice.
            requestAnimationFrame(() => status.current?.focus());
          }}
        />
      )}
    </>
  );
}
