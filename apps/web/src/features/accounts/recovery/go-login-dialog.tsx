import { useText } from '#lib/i18n/translate.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

interface GoLoginDialogProps {
  readonly title: string;
  readonly children: string;
  readonly onGoLogin: () => void;
  readonly onClose: () => void;
}

export function GoLoginDialog({ title, children, onGoLogin, onClose }: GoLoginDialogProps) {
  const t = useText('recovery');
  const common = useText('common');
  return (
    <Dialog
      title={title}
      closeLabel={common('close')}
      onClose={onClose}
      actions={
        <Button primary onClick={onGoLogin}>
          {t('goLogin')}
        </Button>
      }
    >
      <p>{children}</p>
    </Dialog>
  );
}
