import type { Club } from './club-table.ts';
import { CLUBS } from './clubs.ts';
import { foldName } from './fold-name.ts';

/** Finds the club that a provider's name means in a country. Within one country a spelling belongs to one
 *  club, whichever provider uses it (a test checks the tables); between countries it need not: there are two
 *  Arsenals, two Vitórias, two Racings. */
export function findClub(country: string, name: string): Club | undefined {
  return BY_COUNTRY.get(country)?.get(foldName(name));
}

/** The clubs that an unknown name most likely means, best match first. */
export function suggestClubs(country: string, name: string, most = 3): readonly Club[] {
  return CLUBS.filter((club) => club.country === country)
    .map((club) => ({ club, score: Math.max(...spellingsOf(club).map((s) => likeness(s, name))) }))
    .filter(({ score }) => score >= 0.4)
    .sort((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ club }) => club);
}

export function spellingsOf(club: Club): readonly string[] {
  return [club.name, ...Object.values(club.names).flat()];
}

const BY_COUNTRY = new Map<string, Map<string, Club>>();
for (const club of CLUBS) {
  const known = BY_COUNTRY.get(club.country) ?? new Map<string, Club>();
  BY_COUNTRY.set(club.country, known);
  for (const spelling of spellingsOf(club)) known.set(foldName(spelling), club);
}

/** The share of letter pairs that two names have in common (Dice): 1 is the same name. */
function likeness(a: string, b: string): number {
  const left = pairsOf(foldName(a));
  const right = pairsOf(foldName(b));
  const common = [...left].filter((pair) => right.has(pair)).length;
  return (2 * common) / Math.max(1, left.size + right.size);
}

function pairsOf(text: string): Set<string> {
  return new Set(
    Array.from({ length: Math.max(0, text.length - 1) }, (_, i) => text.slice(i, i + 2)),
  );
}
