import { useText } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

/** The question stands with its refusal only; the accounts' own pages add the call that sends the
 *  message again, and its button. */
export function EmailNotVerifiedDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useText('common');
  const say = useText('catalogue');
  return (
    <Dialog
      title={say('emailNotVerifiedTitle')}
      closeLabel={t('close')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('cancel')}</Button>}
    >
      <p>{say('emailNotVerifiedQuestion')}</p>
    </Dialog>
  );
}
