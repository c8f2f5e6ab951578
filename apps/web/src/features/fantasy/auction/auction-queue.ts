import type { ClassicRole } from '@tredici/engine/fantasy/rules/roles';

/** The changes at an auction that the server has not confirmed yet. They are stored on the device, in order, so that
 *  nothing is lost where there is no network. */

export interface Bought {
  /** Null until the server has confirmed the purchase. */
  readonly id: number | null;
  readonly participantId: number;
  readonly playerId: number;
  /** Set by the server once it has confirmed the purchase. */
  readonly role?: ClassicRole;
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
  /** Changes are sent in the order of their ids. */
  readonly id: string;
  readonly change: AuctionChange;
  /** Set before it is first sent: from then on the server may have it, even if no answer arrived. */
  readonly isSent?: boolean;
  /** A sent purchase that the user has undone: once its answer arrives, it is undone on the server, if it was made. */
  readonly isTakenBack?: boolean;
  /** Why the server refused it. It is shown until the user dismisses it. */
  readonly refusal?: string;
}

/** Replaces the change with this id, adds it, or removes it if `kept` is null. */
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

/** The purchases known to the server, with the changes that are still waiting applied to them.
 *  @param held the players who were on a roster before this auction: the server will refuse to sell them. */
export function withWaiting(
  known: readonly Bought[],
  queue: readonly QueuedChange[],
  held: readonly number[] = [],
): Bought[] {
  const waiting = waitingOf(queue);
  const isUndone = (bought: Bought) =>
    waiting.some(({ change, isTakenBack }) =>
      change.kind === 'undo'
        ? change.purchaseId === bought.id
        : isTakenBack && isPurchaseOf(change, bought),
    );
  const kept = known.filter((bought) => !isUndone(bought));
  const sold = new Set([...held, ...kept.map(({ playerId }) => playerId)]);
  const added = waiting.flatMap(({ change, isTakenBack }): Bought[] =>
    // The list from the server may already contain a purchase whose own answer has not arrived.
    change.kind === 'buy' && !isTakenBack && !sold.has(change.playerId)
      ? [{ id: null, ...withoutKind(change) }]
      : [],
  );
  return [...kept, ...added];
}

type Purchase = Omit<Bought, 'id' | 'role'>;
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

/** Undoes a purchase. One that was never sent is removed from the queue. One that was sent may have reached the server
 *  even without an answer, so it is marked and undone later. For one that the server has, an undo is queued. */
export function takeBack(
  queue: readonly QueuedChange[],
  bought: Bought,
  newId: string,
): QueueEdit | null {
  const waiting = waitingOf(queue).find(
    ({ change, isTakenBack }) => !isTakenBack && isPurchaseOf(change, bought),
  );
  if (bought.id !== null) {
    // Replaces the purchase in the queue, if it still waits for its answer: the list has shown that it was made.
    const id = waiting?.id ?? newId;
    return { id, kept: { id, change: { kind: 'undo', purchaseId: bought.id } } };
  }
  if (!waiting) return null;
  return {
    id: waiting.id,
    kept: waiting.isSent ? { ...waiting, isTakenBack: true } : null,
  };
}

/** The edit after the server has confirmed a purchase: it leaves the queue, or, if the user has undone it meanwhile, is
 *  replaced by its undo, which keeps its id and so is sent before all later changes.
 *  @param now what the queue holds under this id by now. */
export function received(now: QueuedChange | undefined, id: string, purchaseId: number): QueueEdit {
  if (now?.change.kind === 'undo') return { id, kept: now };
  const isUnwanted = now?.isTakenBack;
  return { id, kept: isUnwanted ? { id, change: { kind: 'undo', purchaseId } } : null };
}

/** The edit after the server has refused a change: it stays in the queue with the reason. A purchase that the user has
 *  undone meanwhile is removed instead. */
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

/** Reads a change from the device's storage; null for anything that is not a valid change. */
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

/** Reads the waiting changes of a queue in the earlier format, which stored the whole queue under one key. */
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
