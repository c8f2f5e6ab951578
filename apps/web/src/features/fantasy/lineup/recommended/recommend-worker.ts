/** The entry of the solver's worker, which keeps the page responsive. */
import type { ThreadNews } from './lineup-thread.ts';
import { answerLineupQuestion, type LineupQuestion } from './recommend-in-worker.ts';

const tell = (news: ThreadNews) => postMessage(news);

addEventListener('message', ({ data }: MessageEvent<LineupQuestion>) => {
  answerLineupQuestion(data, tell);
  tell({ kind: 'answered' });
});
