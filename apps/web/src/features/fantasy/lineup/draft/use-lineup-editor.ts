import type { LineupReply } from '@tredici/contract/teams';
import { useEffect, useRef, useState } from 'react';
import { useText } from '#lib/i18n/translate.ts';
import type { LineupTeam } from '../lineup-team.ts';
import {
  type Draft,
  draftOf,
  emptyDraft,
  type SavedLineup,
  type SwitchPair,
  savedOf,
  settle,
} from './draft.ts';
import { begunFrom, keptDrafts } from './kept-draft.ts';
import { useLineupWords } from './lineup-words.ts';
import { changeModule, movePlayer, type Place, placeOf } from './move-player.ts';

export interface Announcement {
  readonly text: string;
  readonly isRefusal: boolean;
}
const NOTHING: Announcement = { text: '', isRefusal: false };

const startOf = (team: LineupTeam, { lineup }: LineupReply): Draft =>
  lineup ? draftOf(team, lineup) : emptyDraft(team);
const versionOf = ({ lineup, is_from_earlier_round }: LineupReply) =>
  is_from_earlier_round ? 0 : (lineup?.version ?? 0);
/** A request sent before a save may be answered after it, but versions and rounds only increase. */
const isNewer = (reply: LineupReply, base: LineupReply) =>
  reply.round === base.round
    ? versionOf(reply) > versionOf(base)
    : reply.round === null || reply.round > (base.round ?? 0);
const isSame = (a: SavedLineup, b: SavedLineup) => JSON.stringify(a) === JSON.stringify(b);

/** The state of a line-up that is being edited. Data that arrive meanwhile never overwrite a change: they are
 *  reported as `isElsewhere`. */
export function useLineupEditor(
  teamId: number,
  team: LineupTeam,
  reply: LineupReply,
  isClosed: boolean,
) {
  const t = useText('lineup');
  const words = useLineupWords(team);
  // A draft of another round is not used for this one.
  const [kept] = useState(() => {
    const found = keptDrafts.read(teamId);
    return found?.round === reply.round ? found : null;
  });
  const [base, setBase] = useState(() => (kept ? begunFrom(reply, kept) : reply));
  const [draft, setDraft] = useState(() =>
    kept ? draftOf(team, kept.lineup) : startOf(team, reply),
  );
  const [isRestored, setRestored] = useState(kept !== null);
  const [picked, setPicked] = useState<number | null>(null);
  const [announcement, announce] = useState<Announcement>(NOTHING);
  const toFocus = useRef<number | null>(null);

  const isChanged = !isSame(savedOf(draft), savedOf(startOf(team, base)));
  const isOther = isNewer(reply, base);
  const isNextRound = reply.round !== base.round;
  if (isOther && (isNextRound || !isChanged)) {
    setBase(reply);
    // A change made for a round that has closed is kept as the draft for the next.
    if (!isChanged && reply.lineup) {
      setDraft(startOf(team, reply));
      announce({ text: t('elsewhere.taken'), isRefusal: false });
    }
    if (isNextRound && base.round !== null && reply.round !== null) {
      announce({
        text: t('movedOn', { closed: base.round, round: reply.round }),
        isRefusal: false,
      });
    }
  }
  useEffect(() => {
    const { round } = base;
    if (!isChanged || round === null) keptDrafts.forget(teamId);
    else keptDrafts.keep(teamId, { round, version: versionOf(base), lineup: savedOf(draft) });
  }, [teamId, base, draft, isChanged]);
  // A player who moved is another element, so the focus is set again.
  useEffect(() => {
    if (toFocus.current === null) return;
    document.querySelector<HTMLElement>(`[data-player="${toFocus.current}"]`)?.focus();
    toFocus.current = null;
  });

  const refuse = (text: string) => announce({ text, isRefusal: true });
  const tell = (text: string) => announce({ text, isRefusal: false });

  const move = (id: number, to: Place) => {
    if (isClosed) return refuse(t('refused.closed'));
    const moving = movePlayer(team, draft, id, to);
    if (!moving.ok) return refuse(words.refused(moving.refusal));
    setDraft(moving.draft);
    setPicked(null);
    // If the rules order the bench, the player may not be where they were dropped.
    tell(words.placed(team.byId.get(id)!, placeOf(moving.draft, id), moving.displaced));
  };
  const pick = (id: number | null) => {
    setPicked(id);
    if (id !== null) tell(t('picked', { name: team.byId.get(id)!.name }));
    // The message about the picked player no longer applies.
    else if (picked !== null) announce(NOTHING);
  };

  return {
    base,
    draft,
    picked,
    announcement,
    words,
    isChanged,
    /** Another tab or device has saved a line-up of the same round meanwhile. */
    isElsewhere: isOther && isChanged && !isNextRound,
    /** Whether the page reports such an answer. */
    tellsOf: (answer: LineupReply) => isChanged && isNewer(answer, base),
    /** Whether the draft was restored from the device, until it is saved or discarded. */
    isRestored: isRestored && isChanged,
    discard() {
      setRestored(false);
      setBase(reply);
      setPicked(null);
      setDraft(startOf(team, reply));
      tell(t(reply.lineup ? 'restored.discarded' : 'restored.emptied'));
    },
    move,
    pick,
    /** Something else was done with the picked player, so that the next one to be clicked is picked in turn. */
    putDown(text: string) {
      toFocus.current = picked;
      setPicked(null);
      tell(text);
    },
    /** A player was clicked or chosen by key: picks them or, if another one is picked, uses their place as the
     *  target. */
    activate(id: number) {
      if (picked === null) return isClosed ? refuse(t('refused.closed')) : pick(id);
      if (picked === id) return pick(null);
      const there = placeOf(draft, id);
      const from = placeOf(draft, picked);
      if (there.kind === 'stand' && from.kind === 'stand') return pick(id);
      toFocus.current = picked;
      if (there.kind === 'stand') move(id, from);
      else move(picked, there);
    },
    place(to: Place) {
      if (picked === null) return tell(t('pickFirst'));
      toFocus.current = picked;
      move(picked, to);
    },
    chooseModule(name: string) {
      if (isClosed) return refuse(t('refused.closed'));
      setDraft(changeModule(team, draft, name));
      tell(t('moduleNow', { module: name }));
    },
    lead(id: number, as: 'captain' | 'vice') {
      if (isClosed) return refuse(t('refused.closed'));
      const other = as === 'captain' ? 'vice' : 'captain';
      const isAlready = draft[as] === id;
      setDraft({
        ...draft,
        [as]: isAlready ? null : id,
        [other]: draft[other] === id ? null : draft[other],
      });
      const { name } = team.byId.get(id)!;
      tell(t(isAlready ? 'armband.none' : `armband.${as}.now`, { name }));
    },
    /** Names the pair of the switch; null for none. */
    exchange(pair: SwitchPair | null) {
      if (isClosed) return refuse(t('refused.closed'));
      const { switch: _, ...others } = draft;
      setDraft(settle(team, pair ? { ...others, switch: pair } : others));
    },
    /** Takes over a whole line-up. The switch stays if its players keep their places. */
    take(lineup: SavedLineup) {
      if (isClosed) return refuse(t('refused.closed'));
      setPicked(null);
      setDraft(draftOf(team, draft.switch ? { ...lineup, switch: draft.switch } : lineup));
      tell(t('taken', { module: lineup.module }));
    },
    /** Accepts what was saved elsewhere, and keeps the user's own line-up or drops it. */
    adopt(keepsOwn: boolean) {
      setBase(reply);
      setPicked(null);
      if (!keepsOwn) setDraft(startOf(team, reply));
      tell(t(keepsOwn ? 'elsewhere.kept' : 'elsewhere.taken'));
    },
    /** Called after the server has saved it. */
    saved(answer: LineupReply) {
      setRestored(false);
      setBase(answer);
    },
    refuse,
  };
}
export type LineupEditor = ReturnType<typeof useLineupEditor>;
