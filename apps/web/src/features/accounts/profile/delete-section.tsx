import { useState } from 'react';
import { useText } from '#lib/i18n/translate.ts';
import { Button } from '#ui/button.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import css from './parts.module.css';
import { Section } from './section.tsx';

interface DeleteSectionProps {
  readonly userId: number;
  readonly username: string;
  readonly onDeleted: () => void;
}

const WHAT = ['delete.what1', 'delete.what2', 'delete.what3', 'delete.what4'] as const;

/** Says what goes before anybody can ask for it. */
export function DeleteSection({ userId, username, onDeleted }: DeleteSectionProps) {
  const t = useText('profile');
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
      <div className={css.actions}>
        <Button onClick={() => setOpen(true)}>{t('delete.open')}</Button>
      </div>
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
