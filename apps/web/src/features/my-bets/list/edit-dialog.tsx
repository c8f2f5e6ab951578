import { type MyBet, myBetCalls, type StakeLimitReply } from '@tredici/contract/my-bets';
import { useState } from 'react';
import { useBetNames } from '#football/bet-names.ts';
import { useErrorText } from '#lib/api/problem-text.ts';
import { request } from '#lib/api/request.ts';
import { useChange } from '#lib/api/use-change.ts';
import { notify } from '#lib/device/notify.ts';
import { useText } from '#lib/i18n/translate.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { limitBefore } from '../limit/limit-of-month.ts';
import { BetForm, type BetValues } from '../noting/bet-form.tsx';
import { refreshMyBets } from '../queries.ts';
import css from './bets-section.module.css';

interface EditDialogProps {
  readonly bet: MyBet;
  readonly limit: StakeLimitReply;
  readonly onClose: () => void;
}

/** Corrects a bet, or deletes it after a confirmation. */
export function EditDialog({ bet, limit, onClose }: EditDialogProps) {
  const t = useText('my-bets');
  const common = useText('common');
  const errorText = useErrorText();
  const nameOf = useBetNames();
  const [deleting, setDeleting] = useState(false);
  const finish = async (word: string) => {
    await refreshMyBets();
    notify(word);
    onClose();
  };
  const params = { id: bet.id };
  const change = useChange({
    mutationFn: ({ odd, stake, bookmaker }: BetValues) =>
      request(myBetCalls.updateMyBet, {
        params,
        body: { ...(odd === null ? {} : { odd }), stake, bookmaker },
      }),
    onSuccess: () => finish(t('edit.saved')),
  });
  const remove = useChange({
    mutationFn: () => request(myBetCalls.deleteMyBet, { params }),
    onSuccess: () => finish(t('edit.deleted')),
  });
  const problem = change.error ?? remove.error;
  const about = (
    <p>
      <b>{`${bet.match.home_team_name} – ${bet.match.away_team_name}`}</b>
      <br />
      {t('note.bet', { bet: nameOf(bet.bet_type) })}
    </p>
  );
  return (
    <Dialog
      title={deleting ? t('edit.deleteTitle') : t('edit.title')}
      closeLabel={common('close')}
      onClose={onClose}
      actions={
        deleting ? (
          <>
            <Button onClick={() => setDeleting(false)}>{common('cancel')}</Button>
            <Button primary busy={remove.isPending} onClick={() => remove.mutate()}>
              {t('edit.delete')}
            </Button>
          </>
        ) : (
          <Button onClick={() => setDeleting(true)}>{t('edit.deleteAsk')}</Button>
        )
      }
    >
      {deleting ? (
        <div className={css.about}>
          {about}
          <p>{t('edit.deleteBody')}</p>
          {problem && <p role="alert">{errorText(problem)}</p>}
        </div>
      ) : (
        <BetForm
          first={bet}
          limit={limitBefore(limit, bet)}
          busy={change.isPending}
          submit={t('edit.save')}
          problem={problem && errorText(problem)}
          onSubmit={(values) => change.mutate(values)}
        >
          {about}
        </BetForm>
      )}
    </Dialog>
  );
}
