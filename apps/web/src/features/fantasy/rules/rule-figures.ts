import type { Formats } from '#lib/i18n/format.ts';

/** Writes the numbers of the rules in explanations: with as many decimals as they have. */
export function ruleFigures({ decimal, signed }: Pick<Formats, 'decimal' | 'signed'>) {
  const written = (value: number, write: (value: number, decimals: 0 | 1 | 2) => string) =>
    Number.isFinite(value) ? write(value, decimals(value)) : UNREADABLE;
  return {
    number: (value: number) => written(value, decimal),
    points: (value: number) => written(value, signed),
  };
}

/** In place of a number that is still being typed. */
const UNREADABLE = '…';
const decimals = (value: number) =>
  Math.min(2, (String(value).split('.')[1] ?? '').length) as 0 | 1 | 2;
