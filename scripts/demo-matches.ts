/** Matches of a running demo worth opening: which they are changes from day to day. */
export interface DemoMatches {
  /** With prices, still to be played. */
  readonly coming: number;
  /** With its result. */
  readonly finished: number;
}

const PATIENCE_MS = 180_000;
export const DEMO_PASSWORD = 'Tredici13!';

export async function findDemoMatches(origin: string): Promise<DemoMatches> {
  const login = await fetch(`${origin}/api/account/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'pro@tredici.test', password: DEMO_PASSWORD }),
  });
  const { access_token: token } = (await login.json()) as { access_token: string };
  // A first start serves before its worker has forecast what is coming and settled what is over.
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    const [coming, finished] = await Promise.all([findComing(origin, token), findFinished(origin)]);
    if (coming && finished) return { coming, finished };
    if (Date.now() > until) throw new Error('The demo has no match to open');
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

async function findComing(origin: string, token: string): Promise<number | undefined> {
  const reply = await fetch(`${origin}/api/v1/tredici/bets/524/`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { results } = (await reply.json()) as {
    results: readonly { match_id: number; bets: object; odds: object }[];
  };
  return results.find(({ bets, odds }) => '1' in bets && Object.keys(odds).length > 0)?.match_id;
}

/** The last line of the ledger that has a result. */
async function findFinished(origin: string): Promise<number | undefined> {
  const ledger = await fetch(`${origin}/api/v1/tredici/track-record/ledger.csv`);
  const lines = (await ledger.text()).trimEnd().split('\n');
  const line = lines.findLast((candidate) => /,\d+,\d+,$/.test(candidate));
  // Where the format of lines changes, the file says its columns anew.
  const columns = lines.findLast((candidate) => candidate.endsWith('home_goals,away_goals,void'));
  return line && columns
    ? Number(line.split(',')[columns.split(',').indexOf('match_id')])
    : undefined;
}
