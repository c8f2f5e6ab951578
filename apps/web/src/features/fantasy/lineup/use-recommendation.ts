import type { LineupChange } from '@tredici/engine/fantasy/lineup/compare-lineups';
import type { Refusal } from '@tredici/engine/fantasy/lineup/recommend';
import { useEffect, useState } from 'react';
import type {
  CompareQuestion,
  LineupAnswer,
  LineupNews,
  LineupQuestion,
  RecommendQuestion,
  Stage,
} from './recommend-in-worker.ts';

export interface RecommendationState {
  /** The last answer stays while the next is worked out, so that nothing jumps. */
  readonly answer: LineupAnswer | null;
  readonly progress: { readonly stage: Stage; readonly share: number } | null;
  readonly refusal: Refusal | 'failed' | null;
}
const NOTHING: RecommendationState = { answer: null, progress: null, refusal: null };

/** Asks when the question changes; null asks nothing. */
export function useRecommendation(question: RecommendQuestion | null): RecommendationState {
  const [state, setState] = useState(NOTHING);
  const asked = question && JSON.stringify(question);
  useEffect(() => {
    if (asked === null) return setState(NOTHING);
    setState(({ answer }) => ({ answer, progress: { stage: 'search', share: 0 }, refusal: null }));
    return ask(asked, (news) => {
      if (news === null) setState({ ...NOTHING, refusal: 'failed' });
      else if (news.kind === 'done') setState({ ...NOTHING, answer: news.answer });
      else if (news.kind === 'refused') setState({ ...NOTHING, refusal: news.reason });
      else if (news.kind === 'stage') {
        const { stage, share } = news;
        setState(({ answer }) => ({ answer, progress: { stage, share }, refusal: null }));
      }
    });
  }, [asked]);
  return state;
}

/** What changes from one line-up to another, and why; null while it is not known or makes no sense. */
export function useLineupChange(question: CompareQuestion | null): LineupChange | null {
  const [change, setChange] = useState<LineupChange | null>(null);
  const asked = question && JSON.stringify(question);
  useEffect(() => {
    if (asked === null) return setChange(null);
    return ask(asked, (news) => setChange(news?.kind === 'change' ? news.change : null));
  }, [asked]);
  return change;
}

/** In a thread of its own, which the returned function ends. Null is told where it fails. */
function ask(question: string, onNews: (news: LineupNews | null) => void): () => void {
  const worker = new Worker(new URL('./recommend-worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('error', () => onNews(null));
  worker.addEventListener('message', ({ data }: MessageEvent<LineupNews>) => onNews(data));
  worker.postMessage(JSON.parse(question) as LineupQuestion);
  return () => worker.terminate();
}
