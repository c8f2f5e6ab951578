/** The simulator's own thread: the page stays quick while a thousand plans run. */
import { answerQuestion, type SimulationQuestion } from './simulate-in-worker.ts';

addEventListener('message', ({ data }: MessageEvent<SimulationQuestion>) => {
  answerQuestion(data, (news) => postMessage(news));
});
