import { IMPORT_LIMITS } from '@tredici/contract/fantasy-imports';
import type { SeasonLabel } from '@tredici/contract/seasons';

/** What the user tells about a file that the file itself may not contain. */
export interface FileDetails {
  readonly season?: SeasonLabel;
  readonly round?: number;
}

/** A file that fails this check would be refused, so it is not sent. */
export function isTakeable({ size }: Pick<File, 'size'>): boolean {
  return size > 0 && size <= IMPORT_LIMITS.fileBytes;
}
