import { useText } from '#lib/i18n/translate.ts';
import { paths } from '#lib/navigation/paths.ts';
import { Button, LinkButton } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import css from './success.module.css';

interface AlreadyRegisteredDialogProps {
  readonly email: string;
  readonly onChange: () => void;
  readonly onClose: () => void;
}

export function AlreadyRegisteredDialog({
  email,
  onChange,
  onClose,
}: AlreadyRegisteredDialogProps) {
  const t = useText('registration');
  const common = useText('common');
  const say = useText('catalogue');
  return (
    <Dialog
      title={t('registered.title')}
      closeLabel={common('close')}
      onClose={onClose}
      actions={
        <>
          <Button primary onClick={onChange}>
            {t('registered.change')}
          </Button>
          <LinkButton to={paths.login()}>{t('logIn')}</LinkButton>
        </>
      }
    >
      <p>{say('emailRegistered')}</p>
      <p className={css.address}>{email}</p>
      <p>{t('registered.hint')}</p>
    </Dialog>
  );
}
