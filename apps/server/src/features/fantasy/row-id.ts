import { AppError } from '#http/app-error.ts';

/** Any whole number may be requested; one that no row can have is not found. */
export function rowIdOf(text: string): number {
  const id = Number(text);
  if (!Number.isSafeInteger(id) || id < 1) throw new AppError('not_found');
  return id;
}
