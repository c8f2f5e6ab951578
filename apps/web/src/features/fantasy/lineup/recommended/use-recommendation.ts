import type { LineupChange } from '@tredici/engine/fantasy/lineup/compare-lineups';
import type { Refusal } from '@tredici/engine/fantasy/lineup/recommend';
import { useEffect, useState } from 'react';
import { createLineupThread, type LineupThread } from './lineup-thread.ts';
import type {
  CompareQuestion,
  LineupAnswer,
  RecommendQuestion,
  Stage,
} from './recommend-in-worker.ts';

export interface RecommendationState {
  /** The last answer stays while the next is computed, so that the layout does not jump. */
  readonly answer: LineupAnswer | null;
  readonly progress: { readonly stage: Stage; readonly share: number } | null;
  readonly refusal: Refusal | 'failed' | null;
}
const NOTHING: RecommendationState = { answer: null, progress: null, refusal: null };

/** Asks when the question changes; null asks nothing. */
export function useRecommendation(question: RecommendQuestion | null): RecommendationState {
  const ask = useAsking();
  const [state, setState] = useState(NOTHING);
  const asked = question && JSON.stringify(question);
  useEffect(() => {
    if (asked === null) return setState(NOTHING);
    setState(({ answer }) => ({ answer, progress: { stage: 'search', share: 0 }, refusal: null }));
    return ask(JSON.parse(asked) as RecommendQuestion, (news) => {
      if (news === null) setState({ ...NOTHING, refusal: 'failed' });
      else if (news.kind === 'done') setState({ ...NOTHING, answer: news.answer });
      else if (news.kind === 'refused') setState({ ...NOTHING, refusal: news.reason });
      else if (news.kind === 'stage') {
        const { stage, share } = news;
        setState(({ answer }) => ({ answer, progress: { stage, share }, refusal: null }));
      }
    });
  }, [ask, asked]);
  return state;
}

/** The changes from one line-up to another, with reasons; null while unknown or not applicable. */
export function useLineupChange(question: CompareQuestion | null): LineupChange | null {
  const ask = useAsking();
  const [change, setChange] = useState<LineupChange | null>(null);
  const asked = question && JSON.stringify(question);
  useEffect(() => {
    if (asked === null) return setChange(null);
    return ask(JSON.parse(asked) as CompareQuestion, (news) =>
      setChange(news?.kind === 'change' ? news.change : null),
    );
  }, [ask, asked]);
  return change;
}

/** Asks a worker, which is terminated with the page. */
function useAsking(): LineupThread['ask'] {
  const [thread] = useState(() => createLineupThread());
  useEffect(() => () => thread.end(), [thread]);
  return thread.ask;
}
