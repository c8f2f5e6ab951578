import type { ReactNode } from 'react';
import { useText } from '#lib/i18n/translate.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import css from './info-dialog.module.css';

interface InfoDialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog that explains something and can only be closed. */
export function InfoDialog({ title, onClose, children }: InfoDialogProps) {
  const t = useText('common');
  return (
    <Dialog
      title={title}
      closeLabel={t('close')}
      onClose={onClose}
      actions={
        <Button primary onClick={onClose}>
          {t('understood')}
        </Button>
      }
    >
      <div className={css.text}>{children}</div>
    </Dialog>
  );
}
