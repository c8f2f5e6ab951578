import { rounded } from './i18n/write-number.ts';

/** Rounds parts so that they add up to the displayed total: each is rounded down, and the units left over go
 *  to those that lost most. */
export function roundedParts(
  parts: readonly number[],
  decimals: number,
  total: number = parts.reduce((sum, part) => sum + part, 0),
): number[] {
  const unit = 10 ** decimals;
  const down = parts.map((part) => Math.floor(part * unit));
  const lost = parts.map((part, at) => part * unit - down[at]!);
  const shownTotal = Math.round(
    Math.sign(total) * Number(rounded(Math.abs(total), decimals)) * unit,
  );
  const left = shownTotal - down.reduce((sum, units) => sum + units, 0);
  const each = Math.floor(left / parts.length);
  const byLoss = [...parts.keys()].sort((one, other) => lost[other]! - lost[one]!);
  const more = new Set(byLoss.slice(0, left - each * parts.length));
  return down.map((units, at) => (units + each + (more.has(at) ? 1 : 0)) / unit);
}
