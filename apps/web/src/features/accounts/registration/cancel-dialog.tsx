import { useText } from '#lib/i18n/translate.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

interface CancelDialogProps {
  readonly onYes: () => void;
  readonly onNo: () => void;
}

export function CancelDialog({ onYes, onNo }: CancelDialogProps) {
  const t = useText('registration');
  const common = useText('common');
  return (
    <Dialog
      title={t('cancel.title')}
      closeLabel={common('close')}
      onClose={onNo}
      actions={
        <>
          <Button primary onClick={onYes}>
            {t('cancel.yes')}
          </Button>
          <Button onClick={onNo}>{t('cancel.no')}</Button>
        </>
      }
    >
      <p>{t('cancel.body')}</p>
    </Dialog>
  );
}
