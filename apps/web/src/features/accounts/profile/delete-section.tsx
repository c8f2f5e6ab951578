import { userProfileCalls } from '@tredici/contract/user-profile';
import { useState } from 'react';
import { request } from '#lib/api/request.ts';
import { notify } from '#lib/device/notify.ts';
import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import { Button } from '#ui/button.tsx';
import css from './parts.module.css';
import { PasswordDialog } from './password-dialog.tsx';
import { Section } from './section.tsx';

interface DeleteSectionProps {
  readonly userId: number;
  readonly username: string;
  /** Since when the deletion has been waiting for the payment service; null if none was requested. */
  readonly askedAt: string | null;
  readonly onDeleted: () => void;
}

const WHAT = ['delete.what1', 'delete.what2', 'delete.what3', 'delete.what4'] as const;

/** Says what will be deleted before the deletion can be requested. */
export function DeleteSection({ userId, username, askedAt, onDeleted }: DeleteSectionProps) {
  const t = useText('profile');
  const { date } = useFormats();
  const say = useText('catalogue');
  const [open, setOpen] = useState(false);

  async function deleteAccount(password: string) {
    await request(userProfileCalls.deleteUserProfile, {
      params: { id: userId },
      body: { password },
    });
    notify(t('delete.account', { done: say('deleted') }));
    onDeleted();
  }

  return (
    <Section id="danger-zone" title={t('delete.title')} glance={t('delete.glance')} danger>
      <p>{t('delete.body')}</p>
      <h3 className={css.subtitle}>{t('delete.what')}</h3>
      <ul className={css.bullets}>
        {WHAT.map((what) => (
          <li key={what}>{t(what)}</li>
        ))}
      </ul>
      <p className={css.soft}>{t('delete.kept')}</p>
      {askedAt ? (
        <p role="status">{t('delete.waits', { date: date(askedAt) })}</p>
      ) : (
        <div className={css.actions}>
          <Button onClick={() => setOpen(true)}>{t('delete.open')}</Button>
        </div>
      )}
      {open && (
        <PasswordDialog
          username={username}
          title={t('delete.dialogTitle')}
          body={t('delete.dialogBody')}
          submit={t('delete.confirm')}
          submitting={t('delete.deleting')}
          send={deleteAccount}
          onClose={() => setOpen(false)}
        />
      )}
    </Section>
  );
}
