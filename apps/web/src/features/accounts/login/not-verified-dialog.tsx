import { useText } from '#lib/i18n/translate.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

interface NotVerifiedDialogProps {
  /** Back to the login, and from there to where the user was. */
  readonly onAgain: () => void;
  readonly onLater: () => void;
}

/** Says that the stored session could not be verified, and asks whether to log in again. */
export function NotVerifiedDialog({ onAgain, onLater }: NotVerifiedDialogProps) {
  const t = useText('accounts');
  const common = useText('common');
  const say = useText('catalogue');
  return (
    <Dialog
      title={t('userNotVerified.title')}
      closeLabel={common('close')}
      onClose={onLater}
      actions={
        <>
          <Button primary onClick={onAgain}>
            {t('userNotVerified.again')}
          </Button>
          <Button onClick={onLater}>{t('userNotVerified.later')}</Button>
        </>
      }
    >
      <p>{say('userNotVerified')}</p>
    </Dialog>
  );
}
