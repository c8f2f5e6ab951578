import type { PlayedRound } from '@tredici/contract/fantasy-players';
import css from './event-mark.module.css';

export type EventName = keyof PlayedRound['events'];

/** The events that get a mark, in the order of the marks. Goals conceded have none: they show in the total only. */
export const EVENT_MARKS = [
  'goals',
  'penaltiesScored',
  'assists',
  'setPieceAssists',
  'penaltiesSaved',
  'penaltiesMissed',
  'ownGoals',
  'yellowCards',
  'redCards',
] as const satisfies readonly EventName[];
type Drawn = (typeof EVENT_MARKS)[number];

export function eventsOf(
  events: PlayedRound['events'],
): { readonly name: Drawn; readonly count: number }[] {
  return EVENT_MARKS.flatMap((name) => {
    const count = events[name] ?? 0;
    return count > 0 ? [{ name, count }] : [];
  });
}

const BALL = 'M6 1.500a4.500 4.500 0 1 0 .01 0Z';
const CARD = 'M3 1.500h6v9H3Z';
const SHAPES: Readonly<Record<Drawn, readonly [path: string, filled: boolean]>> = {
  goals: [BALL, true],
  // The ball with the penalty spot in it.
  penaltiesScored: [`${BALL}M6 5.200a.8.8 0 1 0 .01 0Z`, true],
  assists: [BALL, false],
  setPieceAssists: [`${BALL}M6 5.200a.8.8 0 1 0 .01 0Z`, false],
  penaltiesSaved: ['M1.500 10.500v-9h9v9', false],
  penaltiesMissed: ['M2 2l8 8M10 2l-8 8', false],
  ownGoals: [`${BALL}M2.800 9.200l6.400-6.400`, false],
  yellowCards: [CARD, false],
  redCards: [CARD, true],
};

/** The mark of an event. All have the same colour and differ by shape and by whether they are filled. */
export function EventMark({ name, count = 1 }: { readonly name: Drawn; readonly count?: number }) {
  const [path, filled] = SHAPES[name];
  return (
    <span className={css.mark}>
      <svg viewBox="0 0 12 12" data-filled={filled || undefined} aria-hidden="true">
        <path d={path} fillRule="evenodd" />
      </svg>
      {count > 1 && count}
    </span>
  );
}
