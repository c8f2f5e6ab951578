import { randomBytes } from 'node:crypto';
import { LIST_LIMITS, type listCalls } from '@tredici/contract/lists';
import { inTransaction, lockInTransaction } from '#db/transaction.ts';
import { AppError } from '#http/app-error.ts';
import type { Handlers } from '#http/calls.ts';
import type { Deps } from '#http/deps.ts';
import { rowIdOf } from '#http/row-id.ts';
import { toNote } from '../players/describe.ts';
import { listSeasons, loadSeasonPlayers } from '../players/store.ts';
import {
  countLists,
  deleteList,
  findList,
  findSharedList,
  insertList,
  listLists,
  type StoredList,
  searchNotes,
  shareList,
  updateList,
} from './store.ts';

const NOTES_OF_A_PAGE = 100;
/** 128 bits, so that nobody finds a list by guessing. */
const KEY_BYTES = 16;

export function listHandlers({ db }: Pick<Deps, 'db'>): Handlers<typeof listCalls> {
  return {
    listCustomLists: async ({ session }) => ({
      results: (await listLists(db, session.user.id)).map(toList),
    }),

    addCustomList: async ({ session, body }) => {
      const { id } = session.user;
      return inTransaction(db, async (tx) => {
        await lockInTransaction(tx, `custom lists of ${id}`);
        if ((await countLists(tx, id)) >= LIST_LIMITS.lists) throw new AppError('limit_reached');
        const values = { userId: id, name: body.name, players: once(body.players ?? []) };
        return toList(await insertList(tx, values));
      });
    },

    updateCustomList: async ({ session, params, body }) => {
      const { id: userId } = session.user;
      const id = rowIdOf(params.id);
      const changed = await updateList(db, userId, id, body.version, {
        ...(body.name === undefined ? {} : { name: body.name }),
        ...(body.players === undefined ? {} : { players: once(body.players) }),
      });
      if (changed) return toList(changed);
      throw new AppError((await findList(db, userId, id)) ? 'conflict' : 'not_found');
    },

    deleteCustomList: async ({ session, params }) => {
      if (!(await deleteList(db, session.user.id, rowIdOf(params.id)))) {
        throw new AppError('not_found');
      }
    },

    shareCustomList: async ({ session, params, body }) => {
      const key = body.is_shared ? randomBytes(KEY_BYTES).toString('base64url') : null;
      const list = await shareList(db, session.user.id, rowIdOf(params.id), key);
      if (!list) throw new AppError('not_found');
      return toList(list);
    },

    getSharedList: async ({ params }) => {
      const list = await findSharedList(db, params.key);
      if (!list) throw new AppError('not_found');
      const [season] = await listSeasons(db, null);
      const players = season ? (await loadSeasonPlayers(db, season)).players : new Map();
      return {
        name: list.name,
        players: list.players.map((id) => {
          const player = players.get(id);
          return {
            player_id: id,
            known: player
              ? {
                  name: player.name,
                  club: player.club,
                  role: player.role,
                  mantra_roles: [...player.mantraRoles],
                }
              : null,
          };
        }),
        updated_at: list.updatedAt.toISOString(),
      };
    },

    searchNotes: async ({ session, query }) => {
      const found = await searchNotes(db, session.user.id, {
        words: query.search ?? '',
        before: query.before === undefined ? undefined : rowIdOf(query.before),
        most: NOTES_OF_A_PAGE + 1,
      });
      return {
        results: found.slice(0, NOTES_OF_A_PAGE).map(toNote),
        has_more: found.length > NOTES_OF_A_PAGE,
      };
    },
  };
}

/** Removes duplicates from a list: the first position counts. */
const once = (players: readonly number[]) => [...new Set(players)];

const toList = (list: StoredList) => ({
  id: list.id,
  name: list.name,
  players: list.players,
  version: list.version,
  share_key: list.shareKey,
  created_at: list.createdAt.toISOString(),
  updated_at: list.updatedAt.toISOString(),
});
