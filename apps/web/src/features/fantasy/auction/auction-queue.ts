/** What was done at the auction and the server does not know yet: kept on the device, in order, so that a
 *  cellar without a network loses nothing. */

export interface Bought {
  /** Null until the server has it. */
  readonly id: number | null;
  readonly participantId: number;
  readonly playerId: number;
  readonly price: number;
}

export type AuctionChange =
  | {
      readonly kind: 'buy';
      readonly participantId: number;
      readonly playerId: number;
      readonly price: number;
    }
  | { readonly kind: 'undo'; readonly purchaseId: number };

export interface AuctionQueue {
  readonly waiting: readonly AuctionChange[];
  /** What the server would not take, with its reason: somebody looks at it and lets it go. */
  readonly refused: readonly { readonly change: AuctionChange; readonly reason: string }[];
}

export const EMPTY_QUEUE: AuctionQueue = { waiting: [], refused: [] };

/** The purchases as they stand, with what waits. */
export function withWaiting(
  known: readonly Bought[],
  { waiting }: Pick<AuctionQueue, 'waiting'>,
): Bought[] {
  const undone = new Set(
    waiting.flatMap((change) => (change.kind === 'undo' ? [change.purchaseId] : [])),
  );
  const kept = known.filter(({ id }) => id === null || !undone.has(id));
  const sold = new Set(kept.map(({ playerId }) => playerId));
  const added = waiting.flatMap((change): Bought[] =>
    // What was sent and is back already waits only for its receipt.
    change.kind === 'buy' && !sold.has(change.playerId)
      ? [{ id: null, ...withoutKind(change) }]
      : [],
  );
  return [...kept, ...added];
}

const withoutKind = ({
  participantId,
  playerId,
  price,
}: Extract<AuctionChange, { kind: 'buy' }>) => ({ participantId, playerId, price });

export const enqueue = (queue: AuctionQueue, change: AuctionChange): AuctionQueue => ({
  ...queue,
  waiting: [...queue.waiting, change],
});

/** One that still waits was never there; of the others the server is told. */
export function takeBack(queue: AuctionQueue, { id, playerId }: Bought): AuctionQueue {
  if (id !== null) return enqueue(queue, { kind: 'undo', purchaseId: id });
  return {
    ...queue,
    waiting: queue.waiting.filter(
      (change) => !(change.kind === 'buy' && change.playerId === playerId),
    ),
  };
}

/** The server has a purchase. Where it was taken back while it was on its way, the server is told so before it hears of
 *  anything else. */
export function received(
  queue: AuctionQueue,
  change: AuctionChange,
  purchaseId: number,
): AuctionQueue {
  if (queue.waiting.some((one) => isSame(one, change))) return queue;
  return { ...queue, waiting: [{ kind: 'undo', purchaseId }, ...queue.waiting] };
}

/** The first of them is done with: taken, or refused for a reason. */
export function settle(
  queue: AuctionQueue,
  change: AuctionChange,
  reason: string | null,
): AuctionQueue {
  const at = queue.waiting.findIndex((one) => isSame(one, change));
  return {
    waiting: at < 0 ? queue.waiting : queue.waiting.toSpliced(at, 1),
    refused: reason === null ? queue.refused : [...queue.refused, { change, reason }],
  };
}

const isSame = (one: AuctionChange, other: AuctionChange) =>
  JSON.stringify(one) === JSON.stringify(other);

/** Anything found on a device; what is not understood is as if it were not there. */
export function readQueue(found: unknown): AuctionQueue {
  if (typeof found !== 'object' || found === null) return EMPTY_QUEUE;
  const { waiting, refused } = found as Partial<Record<keyof AuctionQueue, unknown>>;
  return {
    waiting: Array.isArray(waiting) ? waiting.filter(isChange) : [],
    refused: Array.isArray(refused)
      ? refused.filter((one) => isChange(one?.change) && typeof one.reason === 'string')
      : [],
  };
}

function isChange(found: unknown): found is AuctionChange {
  if (typeof found !== 'object' || found === null) return false;
  const change = found as Record<string, unknown>;
  const numbers = change.kind === 'buy' ? ['participantId', 'playerId', 'price'] : ['purchaseId'];
  return (
    (change.kind === 'buy' || change.kind === 'undo') &&
    numbers.every((name) => Number.isInteger(change[name]))
  );
}
