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

export interface QueuedChange {
  /** In the order of these they are sent. */
  readonly id: string;
  readonly change: AuctionChange;
  /** The server may have it, whether or not its answer came. */
  readonly isSent?: boolean;
  /** A purchase that nobody wants any more; once it is known what became of it, it is undone. */
  readonly isTakenBack?: boolean;
  /** Why the server would not take it: somebody looks at it and lets it go. */
  readonly refusal?: string;
}

/** One of the queue as it is from now on, or nothing in its place. */
export interface QueueEdit {
  readonly id: string;
  readonly kept: QueuedChange | null;
}

export const waitingOf = (queue: readonly QueuedChange[]) =>
  queue.filter(({ refusal }) => refusal === undefined);

export const refusedOf = (queue: readonly QueuedChange[]) =>
  queue.flatMap(({ id, change, refusal }) =>
    refusal === undefined ? [] : [{ id, change, refusal }],
  );

/** The purchases as they stand, with what waits. */
export function withWaiting(known: readonly Bought[], queue: readonly QueuedChange[]): Bought[] {
  const waiting = waitingOf(queue);
  const isUndone = (bought: Bought) =>
    waiting.some(({ change, isTakenBack }) =>
      change.kind === 'undo'
        ? change.purchaseId === bought.id
        : isTakenBack && isPurchaseOf(change, bought),
    );
  const kept = known.filter((bought) => !isUndone(bought));
  const sold = new Set(kept.map(({ playerId }) => playerId));
  const added = waiting.flatMap(({ change, isTakenBack }): Bought[] =>
    // What was sent and is back already waits only for its receipt.
    change.kind === 'buy' && !isTakenBack && !sold.has(change.playerId)
      ? [{ id: null, ...withoutKind(change) }]
      : [],
  );
  return [...kept, ...added];
}

type Purchase = Omit<Bought, 'id'>;
const withoutKind = ({ participantId, playerId, price }: Purchase): Purchase => ({
  participantId,
  playerId,
  price,
});

export const isPurchaseOf = (change: AuctionChange, bought: Purchase): boolean =>
  change.kind === 'buy' &&
  change.playerId === bought.playerId &&
  change.participantId === bought.participantId &&
  change.price === bought.price;

/** One that was never sent was never there. One that was may have arrived, though its answer did not. Of
 *  the others the server is told. */
export function takeBack(
  queue: readonly QueuedChange[],
  bought: Bought,
  newId: string,
): QueueEdit | null {
  const waiting = waitingOf(queue).find(
    ({ change, isTakenBack }) => !isTakenBack && isPurchaseOf(change, bought),
  );
  if (bought.id !== null) {
    // In the place of what waits for its receipt, which has come with the purchase.
    const id = waiting?.id ?? newId;
    return { id, kept: { id, change: { kind: 'undo', purchaseId: bought.id } } };
  }
  if (!waiting) return null;
  return {
    id: waiting.id,
    kept: waiting.isSent ? { ...waiting, isTakenBack: true } : null,
  };
}

/** The server has a purchase. What is in its place in the queue by now: where it was taken back meanwhile,
 *  the server is told so before it hears of anything else. */
export function received(now: QueuedChange | undefined, id: string, purchaseId: number): QueueEdit {
  if (now?.change.kind === 'undo') return { id, kept: now };
  const isUnwanted = now?.isTakenBack;
  return { id, kept: isUnwanted ? { id, change: { kind: 'undo', purchaseId } } : null };
}

/** The server will not have it. Nobody minds that of a purchase which was taken back meanwhile. */
export function refused(
  now: QueuedChange | undefined,
  sent: QueuedChange,
  refusal: string,
): QueueEdit {
  const isUnwanted =
    now?.isTakenBack || (sent.change.kind === 'buy' && now?.change.kind === 'undo');
  return { id: sent.id, kept: isUnwanted ? null : { ...sent, refusal } };
}

export function applyEdit(
  queue: readonly QueuedChange[],
  { id, kept }: QueueEdit,
): readonly QueuedChange[] {
  const others = queue.filter((one) => one.id !== id);
  if (!kept) return others;
  return [...others, kept].sort((one, other) => (one.id < other.id ? -1 : 1));
}

/** Anything found on a device; what is not understood is as if it were not there. */
export function readChange(id: string, found: unknown): QueuedChange | null {
  if (typeof found !== 'object' || found === null) return null;
  const { change, isSent, isTakenBack, refusal } = found as Record<string, unknown>;
  if (!isChange(change)) return null;
  return {
    id,
    change,
    ...(isSent === true && { isSent }),
    ...(isTakenBack === true && { isTakenBack }),
    ...(typeof refusal === 'string' && { refusal }),
  };
}

/** What waits in a queue that was kept as a whole. */
export function readOldQueue(found: unknown): AuctionChange[] {
  const waiting = (found as { waiting?: unknown } | null | undefined)?.waiting;
  return Array.isArray(waiting) ? waiting.filter(isChange) : [];
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
