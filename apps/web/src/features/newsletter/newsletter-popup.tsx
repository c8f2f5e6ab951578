import type { CurrentUser } from '@tredici/contract/account';
import { userProfileCalls } from '@tredici/contract/user-profile';
import { useState } from 'react';
import { request } from '#lib/api.ts';
import { useText } from '#lib/i18n.ts';
import { notify } from '#lib/notify.ts';
import { session } from '#lib/session.ts';
import { Button, IconButton } from '#ui/button.tsx';
import { CloseIcon } from '#ui/icons.tsx';
import css from './newsletter-popup.module.css';

/** Asks, while nobody has asked yet, whether to send the weekly letter. Closing leaves the question
 *  for another visit. */
export function NewsletterPopup({ user }: { readonly user: CurrentUser }) {
  const t = useText('newsletter');
  const common = useText('common');
  const [closed, setClosed] = useState(false);
  const [busy, setBusy] = useState(false);
  if (closed || user.receive_newsletter !== null) return null;

  async function answer(receive_newsletter: boolean) {
    setBusy(true);
    try {
      const profile = await request(userProfileCalls.updateUserProfile, {
        params: { id: user.id },
        body: { user: { id: user.id, receive_newsletter } },
      });
      session.update({ user: profile.user, budget: profile.budget });
      notify(t(receive_newsletter ? 'saved.yes' : 'saved.no'));
    } catch {
      setClosed(true);
      notify(t('failed'), 'failed');
    } finally {
      setBusy(false);
    }
  }

  return (
    <section className={css.popup} aria-label={t('title')}>
      <div className={css.head}>
        <h2 className={css.title}>{t('title')}</h2>
        <IconButton label={common('close')} onClick={() => setClosed(true)}>
          <CloseIcon />
        </IconButton>
      </div>
      <p>{t('body')}</p>
      <div className={css.actions}>
        <Button busy={busy} onClick={() => void answer(false)}>
          {t('refuse')}
        </Button>
        <Button busy={busy} onClick={() => void answer(true)}>
          {t('accept')}
        </Button>
      </div>
    </section>
  );
}
