import { useQuery } from '@tanstack/react-query';
import { myBetCalls } from '@tredici/contract/my-bets';
import { useState } from 'react';
import { useBetNames } from '#football/bet-names.ts';
import type { NotableBet } from '#football/noting.ts';
import { ApiError } from '#lib/api/api-error.ts';
import { useErrorText } from '#lib/api/problem-text.ts';
import { request } from '#lib/api/request.ts';
import { useChange } from '#lib/api/use-change.ts';
import { notify } from '#lib/device/notify.ts';
import { useText } from '#lib/i18n/translate.ts';
import { Dialog } from '#ui/dialog.tsx';
import { myBetsQuery, refreshMyBets } from '../queries.ts';
import { BetForm, type BetValues } from './bet-form.tsx';
import { LimitReached } from './limit-reached.tsx';

/** Records a price of a page as played: everything is filled in, and everything can be changed. */
export function NoteDialog({
  bet,
  onClose,
}: {
  readonly bet: NotableBet;
  readonly onClose: () => void;
}) {
  const t = useText('my-bets');
  const common = useText('common');
  const errorText = useErrorText();
  const nameOf = useBetNames();
  const { data, isPending } = useQuery(myBetsQuery);
  const [reached, setReached] = useState(false);
  const {
    mutate,
    isPending: isSaving,
    error,
  } = useChange({
    mutationFn: ({ odd, stake, bookmaker }: BetValues) =>
      request(myBetCalls.addMyBet, {
        body: {
          match_id: bet.matchId,
          bet_type: bet.bet,
          odd: odd ?? bet.odd,
          stake,
          bookmaker,
          suggestion_id: bet.suggestionId,
        },
      }),
    onSuccess: async ({ limit }) => {
      await refreshMyBets();
      if (limit.is_reached) {
        setReached(true);
        return;
      }
      notify(t('noted'));
      onClose();
    },
  });
  return (
    <Dialog
      title={reached ? t('limit.reachedTitle') : t('note.title')}
      closeLabel={common('close')}
      onClose={onClose}
    >
      {reached ? (
        <LimitReached onClose={onClose} />
      ) : isPending ? (
        <p role="status">{t('loading')}</p>
      ) : (
        <BetForm
          first={{
            odd: bet.odd,
            // Without a stake from the plan, the last stake is suggested.
            stake: bet.stake || (data?.results[0]?.stake ?? null),
            bookmaker: bet.bookmaker,
          }}
          limit={data?.limit}
          busy={isSaving}
          submit={t('note.submit')}
          problem={error && (isKnown(error) ? t('note.known') : errorText(error))}
          onSubmit={(values) => mutate(values)}
        >
          <p>
            <b>{`${bet.home} – ${bet.away}`}</b>
            <br />
            {t('note.bet', { bet: nameOf(bet.bet) })}
          </p>
        </BetForm>
      )}
    </Dialog>
  );
}

/** The same bet was already recorded at the same time, or the maximum number of bets is reached. */
function isKnown(error: Error): boolean {
  return error instanceof ApiError && error.code === 'conflict';
}
