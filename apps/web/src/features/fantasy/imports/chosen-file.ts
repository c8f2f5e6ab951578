import { IMPORT_LIMITS } from '@tredici/contract/fantasy-imports';
import type { SeasonLabel } from '@tredici/contract/seasons';

/** What a file may not say itself. */
export interface FileDetails {
  readonly season?: SeasonLabel;
  readonly round?: number;
}

/** What is not so need not be sent to be refused. */
export function isTakeable({ size }: Pick<File, 'size'>): boolean {
  return size > 0 && size <= IMPORT_LIMITS.fileBytes;
}
