import type { ErrorCode } from '@tredici/contract/errors';
import { MAX_INT_ID } from '#db/schema/columns.ts';
import { AppError } from './app-error.ts';

/** The id in an address, for a column of integers. Any number may be asked for; one that no row can have is
 *  simply not found. */
export function intIdOf(text: string): number {
  const id = Number(text);
  if (!(id >= 1 && id <= MAX_INT_ID)) throw new AppError('not_found');
  return id;
}

/** The same for a column of big integers. */
export function rowIdOf(text: string, code: ErrorCode = 'not_found'): number {
  const id = Number(text);
  if (!Number.isSafeInteger(id) || id < 1) throw new AppError(code);
  return id;
}
