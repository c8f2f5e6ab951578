import { useQueryClient } from '@tanstack/react-query';
import { championshipCalls } from '@tredici/contract/championships';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { ApiError } from '#lib/api/api-error.ts';
import { request } from '#lib/api/request.ts';
import { session } from '#lib/session/session.ts';
import { teamQueries } from '../teams/queries.ts';
import {
  type Bought,
  isPurchaseOf,
  type QueuedChange,
  received,
  refused,
  refusedOf,
  takeBack,
  waitingOf,
} from './auction-queue.ts';
import { openQueue } from './kept-queue.ts';
import { auctionQueries } from './queries.ts';

const RETRY_MS = 8_000;
/** Of this user: whoever uses the device next does not send what somebody else bought. */
const nameOf = (championshipId: number) =>
  `tredici.auction.${session.get()?.user.id ?? 0}.${championshipId}`;

/** Whether the server will never take it: not where it is busy, broken, or does not know who asks. */
const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status < 500 && error.status !== 429 && error.status !== 401;

/** The changes that the server does not know yet: kept on the device, sent one after the other as soon as
 *  it answers. */
export function useAuctionQueue(championshipId: number, teamId: number) {
  const name = nameOf(championshipId);
  const queries = useQueryClient();
  const [kept] = useState(() => openQueue(name));
  const queue = useSyncExternalStore(kept.subscribe, kept.get);
  const sending = useRef(false);

  const refresh = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: teamQueries.team(teamId).queryKey }),
      queries.invalidateQueries({ queryKey: auctionQueries.purchases(championshipId).queryKey }),
    ]);

  async function flush(): Promise<void> {
    if (sending.current) return;
    sending.current = true;
    try {
      await alone(name, sendAll);
    } finally {
      sending.current = false;
    }
  }

  async function sendAll(): Promise<void> {
    for (let one = waitingOf(kept.get())[0]; one; one = waitingOf(kept.get())[0]) {
      if (!(await send(one))) return;
    }
    await refresh();
  }

  /** Gives whether the server has answered: where it has not, what was sent waits on. */
  async function send(one: QueuedChange): Promise<boolean> {
    const { id, change } = one;
    try {
      if (change.kind === 'undo') await sendUndo(id, change.purchaseId);
      else await sendPurchase(one, change);
      return true;
    } catch (error) {
      if (!isRefusal(error)) return false;
      const known = await fetchPurchases();
      if (!known) return false;
      const refusal = error.problems[0]?.code ?? error.code;
      if (change.kind === 'undo') {
        // An undo of what is gone is done already.
        const isGone = !known.some((bought) => bought.id === change.purchaseId);
        kept.edit({ id, kept: isGone ? null : { ...one, refusal } });
        return true;
      }
      // So is a purchase whose receipt was lost.
      const made = known.find((bought) => isPurchaseOf(change, boughtAs(bought)));
      const now = kept.find(id);
      kept.edit(made ? received(now, id, made.id) : refused(now, one, refusal));
      return true;
    }
  }

  async function sendUndo(id: string, purchaseId: number): Promise<void> {
    await request(championshipCalls.undoPurchase, {
      params: { id: String(championshipId), purchaseId: String(purchaseId) },
    });
    queries.setQueryData(
      auctionQueries.purchases(championshipId).queryKey,
      (before) => before && { results: before.results.filter((one) => one.id !== purchaseId) },
    );
    kept.edit({ id, kept: null });
  }

  async function sendPurchase(one: QueuedChange, change: Omit<Bought, 'id'>): Promise<void> {
    if (!one.isSent) kept.edit({ id: one.id, kept: { ...one, isSent: true } });
    const made = await request(championshipCalls.addPurchase, {
      params: { id: String(championshipId) },
      body: {
        participant_id: change.participantId,
        player_id: change.playerId,
        price: change.price,
      },
    });
    queries.setQueryData(
      auctionQueries.purchases(championshipId).queryKey,
      (before) =>
        before && { results: [...before.results.filter(({ id }) => id !== made.id), made] },
    );
    kept.edit(received(kept.find(one.id), one.id, made.id));
  }

  /** Nothing where there is no answer. */
  const fetchPurchases = () =>
    queries.fetchQuery({ ...auctionQueries.purchases(championshipId), staleTime: 0 }).then(
      ({ results }) => results,
      () => null,
    );

  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows as long as the queue is shown.
  useEffect(() => kept.follow(() => void refresh()), [kept]);

  const isWaiting = waitingOf(queue).length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what waits is read when it is sent.
  useEffect(() => {
    if (!isWaiting) return undefined;
    const again = () => void flush();
    again();
    const timer = setInterval(again, RETRY_MS);
    addEventListener('online', again);
    return () => {
      clearInterval(timer);
      removeEventListener('online', again);
    };
  }, [isWaiting, queue]);

  return {
    queue,
    buy: ({ participantId, playerId, price }: Omit<Bought, 'id'>) => {
      const id = kept.newId();
      kept.edit({ id, kept: { id, change: { kind: 'buy', participantId, playerId, price } } });
    },
    undo: (bought: Bought) => {
      const edit = takeBack(kept.get(), bought, kept.newId());
      if (edit) kept.edit(edit);
    },
    forgetRefused: () => {
      for (const { id } of refusedOf(kept.get())) kept.edit({ id, kept: null });
    },
  };
}

const boughtAs = (row: { participant_id: number; player_id: number; price: number }) => ({
  participantId: row.participant_id,
  playerId: row.player_id,
  price: row.price,
});

/** In one tab at a time: two that send the same change would each wonder about what the other did. A page
 *  that is not served safely has no locks; there the server's refusals have to tell. */
async function alone(name: string, run: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return run();
  await navigator.locks.request(name, { ifAvailable: true }, (lock) => (lock ? run() : undefined));
}
