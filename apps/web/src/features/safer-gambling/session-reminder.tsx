import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useText } from '#lib/i18n/translate.ts';
import { paths } from '#lib/navigation/paths.ts';
import { Button, LinkButton } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import css from './safer-gambling.module.css';
import { advance, keepTimeSpent, readTimeSpent } from './time-spent.ts';

const LOOK_EVERY_MS = 5_000;
const MINUTE_MS = 60_000;

interface SessionReminderProps {
  readonly userId: number;
  /** As chosen in the profile. */
  readonly minutes: number;
}

/** Tells the user at regular intervals how long they have been here, with a link to log out. */
export function SessionReminder({ userId, minutes }: SessionReminderProps) {
  const t = useText('safer-gambling');
  const common = useText('common');
  const router = useRouter();
  const [spentMinutes, setSpentMinutes] = useState<number | null>(null);

  useEffect(() => {
    let lastLookMs = Date.now();
    const timer = setInterval(() => {
      const nowMs = Date.now();
      const known = readTimeSpent(userId, lastLookMs);
      const { spent, due } = advance(known, {
        nowMs,
        lastLookMs,
        visible: document.visibilityState === 'visible',
        everyMs: minutes * MINUTE_MS,
      });
      lastLookMs = nowMs;
      if (spent !== known) keepTimeSpent(spent);
      if (due) setSpentMinutes(Math.round(spent.spentMs / MINUTE_MS));
    }, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [userId, minutes]);

  if (spentMinutes === null) return null;
  const close = () => setSpentMinutes(null);
  return (
    <Dialog
      title={t('reminder.dialogTitle')}
      closeLabel={common('close')}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{t('reminder.goOn')}</Button>
          <Button
            onClick={() => {
              close();
              void router.navigate({ to: paths.profile(), hash: 'pausa' });
            }}
          >
            {t('reminder.selfExclusion')}
          </Button>
          <LinkButton to={paths.logout()}>{t('reminder.leave')}</LinkButton>
        </>
      }
    >
      <p className={css.spent}>{t('reminder.spent', { count: spentMinutes })}</p>
      <p>{t('reminder.question')}</p>
    </Dialog>
  );
}
