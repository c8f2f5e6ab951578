import { billingCalls } from '@tredici/contract/billing';
import { useState } from 'react';
import { useErrorText } from '#lib/api/problem-text.ts';
import { request } from '#lib/api/request.ts';
import { notify } from '#lib/device/notify.ts';
import { useText } from '#lib/i18n/translate.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

interface WithdrawDialogProps {
  readonly subscriptionId: string;
  readonly plan: string;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Withdraws from the contract after one confirmation. */
export function WithdrawDialog({ subscriptionId, plan, onClose, onDone }: WithdrawDialogProps) {
  const t = useText('billing');
  const common = useText('common');
  const errorText = useErrorText();
  const [isBusy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    try {
      const body = { subscription: subscriptionId };
      const { state } = await request(
        billingCalls.withdrawFromContract,
        { body },
        { timeoutMs: 60_000 },
      );
      notify(t(`withdraw.${state}`));
      onDone();
    } catch (error) {
      notify(errorText(error), 'failed');
      setBusy(false);
    }
  };
  return (
    <Dialog
      title={t('withdraw.title')}
      closeLabel={common('close')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('withdraw.keep')}</Button>
          <Button primary busy={isBusy} onClick={() => void confirm()}>
            {t('withdraw.confirm')}
          </Button>
        </>
      }
    >
      <p>{t('withdraw.body', { plan })}</p>
    </Dialog>
  );
}
