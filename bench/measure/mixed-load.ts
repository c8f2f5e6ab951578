import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { type RandomSource, seededRandom } from '@tredici/engine/numeric/random';
import { type ActiveUser, emailOf } from './many-users.ts';

export interface MixedLoad {
  readonly requests: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** Unexpected replies, by status. */
  readonly errors: Readonly<Record<string, number>>;
}

export const KINDS = ['list', 'match', 'profile', 'login', 'write'] as const;
export type Kind = (typeof KINDS)[number];
export type Mix = Readonly<Record<Kind, number>>;

/** The usual mix of requests, and the same with further list requests instead of writes. */
export const USUAL_MIX: Mix = { list: 0.7, match: 0.15, profile: 0.05, login: 0.05, write: 0.05 };
export const MIX_WITHOUT_WRITES: Mix = { ...USUAL_MIX, list: 0.75, write: 0 };

export interface MixedLoadOptions {
  /** The servers that may be used; they may change. */
  ports(): readonly number[];
  readonly users: readonly ActiveUser[];
  /** The number of all users, any of whom may log in. */
  readonly everybody: number;
  readonly password: string;
  readonly matchIds: readonly number[];
  readonly leagueIds: readonly number[];
  readonly connections: number;
  readonly ms: number;
  /** Ends when this is aborted, instead of after a time. */
  readonly until?: AbortSignal;
  /** Shares of the requests, adding up to 1. */
  readonly mix: Mix;
  /** A different seed gives different requests. */
  readonly seed: number;
}

interface Asked {
  readonly method: 'GET' | 'POST' | 'PATCH';
  readonly path: string;
  readonly body?: object;
}

/** Each connection sends the next request as soon as it is answered. */
export async function loadMixed(options: MixedLoadOptions): Promise<MixedLoad> {
  const { connections, ms, until } = options;
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const taken: number[] = [];
  const errors: Record<string, number> = {};
  const began = performance.now();
  const visitor = async (number: number) => {
    const random = seededRandom(options.seed * 10_000 + number);
    while (until ? !until.aborted : performance.now() - began < ms) {
      const ports = options.ports();
      const port = ports[number % ports.length] ?? 0;
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
  return {
    requests: taken.length,
    perSecond: Math.round(taken.length / seconds),
    p50: at(0.5),
    p99: at(0.99),
    errors,
  };
}

function choose(options: MixedLoadOptions, { id }: ActiveUser, random: RandomSource): Asked {
  const of = (ids: readonly number[]) => ids[random.integer(ids.length)]!;
  const profile = `/api/v1/tredici/userprofile/${id}/`;
  switch (draw(options.mix, random)) {
    case 'list':
      return { method: 'GET', path: `/api/v1/tredici/bets/${of(options.leagueIds)}/` };
    case 'match':
      return { method: 'GET', path: `/api/v1/tredici/match/${of(options.matchIds)}/` };
    case 'profile':
      return { method: 'GET', path: profile };
    case 'login': {
      const username = emailOf(1 + random.integer(options.everybody));
      const body = { username, password: options.password };
      return { method: 'POST', path: '/api/account/login/', body };
    }
    case 'write': {
      const user = { first_name: `Name ${random.integer(1_000)}` };
      return { method: 'PATCH', path: profile, body: { user } };
    }
  }
}

function draw(mix: Mix, random: RandomSource): Kind {
  let left = random.uniform();
  for (const kind of KINDS) {
    left -= mix[kind];
    if (left < 0) return kind;
  }
  return 'list';
}

/** Every user has their own address, as behind a proxy. */
async function ask(agent: Agent, port: number, { id, token }: ActiveUser, asked: Asked) {
  const { method, path, body } = asked;
  const outgoing = request({
    agent,
    host: '127.0.0.1',
    port,
    method,
    path,
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
