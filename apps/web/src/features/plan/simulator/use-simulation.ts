import { useEffect, useState } from 'react';
import type { SimulatedRule, SimulationNews, SimulationQuestion } from './simulate-in-worker.ts';

export interface SimulationState {
  /** The last answer stays while the next is worked out, so that nothing jumps. */
  readonly rules: readonly SimulatedRule[] | null;
  /** From 0 to 1 while it runs; null when nothing does. */
  readonly progress: number | null;
  readonly failed: boolean;
}

/** Asks anew whenever the question changes; null asks nothing, and ends what is being worked out. */
export function useSimulation(question: SimulationQuestion | null): SimulationState {
  const [state, setState] = useState<SimulationState>({
    rules: null,
    progress: null,
    failed: false,
  });
  const asked = question && JSON.stringify(question);
  useEffect(() => {
    if (asked === null) return;
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    const fail = () => setState(({ rules }) => ({ rules, progress: null, failed: true }));
    setState(({ rules }) => ({ rules, progress: 0, failed: false }));
    worker.addEventListener('error', fail);
    worker.addEventListener('message', ({ data }: MessageEvent<SimulationNews>) => {
      if (data.kind === 'refused') fail();
      else if (data.kind === 'done') {
        setState({ rules: data.rules, progress: null, failed: false });
      } else setState(({ rules }) => ({ rules, progress: data.share, failed: false }));
    });
    worker.postMessage(JSON.parse(asked));
    return () => worker.terminate();
  }, [asked]);
  return asked === null ? { ...state, progress: null } : state;
}
