import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { type RandomSource, seededRandom } from '@tredici/engine/numeric/random';
import { type ActiveUser, emailOf } from './many-users.ts';

export interface MixedLoad {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** Replies that were none of those expected, by status. */
  readonly errors: Readonly<Record<string, number>>;
}

export interface MixedLoadOptions {
  readonly ports: readonly number[];
  readonly users: readonly ActiveUser[];
  /** How many there are in all: anybody of them may log in. */
  readonly everybody: number;
  readonly password: string;
  readonly matchIds: readonly number[];
  readonly leagueIds: readonly number[];
  readonly connections: number;
  readonly ms: number;
  /** Without writes, lists are asked for in their place. */
  readonly writes: boolean;
  /** Another one, other requests. */
  readonly seed: number;
}

interface Asked {
  readonly method: 'GET' | 'POST' | 'PATCH';
  readonly path: string;
  readonly body?: object;
}

/** What people do: 70 % lists, 15 % match pages, 5 % each of profile, login and writes; each connection
 *  asks again as soon as it is answered. */
export async function loadMixed(options: MixedLoadOptions): Promise<MixedLoad> {
  const { connections, ms, ports } = options;
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const taken: number[] = [];
  const errors: Record<string, number> = {};
  const began = performance.now();
  const visitor = async (number: number) => {
    const random = seededRandom(options.seed * 10_000 + number);
    const port = ports[number % ports.length]!;
    while (performance.now() - began < ms) {
      const user = options.users[random.integer(options.users.length)]!;
      const started = performance.now();
      const status = await ask(agent, port, user, choose(options, user, random));
      taken.push(performance.now() - started);
      if (status !== '200') errors[status] = (errors[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, (_, number) => visitor(number + 1)));
  const seconds = (performance.now() - began) / 1_000;
  agent.destroy();
  taken.sort((a, b) => a - b);
  const at = (share: number) => Math.round(taken[Math.floor(taken.length * share)] ?? Number.NaN);
  return { perSecond: Math.round(taken.length / seconds), p50: at(0.5), p99: at(0.99), errors };
}

function choose(
  { everybody, leagueIds, matchIds, password, writes }: MixedLoadOptions,
  { id }: ActiveUser,
  random: RandomSource,
): Asked {
  const of = (ids: readonly number[]) => ids[random.integer(ids.length)]!;
  const profile = `/api/v1/tredici/userprofile/${id}/`;
  const list = (): Asked => ({ method: 'GET', path: `/api/v1/tredici/bets/${of(leagueIds)}/` });
  const share = random.uniform();
  if (share < 0.7) return list();
  if (share < 0.85) return { method: 'GET', path: `/api/v1/tredici/match/${of(matchIds)}/` };
  if (share < 0.9) return { method: 'GET', path: profile };
  if (share < 0.95) {
    const body = { username: emailOf(1 + random.integer(everybody)), password };
    return { method: 'POST', path: '/api/account/login/', body };
  }
  if (!writes) return list();
  const user = { first_name: `Name ${random.integer(1_000)}` };
  return { method: 'PATCH', path: profile, body: { user } };
}

/** Everybody comes from an address of their own, as behind a proxy. */
async function ask(agent: Agent, port: number, { id, token }: ActiveUser, asked: Asked) {
  const { method, path, body } = asked;
  const outgoing = request({
    ...{ agent, host: '127.0.0.1', port, method, path },
    headers: {
      authorization: `Bearer ${token}`,
      'accept-encoding': 'br',
      'user-agent': 'Firefox',
      'x-forwarded-for': `10.${(id >> 16) & 255}.${(id >> 8) & 255}.${id & 255}`,
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
  });
  try {
    outgoing.end(body && JSON.stringify(body));
    const [reply] = (await once(outgoing, 'response')) as [IncomingMessage];
    for await (const _ of reply);
    return String(reply.statusCode);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? String(error);
  }
}
