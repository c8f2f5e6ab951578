import { CHAMPIONSHIP_LIMITS, type Championship } from '@tredici/contract/championships';
import type { ChampionshipRules } from '@tredici/engine/fantasy/rules/championship-rules';
import { PRESETS } from '@tredici/engine/fantasy/rules/presets';
import { ruleProblems } from '../rules/edit-rules.ts';
import { rulesIn } from '../team-rules.ts';

/** A championship as it is being made or changed. */
export interface ChampionshipDraft {
  readonly name: string;
  /** One on each line, in the order of the draw. */
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

export type DraftProblem = 'name' | 'participants' | 'participantName' | 'rounds' | 'rules';

const isName = (name: string) =>
  name.trim() !== '' && name.trim().length <= CHAMPIONSHIP_LIMITS.nameLength;

export function draftProblems(draft: ChampionshipDraft): DraftProblem[] {
  const { least, most } = CHAMPIONSHIP_LIMITS.participants;
  const names = namesIn(draft.participants);
  const { rounds } = draft;
  const problems: Readonly<Record<DraftProblem, boolean>> = {
    name: !isName(draft.name),
    participants: names.length < least || names.length > most,
    participantName: !names.every(isName),
    rounds: !Number.isInteger(rounds) || rounds < 1 || rounds > CHAMPIONSHIP_LIMITS.rounds,
    rules: ruleProblems(draft.rules).size > 0,
  };
  return (Object.keys(problems) as DraftProblem[]).filter((name) => problems[name]);
}

/** Who was there keeps their place in the results: the same line, or the same name. */
export function participantsOf(
  text: string,
  before: Championship['participants'],
): { id?: number; name: string }[] {
  const names = namesIn(text);
  const byName = new Map(before.map(({ id, name }) => [name, id]));
  if (names.length === before.length) {
    return names.map((name, at) => ({ id: byName.get(name) ?? lineId(at, names, before), name }));
  }
  return names.map((name) => {
    const id = byName.get(name);
    return id === undefined ? { name } : { id, name };
  });
}

/** A line whose old name is gone from the list has been renamed. */
function lineId(at: number, names: readonly string[], before: Championship['participants']) {
  const isRenamed = !names.includes(before[at]!.name);
  const free = before.filter(({ name }) => !names.includes(name));
  return isRenamed ? before[at]!.id : free[0]!.id;
}
