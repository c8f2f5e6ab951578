import { fileAt, readFile } from './football-data-co-uk/requests.ts';
import { readFootballDataOrgReply } from './football-data-org/parse.ts';
import type { SourceName } from './identity/source-names.ts';
import type { ReadOutcome } from './source-match.ts';
import { readOddsApiReply } from './the-odds-api/parse.ts';

/** Reads a response according to its source, so that stored ones can be read again by better parsers. */
export function readPayload(source: SourceName, address: string, body: Uint8Array): ReadOutcome {
  switch (source) {
    case 'football-data.co.uk': {
      const file = fileAt(address);
      return file ? readFile(file, body) : { ok: false, reason: 'not a file of this site' };
    }
    case 'the-odds-api':
      return readOddsApiReply(body);
    case 'football-data.org':
      return readFootballDataOrgReply(body);
  }
}
