import type { SeasonRecord } from '@tredici/engine/fantasy/projections/project-season';
import { FORECASTS_TAG } from '#features/forecasts/store.ts';
import { MATCHES_TAG } from '#features/matches/store.ts';
import type { Deps } from '#http/deps.ts';
import { PLAYERS_TAG } from '../store.ts';
import { type Figures, figuresOf, recordOf } from './figures.ts';
import { loadComing, loadExpected, loadHomeClubs } from './fixture-store.ts';
import { type ClubsOutlook, clubsOutlook } from './outlook.ts';
import { type ProjectedPlayer, projectPlayers, type SeasonInput } from './project-players.ts';
import { layFiles, type SeasonPlayers } from './season-players.ts';
import {
  filesStamp,
  lastNews,
  listSeasons,
  loadCountingFiles,
  loadSeasonPlayers,
  type Viewer,
} from './store.ts';

export interface FiguredSeason extends SeasonPlayers {
  readonly label: string;
  readonly figures: ReadonlyMap<number, Figures>;
  /** Rounds in which somebody has a vote, in order. */
  readonly played: readonly number[];
  /** Seconds since 1970; null if there is no data yet. */
  readonly updated: number | null;
}

/** The players as a user sees them, cached in memory until the data changes. */
export interface PlayersView {
  readonly viewer: Viewer;
  /** Identifies the view: it changes with the user's files. */
  readonly name: string;
  readonly tags: readonly string[];
  seasons(): Promise<readonly string[]>;
  season(label: string): Promise<FiguredSeason>;
  outlook(): Promise<ClubsOutlook>;
  /** For the newest season. */
  projections(): Promise<ReadonlyMap<number, ProjectedPlayer>>;
}

type ViewDeps = Pick<Deps, 'clock' | 'db' | 'memory'>;

/** The view for all users, unless the user has files that count. */
export async function viewFor(deps: ViewDeps, userId: number): Promise<PlayersView> {
  const stamp = await filesStamp(deps.db, userId);
  return stamp === null ? createView(deps, null, 'all') : createView(deps, userId, stamp);
}

/** How many seasons before the newest are used for a player. */
const PAST_SEASONS = 2;

function createView({ clock, db, memory }: ViewDeps, viewer: Viewer, name: string): PlayersView {
  const tags = [PLAYERS_TAG];
  const key = (what: string) => `${what} of players for ${name}`;

  const seasons = () => memory.get(key('seasons'), { tags, load: () => listSeasons(db, viewer) });

  const season = (label: string) =>
    memory.get(key(label), {
      tags,
      load: async (): Promise<FiguredSeason> => {
        const [shared, homeClubs, files, updated] = await Promise.all([
          loadSeasonPlayers(db, label),
          loadHomeClubs(db, label),
          viewer === null ? [] : loadCountingFiles(db, viewer, label),
          lastNews(db, viewer, label),
        ]);
        return { ...figure(label, layFiles(shared, files), homeClubs), updated };
      },
    });

  const outlook = () =>
    memory.get('outlook of the clubs', {
      tags: [MATCHES_TAG, FORECASTS_TAG],
      load: async () => {
        const now = clock.now();
        const coming = await loadComing(db, now);
        const newest = coming[0]?.season ?? '';
        const last = newest === '' ? undefined : seasonBefore(newest);
        const expected = await loadExpected(db, [newest, last ?? ''].filter(Boolean));
        const next = (coming[0]?.kickoff ?? Number.POSITIVE_INFINITY) * 1000 - now.getTime();
        return { outlook: clubsOutlook(coming, expected, { newest, last }), next };
      },
      // Once the first match of the list begins, its clubs have another next match.
      freshForMs: ({ next }) => next,
    });

  const projections = () =>
    memory.get(key('projections'), {
      tags: [...tags, MATCHES_TAG, FORECASTS_TAG],
      load: async () => {
        const labels = (await seasons()).slice(0, 1 + PAST_SEASONS);
        const [newest, ...past] = await Promise.all(labels.map(season));
        if (!newest) return { projected: new Map<number, ProjectedPlayer>(), next: OLD_MS };
        const { outlook: clubs, next } = await outlook();
        const projected = projectPlayers(inputOf(newest), past.map(inputOf), clubs);
        return { projected, next };
      },
      freshForMs: ({ next }) => next,
    });

  return {
    viewer,
    name,
    tags,
    seasons,
    season,
    outlook: async () => (await outlook()).outlook,
    projections: async () => (await projections()).projected,
  };
}

const OLD_MS = 600_000;

function figure(
  label: string,
  { players, rounds }: SeasonPlayers,
  homeClubs: ReadonlyMap<number, string>,
): Omit<FiguredSeason, 'updated'> {
  const figures = new Map(
    [...players.values()].map((player): [number, Figures] => [
      player.id,
      figuresOf(player, rounds.get(player.id) ?? [], homeClubs),
    ]),
  );
  const played = new Set<number>();
  for (const own of rounds.values()) {
    for (const { round, vote } of own) if (vote !== null) played.add(round);
  }
  return { label, players, rounds, figures, played: [...played].sort((a, b) => a - b) };
}

function inputOf({ label, players, figures, played }: FiguredSeason): SeasonInput {
  const listed = [...players.values()];
  const records = listed.flatMap((player): [number, SeasonRecord][] => {
    const record = recordOf(player, figures.get(player.id)!);
    return record ? [[player.id, record]] : [];
  });
  const mostVotes = Math.max(0, ...records.map(([, { votes }]) => votes));
  return { label, players: listed, records: new Map(records), played: played.length || mostVotes };
}

/** 2024/25 for 2025/26. */
function seasonBefore(label: string): string {
  const year = Number(label.slice(0, 4)) - 1;
  return `${year}/${String((year + 1) % 100).padStart(2, '0')}`;
}
