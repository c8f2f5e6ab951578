import type { SelfExclusionLength } from '@tredici/contract/self-exclusion';
import { useRef, useState } from 'react';
import { now } from '#lib/api/settings.ts';
import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import { useSelfExclusionEnd } from '#lib/session/odds-visibility.ts';
import { Button } from '#ui/button.tsx';
import { ChoiceBoxes } from '#ui/choice-boxes.tsx';
import { Stamp } from '#ui/stamp.tsx';
import css from './safer-gambling.module.css';
import { SelfExclusionDialog } from './self-exclusion-dialog.tsx';
import { offeredSelfExclusions } from './self-exclusion-end.ts';

/** Starts or extends a break; nothing that would shorten it is offered. */
export function SelfExclusionPicker() {
  const t = useText('safer-gambling');
  const { dateTime } = useFormats();
  const [chosen, setChosen] = useState<SelfExclusionLength | null>(null);
  const [confirming, setConfirming] = useState(false);
  const status = useRef<HTMLDivElement>(null);
  const until = useSelfExclusionEnd();
  const offered = offeredSelfExclusions(until, now());
  const choice = offered.find((length) => length === chosen) ?? null;
  return (
    <>
      {until && (
        <div className={css.active} role="status" ref={status} tabIndex={-1}>
          <Stamp small>{t('selfExclusion.active')}</Stamp>
          <p>{t('selfExclusion.until', { when: dateTime(until) })}</p>
        </div>
      )}
      <p className={css.soft}>
        {offered.length > 0 ? t('selfExclusion.body') : t('selfExclusion.longest')}
      </p>
      {offered.length > 0 && (
        <>
          <ChoiceBoxes
            legend={t('selfExclusion.length')}
            value={choice}
            choices={offered.map((length) => ({
              value: length,
              label: t(`selfExclusion.${length}`),
            }))}
            onChoose={setChosen}
          />
          <div className={css.actions}>
            <Button disabled={choice === null} onClick={() => setConfirming(true)}>
              {t(until ? 'selfExclusion.prolong' : 'selfExclusion.start')}
            </Button>
          </div>
        </>
      )}
      {confirming && choice && (
        <SelfExclusionDialog
          length={choice}
          onClose={() => setConfirming(false)}
          onStarted={() => {
            setConfirming(false);
            setChosen(null);
            // The clicked button may be gone, or disabled until another choice is made.
            requestAnimationFrame(() => status.current?.focus());
          }}
        />
      )}
    </>
  );
}
