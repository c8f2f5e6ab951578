/** The solver's own thread: the page stays quick while it thinks. */
import { answerLineupQuestion, type LineupQuestion } from './recommend-in-worker.ts';

addEventListener('message', ({ data }: MessageEvent<LineupQuestion>) => {
  answerLineupQuestion(data, (news) => postMessage(news));
});
