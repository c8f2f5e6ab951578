import { parentPort, workerData } from 'node:worker_threads';
import { readPlayersFile } from '#sources/fantacalcio/read-file.ts';
import type { ReadTask } from './read-in-thread.ts';

/** A thread that reads the file it was started with, tells what is in it and ends. */
const { bytes, name, source } = workerData as ReadTask;
parentPort?.postMessage(await readPlayersFile(bytes, { name, source }));
