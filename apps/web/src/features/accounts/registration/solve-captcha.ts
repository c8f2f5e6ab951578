import { registrationCalls } from '@tredici/contract/registration';
import SolverWorker from 'altcha/workers/pbkdf2?worker';
import { request } from '#lib/api/request.ts';

export interface SolvedCaptcha {
  /** As the server reads it: JSON in base64. */
  readonly payload: string;
  /** By the server's clock, in milliseconds. */
  readonly until: number;
}

/** Asks for a challenge and solves it with ALTCHA's own solver, away from the page's thread. */
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
      // Null when it gave up, an error in an object of its own when it broke.
      const solved = typeof data === 'object' && data !== null && 'derivedKey' in data;
      if (solved) resolve(data);
      else reject(new Error('the challenge was not solved'));
    };
  });
  worker.postMessage({ type: 'work', challenge });
  return found.finally(() => worker.terminate());
}
