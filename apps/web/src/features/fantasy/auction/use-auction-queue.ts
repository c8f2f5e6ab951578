import { useQueryClient } from '@tanstack/react-query';
import { championshipCalls } from '@tredici/contract/championships';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '#lib/api/api-error.ts';
import { request } from '#lib/api/request.ts';
import { deviceStorage } from '#lib/device/storage.ts';
import { session } from '#lib/session/session.ts';
import { teamQueries } from '../teams/queries.ts';
import {
  type AuctionChange,
  type AuctionQueue,
  type Bought,
  EMPTY_QUEUE,
  enqueue,
  readQueue,
  received,
  settle,
  takeBack,
} from './auction-queue.ts';
import { auctionQueries } from './queries.ts';

const RETRY_MS = 8_000;
/** Of this user: whoever uses the device next does not send what somebody else bought. */
const keyOf = (championshipId: number) =>
  `tredici.auction.${session.get()?.user.id ?? 0}.${championshipId}`;

/** Whether the server will never take it: not where it is busy, broken, or does not know who asks. */
const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status < 500 && error.status !== 429 && error.status !== 401;

/** The changes that the server does not know yet: kept on the device, sent one after the other as soon as
 *  it answers. */
export function useAuctionQueue(championshipId: number, teamId: number) {
  const key = keyOf(championshipId);
  const queries = useQueryClient();
  const [queue, setQueue] = useState<AuctionQueue>(() => readQueue(deviceStorage.read(key)));
  const sending = useRef(false);
  const latest = useRef(queue);
  const keep = (next: AuctionQueue) => {
    latest.current = next;
    setQueue(next);
    if (next.waiting.length + next.refused.length === 0) deviceStorage.remove(key);
    else deviceStorage.write(key, next);
  };

  async function flush(): Promise<void> {
    if (sending.current) return;
    sending.current = true;
    try {
      for (let change = latest.current.waiting[0]; change; change = latest.current.waiting[0]) {
        const reason = await send(change);
        if (reason === 'unreachable') return;
        keep(settle(latest.current, change, reason));
      }
    } finally {
      sending.current = false;
    }
    await Promise.all([
      queries.invalidateQueries({ queryKey: teamQueries.team(teamId).queryKey }),
      queries.invalidateQueries({ queryKey: auctionQueries.purchases(championshipId).queryKey }),
    ]);
  }

  /** Null where the server has it now. */
  async function send(change: AuctionChange): Promise<string | null> {
    const params = { id: String(championshipId) };
    const { queryKey } = auctionQueries.purchases(championshipId);
    try {
      if (change.kind === 'undo') {
        const { purchaseId } = change;
        await request(championshipCalls.undoPurchase, {
          params: { ...params, purchaseId: String(purchaseId) },
        });
        queries.setQueryData(
          queryKey,
          (before) => before && { results: before.results.filter(({ id }) => id !== purchaseId) },
        );
        return null;
      }
      const made = await request(championshipCalls.addPurchase, {
        params,
        body: {
          participant_id: change.participantId,
          player_id: change.playerId,
          price: change.price,
        },
      });
      keep(received(latest.current, change, made.id));
      queries.setQueryData(queryKey, (before) => before && { results: [...before.results, made] });
      return null;
    } catch (error) {
      if (!isRefusal(error)) return 'unreachable';
      // An undo of what is gone, or a purchase whose receipt was lost, is done already.
      const isDone = await isAlreadyDone(change).catch(() => null);
      if (isDone === null) return 'unreachable';
      return isDone ? null : (error.problems[0]?.code ?? error.code);
    }
  }

  async function isAlreadyDone(change: AuctionChange): Promise<boolean> {
    const { results } = await queries.fetchQuery({
      ...auctionQueries.purchases(championshipId),
      staleTime: 0,
    });
    if (change.kind === 'undo') return !results.some(({ id }) => id === change.purchaseId);
    return results.some(
      ({ player_id, participant_id, price }) =>
        player_id === change.playerId &&
        participant_id === change.participantId &&
        price === change.price,
    );
  }

  const isWaiting = queue.waiting.length > 0;
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
    buy: (bought: Omit<Bought, 'id'>) => keep(enqueue(latest.current, { kind: 'buy', ...bought })),
    undo: (bought: Bought) => keep(takeBack(latest.current, bought)),
    forgetRefused: () => keep({ ...latest.current, refused: EMPTY_QUEUE.refused }),
  };
}
