import { seasonFrom } from '#sources/season-of.ts';

/** A demo that runs on beyond the seasons of the contract goes on by its rule, two a year, so that
 *  the row is already right when the contract names it. */
export function seasonOfYear(year: number): { readonly id: number; readonly label: string } {
  return (
    seasonFrom(year) ?? {
      id: 36 + 2 * (year - 2025),
      label: `${year}/${String((year + 1) % 100).padStart(2, '0')}`,
    }
  );
}
