import { HEALTH_PATH } from '@tredici/contract/health';
import { configOrExit } from '../entry.ts';
import { visitableUrl } from '../public-url.ts';
import { type Command, fail } from './command.ts';

export const command: Command = {
  name: 'health',
  summary: 'Asks the running server whether it can serve',
  usage: `npm run tredici -- health

Asks the server at HOST and PORT. Prints "ok" and ends with 0, or says what is wrong and ends with 1.`,
  async run() {
    const { host, port } = configOrExit();
    const url = visitableUrl(host, port);
    try {
      const answer = await fetch(url + HEALTH_PATH, { signal: AbortSignal.timeout(5_000) });
      if (!answer.ok)
        return fail(`${url} answers ${answer.status}: it cannot serve for the moment.`);
      console.log('ok');
      return 0;
    } catch {
      return fail(
        `nothing answers at ${url}: start it by "npm start", or set HOST and PORT to where it is.`,
      );
    }
  },
};
