/** Matches of a running demo worth opening: which they are changes from day to day. */
export interface DemoMatches {
  /** With prices, still to be played. */
  readonly coming: number;
  /** With its result. */
  readonly finished: number;
}

export const DEMO_PASSWORD = 'Tredici13!';

export async function findDemoMatches(origin: string): Promise<DemoMatches> {
  const login = await fetch(`${origin}/api/account/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'pro@tredici.test', password: DEMO_PASSWORD }),
  });
  const { access_token: token } = (await login.json()) as { access_token: string };
  const reply = await fetch(`${origin}/api/v1/tredici/bets/524/`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { results } = (await reply.json()) as {
    results: readonly { match_id: number; odds: object }[];
  };
  const coming = results.find(({ odds }) => Object.keys(odds).length > 0);
  if (!coming) throw new Error('The demo has no match with prices to open');
  return { coming: coming.match_id, finished: await findFinished(origin) };
}

/** The last line of the ledger that has a result. */
async function findFinished(origin: string): Promise<number> {
  const ledger = await fetch(`${origin}/api/v1/tredici/track-record/ledger.csv`);
  const lines = (await ledger.text()).trimEnd().split('\n');
  const line = lines.findLast((candidate) => /,\d+,\d+,$/.test(candidate));
  if (!line) throw new Error('The demo has no match with a result to open');
  return Number(line.split(',')[2]);
}
