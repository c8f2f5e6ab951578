import { type FantasyClubs, fantasyPlayerCalls } from '@tredici/contract/fantasy-players';
import { inTransaction, lockInTransaction } from '#db/transaction.ts';
import { FORECASTS_TAG } from '#features/forecasts/store.ts';
import { MATCHES_TAG } from '#features/matches/store.ts';
import { AppError } from '#http/app-error.ts';
import type { Handlers } from '#http/calls.ts';
import type { Deps } from '#http/deps.ts';
import { announceChange } from '#http/invalidation.ts';
import { intIdOf, rowIdOf } from '#http/row-id.ts';
import { isPremium, type Session } from '#http/session.ts';
import { PLAYERS_TAG } from '../store.ts';
import { toMarket, toMatchProjection, toNote, toPlayerList, toWord } from './describe.ts';
import { toClubs, toPlayerDetail } from './describe-player.ts';
import { loadPlayedMatches } from './fixture-store.ts';
import { projectNext } from './project-players.ts';
import {
  countNotes,
  deleteNote,
  deleteWord,
  insertNote,
  listNoted,
  listNotes,
  loadAvailability,
  loadWords,
  type StoredWord,
  saveAvailability,
  saveWord,
  updateNote,
} from './store.ts';
import { type FiguredSeason, type PlayersView, viewFor } from './view.ts';

/** The most notes that one user may keep. */
const MOST_NOTES = 5_000;
const MOST_WORDS = 1_000;

type PlayerDeps = Pick<Deps, 'cache' | 'clock' | 'db' | 'hearChanges' | 'memory'>;

export function fantasyPlayerHandlers(deps: PlayerDeps): Handlers<typeof fantasyPlayerCalls> {
  const { cache, clock, db, hearChanges } = deps;
  const hasPro = ({ user }: Session) => isPremium(user, clock.now());
  const viewOf = ({ user }: Session) => viewFor(deps, user.id);

  /** The player as the caller sees them, in the newest season that lists them; players of another user's
   *  files are not found. */
  const findPlayer = async (view: PlayersView, given: string | number, wanted?: string) => {
    const id = intIdOf(String(given));
    const labels = await view.seasons();
    for (const label of wanted === undefined ? labels : [wanted]) {
      const season = await view.season(label);
      const player = season.players.get(id);
      if (player) return { player, season, labels };
    }
    throw new AppError('not_found');
  };

  const tagsOf = (view: PlayersView, pro: boolean) => [
    ...view.tags,
    ...(pro ? [MATCHES_TAG, FORECASTS_TAG] : []),
  ];
  const listOf = async (view: PlayersView, label: string | undefined, pro: boolean) => {
    const seasons = await view.seasons();
    const season = label === undefined ? EMPTY_SEASON : await view.season(label);
    const isNewest = label === seasons[0];
    const projections = pro ? (isNewest ? await view.projections() : new Map()) : null;
    return toPlayerList({
      season,
      seasons,
      projections,
      fromOwnFiles: view.viewer !== null,
      availability: await loadAvailability(db),
    });
  };

  /** The projection of the next match with the user's availability, for users with Pro. */
  const projectionWith = async (
    session: Session,
    view: PlayersView,
    playerId: number,
    word: StoredWord,
  ) => {
    if (!hasPro(session)) return null;
    const projected = (await view.projections()).get(playerId);
    const availability = (await loadAvailability(db)).get(playerId) ?? 'available';
    const next = projected && projectNext(projected, availability, word);
    return next ? toMatchProjection(next) : null;
  };

  return {
    listPlayers: async ({ session, query }) => {
      const view = await viewOf(session);
      const pro = hasPro(session);
      const label = query.season ?? (await view.seasons())[0];
      return cache.get(`players ${view.name} ${label} ${pro}`, {
        tags: tagsOf(view, pro),
        schema: fantasyPlayerCalls.listPlayers.reply,
        audience: 'private',
        load: async () => ({ value: await listOf(view, label, pro) }),
      });
    },

    listMarket: async ({ session }) => {
      const view = await viewOf(session);
      const pro = hasPro(session);
      const [label] = await view.seasons();
      return cache.get(`market ${view.name} ${label} ${pro}`, {
        tags: tagsOf(view, pro),
        schema: fantasyPlayerCalls.listMarket.reply,
        audience: 'private',
        load: async () => {
          const projections = pro ? await view.projections() : null;
          return { value: toMarket(await listOf(view, label, pro), projections) };
        },
      });
    },

    getMyPlayers: async ({ session }) => {
      const { id } = session.user;
      const words = await loadWords(db, id);
      const view = await viewOf(session);
      const projections = hasPro(session) && words.size > 0 ? await view.projections() : new Map();
      const availability = await loadAvailability(db);
      return {
        words: [...words].map(([playerId, word]) => {
          const projected = projections.get(playerId);
          const next =
            projected && projectNext(projected, availability.get(playerId) ?? 'available', word);
          return {
            player_id: playerId,
            word: toWord(word),
            projection: next ? toMatchProjection(next) : null,
          };
        }),
        noted: await listNoted(db, id),
      };
    },

    getPlayer: async ({ session, params, query }) => {
      const view = await viewOf(session);
      const { player, season, labels } = await findPlayer(view, params.id, query.season);
      const pro = hasPro(session);
      const { id } = session.user;
      const newest = await view.season(labels[0]!);
      const now = newest.players.get(player.id);
      const [seasons, outlook, availability, words, notes, projections] = await Promise.all([
        Promise.all(labels.map((label) => view.season(label))),
        view.outlook(),
        loadAvailability(db),
        loadWords(db, id),
        listNotes(db, id, player.id),
        pro ? view.projections() : null,
      ]);
      const ids = (season.rounds.get(player.id) ?? []).flatMap(({ matchId }) => matchId ?? []);
      return toPlayerDetail({
        player,
        season,
        seasons,
        notes,
        isPremium: pro,
        availability: availability.get(player.id) ?? 'available',
        matches: await loadPlayedMatches(db, ids),
        fixtures: now && !now.hasLeft ? (outlook.fixtures.get(now.club) ?? []) : [],
        projected: projections?.get(player.id) ?? null,
        word: words.get(player.id),
      });
    },

    setPlayerWord: async ({ session, params, body }) => {
      const view = await viewOf(session);
      const { player } = await findPlayer(view, params.id);
      const { id } = session.user;
      const plays = body.plays === null ? null : body.plays / 100;
      const word = { status: body.status, plays, fantavoto: body.fantavoto };
      await inTransaction(db, async (tx) => {
        await lockInTransaction(tx, `player words of ${id}`);
        const words = await loadWords(tx, id);
        if (!words.has(player.id) && words.size >= MOST_WORDS) throw new AppError('limit_reached');
        await saveWord(tx, id, player.id, word);
      });
      return {
        word: toWord(word),
        projection: await projectionWith(session, view, player.id, word),
      };
    },

    clearPlayerWord: async ({ session, params }) => {
      const known = await deleteWord(db, session.user.id, intIdOf(params.id));
      if (!known) throw new AppError('not_found');
    },

    setPlayerAvailability: async ({ params, body }) => {
      const id = intIdOf(params.id);
      await inTransaction(db, async (tx) => {
        if (!(await saveAvailability(tx, id, body.availability))) throw new AppError('not_found');
        await announceChange(tx, PLAYERS_TAG);
      });
      await hearChanges();
      return body;
    },

    addNote: async ({ session, body }) => {
      const { player } = await findPlayer(await viewOf(session), body.player_id);
      const { id } = session.user;
      const now = clock.now();
      return inTransaction(db, async (tx) => {
        await lockInTransaction(tx, `player notes of ${id}`);
        if ((await countNotes(tx, id)) >= MOST_NOTES) throw new AppError('limit_reached');
        const values = { userId: id, playerId: player.id, text: body.text };
        return toNote(await insertNote(tx, { ...values, createdAt: now, updatedAt: now }));
      });
    },

    updateNote: async ({ session, params, body }) => {
      const change = { text: body.text, updatedAt: clock.now() };
      const note = await updateNote(db, session.user.id, rowIdOf(params.id), change);
      if (!note) throw new AppError('not_found');
      return toNote(note);
    },

    deleteNote: async ({ session, params }) => {
      const known = await deleteNote(db, session.user.id, rowIdOf(params.id));
      if (!known) throw new AppError('not_found');
    },

    listFantasyClubs: async ({ session }) => {
      const view = await viewOf(session);
      const pro = hasPro(session);
      return cache.get(`fantasy clubs ${view.name} ${pro}`, {
        tags: [...view.tags, MATCHES_TAG, FORECASTS_TAG],
        schema: fantasyPlayerCalls.listFantasyClubs.reply,
        audience: 'private',
        load: async (): Promise<{ value: FantasyClubs }> => {
          const [newest, last] = await Promise.all(
            (await view.seasons()).slice(0, 2).map(view.season),
          );
          const value = toClubs({
            newest: newest ?? EMPTY_SEASON,
            last,
            outlook: await view.outlook(),
            availability: await loadAvailability(db),
            projections: pro ? await view.projections() : null,
          });
          return { value };
        },
      });
    },
  };
}

const EMPTY_SEASON: FiguredSeason = {
  label: '',
  players: new Map(),
  rounds: new Map(),
  figures: new Map(),
  played: [],
  updated: null,
};
