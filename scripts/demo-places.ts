/** What is worth opening in a running demo; it changes from day to day. */
export interface DemoPlaces {
  /** A match with prices, still to be played. */
  readonly coming: number;
  /** One with its result. */
  readonly finished: number;
  /** The player with the most ratings. */
  readonly player: number;
}

const PATIENCE_MS = 180_000;
export const DEMO_PASSWORD = 'Tredici13!';

/** A path with a name in place of what changes: /match/:coming. */
export const addressOf = (path: string, places: DemoPlaces): string =>
  path.replace(/:(coming|finished|player)/, (_, place: keyof DemoPlaces) => String(places[place]));

export async function findDemoPlaces(origin: string): Promise<DemoPlaces> {
  const login = await fetch(`${origin}/api/account/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'pro@tredici.test', password: DEMO_PASSWORD }),
  });
  const { access_token: token } = (await login.json()) as { access_token: string };
  // At a first start the server answers before the worker has forecast the next matches and settled the past
  // ones.
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    const [coming, finished, player, isComputing] = await Promise.all([
      findComing(origin, token),
      findFinished(origin),
      findPlayer(origin, token),
      isStillComputing(origin),
    ]);
    if (coming && finished && player && !isComputing) return { coming, finished, player };
    if (Date.now() > until) throw new Error('The demo has no match or player to open');
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

async function isStillComputing(origin: string): Promise<boolean> {
  const reply = await fetch(`${origin}/api/v1/tredici/settings/`);
  return ((await reply.json()) as { first_steps: object | null }).first_steps !== null;
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
  // When its columns change, the file has another line of column names.
  const columns = lines.findLast((candidate) => candidate.endsWith('home_goals,away_goals,void'));
  return line && columns
    ? Number(line.split(',')[columns.split(',').indexOf('match_id')])
    : undefined;
}

async function findPlayer(origin: string, token: string): Promise<number | undefined> {
  const reply = await fetch(`${origin}/api/v1/tredici/fantasy/players/`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { players } = (await reply.json()) as { players: { id: number[]; votes: number[] } };
  return players.id[players.votes.indexOf(Math.max(...players.votes))];
}
