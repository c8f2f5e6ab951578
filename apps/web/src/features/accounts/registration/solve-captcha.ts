import { registrationCalls } from '@tredici/contract/registration';
import SolverWorker from 'altcha/workers/pbkdf2?worker';
import { request } from '#lib/api/request.ts';

export interface SolvedCaptcha {
  /** In the server's format: JSON in base64. */
  readonly payload: string;
  /** By the server's clock, in milliseconds. */
  readonly until: number;
}

/** Requests a challenge and solves it with ALTCHA's own solver, in a worker. */
export async function solveCaptcha(signal: AbortSignal): Promise<SolvedCaptcha> {
  const challenge = await request(registrationCalls.getCaptcha, {}, { signal });
  const solution = await work(challenge, signal);
  return {
    payload: btoa(JSON.stringify({ challenge, solution })),
    until: challenge.parameters.data.until,
  };
}

function work(challenge: unknown, signal: AbortSignal): Promise<object> {
  const worker = new SolverWorker();
  const found = new Promise<object>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    worker.onerror = () => reject(new Error('the solver did not start'));
    worker.onmessage = ({ data }: MessageEvent<unknown>) => {
      // Null when the solver gave up, an object with an error when it failed.
      const solved = typeof data === 'object' && data !== null && 'derivedKey' in data;
      if (solved) resolve(data);
      else reject(new Error('the challenge was not solved'));
    };
  });
  worker.postMessage({ type: 'work', challenge });
  return found.finally(() => worker.terminate());
}
