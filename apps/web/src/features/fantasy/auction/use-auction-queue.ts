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
/** Contains the user's id, so that the next user of the device does not send this user's purchases. */
const nameOf = (championshipId: number) =>
  `tredici.auction.${session.get()?.user.id ?? 0}.${championshipId}`;

/** Whether sending again is useless. It is not if the server is busy (429), fails (5xx), or has no valid session
 *  (401). */
const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status < 500 && error.status !== 429 && error.status !== 401;

/** The changes that the server has not confirmed yet: stored on the device, and sent one after the other as soon as the
 *  server answers. */
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

  /** Returns whether the server has answered; if not, the change stays in the queue. */
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
        // If the purchase no longer exists, the undo has succeeded earlier.
        const isGone = !known.some((bought) => bought.id === change.purchaseId);
        kept.edit({ id, kept: isGone ? null : { ...one, refusal } });
        return true;
      }
      // Likewise a purchase whose answer was lost: it is already in the list.
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
      (before) =>
        before && {
          ...before,
          results: before.results.filter((one) => one.id !== purchaseId),
        },
    );
    kept.edit({ id, kept: null });
  }

  async function sendPurchase(
    one: QueuedChange,
    change: Omit<Bought, 'id' | 'role'>,
  ): Promise<void> {
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
        before && {
          ...before,
          results: [...before.results.filter(({ id }) => id !== made.id), made],
        },
    );
    kept.edit(received(kept.find(one.id), one.id, made.id));
  }

  /** Null if the server does not answer. */
  const fetchPurchases = () =>
    queries.fetchQuery({ ...auctionQueries.purchases(championshipId), staleTime: 0 }).then(
      ({ results }) => results,
      () => null,
    );

  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows other tabs as long as the queue is shown.
  useEffect(() => kept.follow(() => void refresh()), [kept]);

  const isWaiting = waitingOf(queue).length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the waiting changes are read when they are sent.
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
    buy: ({ participantId, playerId, price }: Omit<Bought, 'id' | 'role'>) => {
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

/** Runs in one tab at a time: if two sent the same change, one of them would be refused. A page that is not in a secure
 *  context has no locks; there only the server's refusal shows that a change was sent twice. */
async function alone(name: string, run: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return run();
  await navigator.locks.request(name, { ifAvailable: true }, (lock) => (lock ? run() : undefined));
}
