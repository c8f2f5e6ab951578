import { useState } from 'react';
import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import { Button } from '#ui/button.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import css from './parts.module.css';
import { Section } from './section.tsx';

interface DeleteSectionProps {
  readonly userId: number;
  readonly username: string;
  /** Since when the deletion waits for the payment service; null while nobody asked for it. */
  readonly askedAt: string | null;
  readonly onDeleted: () => void;
}

const WHAT = ['delete.what1', 'delete.what2', 'delete.what3', 'delete.what4'] as const;

/** Says what goes before anybody can ask for it. */
export function DeleteSection({ userId, username, askedAt, onDeleted }: DeleteSectionProps) {
  const t = useText('profile');
  const { date } = useFormats();
  const [open, setOpen] = useState(false);
  return (
    <Section id="danger-zone" title={t('delete.title')} danger>
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
        <DeleteDialog
          userId={userId}
          username={username}
          onDeleted={onDeleted}
          onClose={() => setOpen(false)}
        />
      )}
    </Section>
  );
}
