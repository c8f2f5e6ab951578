/** Reads the JSON of a case: its rules, players and line-ups, with the place of what is wrong. */
import { readFileSync } from 'node:fs';
import type { ChampionshipRules } from '@tredici/engine/fantasy/rules/championship-rules';
import { readRules } from '@tredici/engine/fantasy/rules/read-rules';
import { CLASSIC_ROLES, MANTRA_ROLES } from '@tredici/engine/fantasy/rules/roles';
import { EVENTS } from '@tredici/engine/fantasy/scoring/match-day';
import { z } from 'zod';

export const playerId = z.union([z.string().min(1).max(100), z.number()]);
export const roles = z
  .array(z.enum([...CLASSIC_ROLES, ...MANTRA_ROLES]))
  .min(1)
  .max(3);

const scoredPlayer = z.strictObject({
  id: playerId,
  name: z.string().optional(),
  roles,
  vote: z.number().min(0).max(10).nullable(),
  events: z.partialRecord(z.enum(EVENTS), z.int().min(0).max(30)).optional(),
  started: z.boolean().optional(),
  minutes: z.number().min(0).max(130).optional(),
  postponed: z.boolean().optional(),
});

export const lineup = z.strictObject({
  module: z.string(),
  starters: z.array(playerId).max(11),
  bench: z.array(playerId).max(60).default([]),
  captain: playerId.nullish(),
  vice: playerId.nullish(),
  switch: z.strictObject({ starter: playerId, reserve: playerId }).nullish(),
});

const team = { players: z.array(scoredPlayer).max(200), lineup };
export const scoreCase = z.strictObject({
  rules: z.unknown(),
  ...team,
  opponent: z.strictObject(team).optional(),
});

type Read<Value> =
  | { ok: true; rules: ChampionshipRules; value: Value }
  | { ok: false; message: string };

export function readCase<Schema extends z.ZodType<{ rules: unknown }>>(
  file: string,
  schema: Schema,
): Read<z.infer<Schema>> {
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    return { ok: false, message: `${file} cannot be read: ${(error as Error).message}` };
  }
  const parsed = schema.safeParse(json);
  if (!parsed.success) {
    const places = parsed.error.issues.map(
      ({ path, message }) => `${z.core.toDotPath(path) || 'the case'}: ${message}`,
    );
    return { ok: false, message: `${file}: ${inOneLine(places)}.` };
  }
  const reading = readRules(parsed.data.rules);
  if (!reading.ok) {
    const places = reading.problems.map(
      ({ path, code, expected }) =>
        `rules.${path}: ${code.replaceAll('-', ' ')}, expected ${expected}`,
    );
    return { ok: false, message: `${file}: ${inOneLine(places)}.` };
  }
  return { ok: true, rules: reading.rules, value: parsed.data };
}

/** A wrong column is wrong in every row: the first says it. */
function inOneLine([first = '', ...more]: readonly string[]): string {
  return more.length > 0 ? `${first} (and ${more.length} more)` : first;
}
