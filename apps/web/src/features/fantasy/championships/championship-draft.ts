import { CHAMPIONSHIP_LIMITS, type Championship } from '@tredici/contract/championships';
import type { ChampionshipRules } from '@tredici/engine/fantasy/rules/championship-rules';
import { PRESETS } from '@tredici/engine/fantasy/rules/presets';
import { readRules } from '@tredici/engine/fantasy/rules/read-rules';
import { lengthOf } from '#lib/text-length.ts';
import { ruleProblems } from '../rules/edit-rules.ts';
import { rulesIn } from '../team-rules.ts';

/** A championship that is being created or changed. */
export interface ChampionshipDraft {
  readonly name: string;
  /** One per line, in the order of the draw. */
  readonly participants: string;
  readonly rounds: number;
  readonly rules: ChampionshipRules;
}

export const NEW_CHAMPIONSHIP: ChampionshipDraft = {
  name: '',
  participants: '',
  rounds: CHAMPIONSHIP_LIMITS.rounds,
  rules: PRESETS['classic-standard'],
};

/** Reads a draft from the device; null if there is none or it is invalid. */
export function readDraft(found: unknown): ChampionshipDraft | null {
  const { name, participants, rounds, rules } = Object(found) as Readonly<Record<string, unknown>>;
  const reading = readRules(rules);
  if (typeof name !== 'string' || typeof participants !== 'string' || !reading.ok) return null;
  if (typeof rounds !== 'number' || (name.trim() === '' && participants.trim() === '')) return null;
  return { name, participants, rounds, rules: reading.rules };
}

export const draftOf = (championship: Championship): ChampionshipDraft => ({
  name: championship.name,
  participants: championship.participants.map(({ name }) => name).join('\n'),
  rounds: championship.calendar.length,
  rules: rulesIn(championship),
});

export const namesIn = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean);

/** A duplicate name, because two participants with the same name could not be told apart in calendar, table
 *  and files. */
export function namedTwice(names: readonly string[]): string | undefined {
  const plain = names.map((name) => name.normalize().toLowerCase());
  return names.find((_, at) => plain.indexOf(plain[at]!) < at);
}
export const nameTooLong = (names: readonly string[]) => names.find((name) => !isName(name));

export type DraftProblem =
  | 'name'
  | 'participants'
  | 'participantName'
  | 'participantTwice'
  | 'participantsFixed'
  | 'rounds'
  | 'rules';

const isName = (name: string) =>
  name.trim() !== '' && lengthOf(name.trim()) <= CHAMPIONSHIP_LIMITS.nameLength;

/** Whether points are entered: participants and their order then stay, because the calendar follows from
 *  them. */
export const hasResults = ({ calendar }: Pick<Championship, 'calendar'>): boolean =>
  calendar.some(({ matches }) =>
    matches.some(({ home_total, away_total }) => home_total !== null || away_total !== null),
  );

/** @param saved the championship that is changed; null for a new one. */
export function draftProblems(
  draft: ChampionshipDraft,
  saved: Pick<Championship, 'calendar' | 'participants'> | null,
): DraftProblem[] {
  const { least, most } = CHAMPIONSHIP_LIMITS.participants;
  const names = namesIn(draft.participants);
  const { rounds } = draft;
  const problems: Readonly<Record<DraftProblem, boolean>> = {
    name: !isName(draft.name),
    participants: names.length < least || names.length > most,
    participantName: nameTooLong(names) !== undefined,
    participantTwice: namedTwice(names) !== undefined,
    participantsFixed:
      saved !== null &&
      hasResults(saved) &&
      participantsOf(draft.participants, saved.participants)
        .map(({ id }) => id)
        .join() !== saved.participants.map(({ id }) => id).join(),
    rounds: !Number.isInteger(rounds) || rounds < 1 || rounds > CHAMPIONSHIP_LIMITS.rounds,
    rules: ruleProblems(draft.rules).size > 0,
  };
  return (Object.keys(problems) as DraftProblem[]).filter((name) => problems[name]);
}

/** Matches names to existing participants, so that they keep their results: by name, first on the same row.
 *  If nobody joined or left, renamed participants are matched in order. */
export function participantsOf(
  text: string,
  before: Championship['participants'],
): { id?: number; name: string }[] {
  const names = namesIn(text);
  const left = new Set(before);
  const take = (one: Championship['participants'][number] | undefined) => {
    if (!one || !left.delete(one)) return undefined;
    return one.id;
  };
  const onTheirLine = names.map((name, at) =>
    take(before[at]?.name === name ? before[at] : undefined),
  );
  const byName = names.map(
    (name, at) => onTheirLine[at] ?? take([...left].find((one) => one.name === name)),
  );
  const areRenamed = names.length === before.length;
  return names.map((name, at) => {
    const id = byName[at] ?? (areRenamed ? take([...left][0]) : undefined);
    return id === undefined ? { name } : { id, name };
  });
}
