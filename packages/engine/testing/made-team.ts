/** Teams for tests: ids start with the role, and everyone has a 6 unless specified otherwise. */

import type { Candidate } from '../src/fantasy/lineup/squad/candidate.ts';
import type { ChampionshipRules } from '../src/fantasy/rules/championship-rules.ts';
import { readRules } from '../src/fantasy/rules/read-rules.ts';
import type { Role } from '../src/fantasy/rules/roles.ts';
import type { MatchdayPlayer, MatchdayTeam } from '../src/fantasy/scoring/match-day.ts';

export type PlayerResult = number | null | Partial<Omit<MatchdayPlayer, 'id'>>;

/** `P1`, `D1` …: as many of each as the module needs. */
export function classicStarters(module: string): string[] {
  const [defenders, midfielders, forwards] = module.split('-').map(Number);
  const line = (role: string, count = 0) =>
    Array.from({ length: count }, (_, at) => `${role}${at + 1}`);
  return ['P1', ...line('D', defenders), ...line('C', midfielders), ...line('A', forwards)];
}

/** @param said by id a vote, null for s.v., or more about the player; everyone in it who does not start is on
 *  the bench, in that order. */
export function madeTeam(
  module: string,
  said: Readonly<Record<string, PlayerResult>> = {},
  more: Partial<MatchdayTeam['lineup']> = {},
  starters: readonly string[] = classicStarters(module),
): MatchdayTeam {
  const bench = Object.keys(said).filter((id) => !starters.includes(id));
  const players = [...starters, ...bench].map((id): MatchdayPlayer => {
    const about = said[id] === undefined ? 6 : said[id];
    const known = typeof about === 'object' && about !== null ? about : { vote: about };
    return { id, roles: [roleIn(id)], vote: 6, ...known };
  });
  return { players, lineup: { module, starters, bench, ...more } };
}

/** A player who plays for certain, with a certain vote. */
export const sureCandidate = (id: string, vote = 6): Candidate => ({
  id,
  roles: [roleIn(id)],
  plays: 1,
  vote,
  voteSd: 0,
});

const roleIn = (id: string) => /^[A-Za-z]+/.exec(id)![0] as Role;

export function madeRules(said: unknown): ChampionshipRules {
  const reading = readRules(said);
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
  return reading.rules;
}
