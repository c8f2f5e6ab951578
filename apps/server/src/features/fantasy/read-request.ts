import type { ChampionshipRules } from '@tredici/engine/fantasy/rules/championship-rules';
import { readRules } from '@tredici/engine/fantasy/rules/read-rules';
import { AppError } from '#http/app-error.ts';

/** The given rules, complete; errors are reported with their place. */
export function rulesOf(given: unknown, season: string): ChampionshipRules {
  const input = typeof given === 'string' ? { preset: given } : (given as object);
  const reading = readRules({ season, ...input });
  if (reading.ok) return reading.rules;
  const problems = reading.problems
    .slice(0, 20)
    .map(({ path, code, expected }) => ({ code, detail: `${path}: ${expected}` }));
  throw new AppError('rules_invalid', { problems });
}

/** A round of Serie A, or not found. */
export function roundOf(text: string): number {
  const round = Number(text);
  if (!Number.isInteger(round) || round < 1 || round > 38) throw new AppError('not_found');
  return round;
}
