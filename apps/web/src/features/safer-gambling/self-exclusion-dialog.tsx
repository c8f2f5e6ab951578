import { type SelfExclusionLength, selfExclusionCalls } from '@tredici/contract/self-exclusion';
import { useState } from 'react';
import { useErrorText } from '#lib/api/problem-text.ts';
import { request } from '#lib/api/request.ts';
import { now } from '#lib/api/settings.ts';
import { notify } from '#lib/device/notify.ts';
import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import { session } from '#lib/session/session.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { ProblemPanel } from '#ui/problem-panel.tsx';
import { endOfSelfExclusion } from './self-exclusion-end.ts';

interface SelfExclusionDialogProps {
  readonly length: SelfExclusionLength;
  readonly onClose: () => void;
  readonly onStarted: () => void;
}

/** The final confirmation of a break, which cannot be undone. */
export function SelfExclusionDialog({ length, onClose, onStarted }: SelfExclusionDialogProps) {
  const t = useText('safer-gambling');
  const common = useText('common');
  const say = useText('catalogue');
  const errorText = useErrorText();
  const { dateTime } = useFormats();
  const [until] = useState(() => endOfSelfExclusion(length, now()));
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<unknown>(null);

  async function start() {
    setBusy(true);
    setRefusal(null);
    try {
      const { user } = await request(selfExclusionCalls.startSelfExclusion, { body: { length } });
      session.update({ user });
      notify(t('selfExclusion.done'));
      onStarted();
    } catch (error) {
      setRefusal(error);
      setBusy(false);
    }
  }

  return (
    <Dialog
      title={t('selfExclusion.confirmTitle', { length: t(`selfExclusion.${length}`) })}
      closeLabel={common('close')}
      onClose={onClose}
      actions={
        <>
          <Button primary busy={busy} onClick={() => void start()}>
            {t('selfExclusion.confirm')}
          </Button>
          <Button onClick={onClose}>{common('cancel')}</Button>
        </>
      }
    >
      <p>{t('selfExclusion.confirmBody', { when: dateTime(until) })}</p>
      <ProblemPanel
        heading={say('errorsInField')}
        problems={refusal === null ? [] : [{ field: null, text: errorText(refusal) }]}
      />
    </Dialog>
  );
}
