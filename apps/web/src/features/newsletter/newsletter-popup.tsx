import type { CurrentUser } from '@tredici/contract/account';
import { useState } from 'react';
import { notify } from '#lib/device/notify.ts';
import { useText } from '#lib/i18n/translate.ts';
import { saveProfile } from '#lib/session/save-profile.ts';
import { Button } from '#ui/button.tsx';
import { CornerCard } from '#ui/corner-card.tsx';

/** Asks users who have not answered yet whether they want the newsletter. Closing postpones the question to
 *  another visit. */
export function NewsletterPopup({ user }: { readonly user: CurrentUser }) {
  const t = useText('newsletter');
  const common = useText('common');
  const [closed, setClosed] = useState(false);
  const [busy, setBusy] = useState(false);
  if (closed) return null;

  async function answer(receive_newsletter: boolean) {
    setBusy(true);
    try {
      await saveProfile(user.id, { user: { receive_newsletter } });
      notify(t(receive_newsletter ? 'saved.yes' : 'saved.no'));
    } catch {
      setClosed(true);
      notify(t('failed'), 'failed');
    } finally {
      setBusy(false);
    }
  }

  return (
    <CornerCard
      title={t('title')}
      closeLabel={common('close')}
      onClose={() => setClosed(true)}
      actions={
        <>
          <Button busy={busy} onClick={() => void answer(false)}>
            {t('refuse')}
          </Button>
          <Button busy={busy} onClick={() => void answer(true)}>
            {t('accept')}
          </Button>
        </>
      }
    >
      <p>{t('body')}</p>
    </CornerCard>
  );
}
