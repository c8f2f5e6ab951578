import type { Db } from '#db/pool.ts';
import { type ImportReport, importResponse, type ProviderResponse } from './import-response.ts';

export interface FileToImport {
  readonly address: string;
  /** Reads and parses it only when its turn comes, so that few are in memory at a time. */
  open(): Promise<ProviderResponse>;
}

export interface FileReport extends ImportReport {
  readonly address: string;
}

export interface ImportFilesOptions {
  readonly now: () => Date;
  /** Files in progress at once: one is parsed while another is being stored. */
  readonly lanes?: number;
  readonly signal?: AbortSignal | undefined;
  readonly onFile?: (report: FileReport, done: number) => void;
}

/** Imports many files, each in its own transaction. A file that fails is reported and the others continue. */
export async function importFiles(
  db: Db,
  files: readonly FileToImport[],
  { now, lanes = 2, signal, onFile }: ImportFilesOptions,
): Promise<FileReport[]> {
  const reports: FileReport[] = [];
  const queue = files.values();
  const work = async () => {
    for (const file of queue) {
      signal?.throwIfAborted();
      const report = await importResponse(db, await file.open(), now);
      reports.push({ ...report, address: file.address });
      onFile?.(reports.at(-1)!, reports.length);
    }
  };
  await Promise.all(Array.from({ length: lanes }, work));
  return reports;
}
