import { AppError } from './app-error.ts';

/** The largest id that a column of integers can hold. */
const MAX_ID = 2_147_483_647;

/** Any whole number may be asked for; one that no row can have is simply not found. */
export function intIdOf(text: string): number {
  const id = Number(text);
  if (!(id >= 1 && id <= MAX_ID)) throw new AppError('not_found');
  return id;
}
