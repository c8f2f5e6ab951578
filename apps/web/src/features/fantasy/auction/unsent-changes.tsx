import type { Championship } from '@tredici/contract/championships';
import { hasMessage, useText } from '#lib/i18n/translate.ts';
import { Button } from '#ui/button.tsx';
import css from './auction.module.css';
import { refusedOf, waitingOf } from './auction-queue.ts';
import type { Auction } from './use-auction.ts';

/** How many changes the server does not have yet, and which ones it has refused. */
export function UnsentChanges({
  auction,
  championship,
  onForgotten,
}: {
  readonly auction: Auction;
  readonly championship: Championship;
  /** The focused button is gone by then. */
  readonly onForgotten: () => void;
}) {
  const t = useText('auction');
  const waiting = waitingOf(auction.queue);
  const refused = refusedOf(auction.queue);
  const names = new Map(championship.participants.map(({ id, name }) => [id, name]));
  const reasonOf = (reason: string) => {
    const key = `problem.${reason}`;
    return hasMessage('auction', key) ? t(key) : t('problem.other');
  };
  return (
    <>
      <p role="status" className={css.waits}>
        {waiting.length > 0 && t('waiting', { count: waiting.length })}
      </p>
      {refused.length > 0 && (
        <div role="alert" className={css.refused}>
          <p>{t('refused')}</p>
          <ul>
            {refused.map(({ id, change, refusal }) => (
              <li key={id}>
                {change.kind === 'buy'
                  ? `${auction.known.get(change.playerId)?.name ?? change.playerId}, ${names.get(change.participantId) ?? ''}, ${change.price}: ${reasonOf(refusal)}`
                  : `${t('undo')}: ${reasonOf(refusal)}`}
              </li>
            ))}
          </ul>
          <Button
            onClick={() => {
              auction.forgetRefused();
              onForgotten();
            }}
          >
            {t('refused.forget')}
          </Button>
        </div>
      )}
    </>
  );
}
