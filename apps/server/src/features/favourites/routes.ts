import {
  FAVOURITES_LIMIT,
  type Favourites,
  type FavouriteTarget,
  type favouriteCalls,
} from '@tredici/contract/favourites';
import { tournamentById, tournamentBySlug } from '@tredici/contract/tournaments';
import type { Executor } from '#db/pool.ts';
import { inTransaction, lockInTransaction } from '#db/transaction.ts';
import { loadClubs } from '#features/clubs/store.ts';
import { AppError } from '#http/app-error.ts';
import type { Handlers } from '#http/calls.ts';
import type { Deps } from '#http/deps.ts';
import { deleteFavourite, insertFavourite, listFavourites, type Target } from './store.ts';

export function favouriteHandlers({
  db,
  memory,
}: Pick<Deps, 'db' | 'memory'>): Handlers<typeof favouriteCalls> {
  const targetOf = async ({ kind, slug }: FavouriteTarget): Promise<Target> => {
    if (kind === 'club') {
      const club = (await loadClubs({ db, memory })).get(slug);
      if (club) return { teamId: club.id };
    } else {
      const league = tournamentBySlug(slug);
      if (league) return { tournamentId: league.tournament_id };
    }
    throw new AppError('not_found');
  };

  const describe = async (executor: Executor, userId: number): Promise<Favourites> => {
    const rows = await listFavourites(executor, userId);
    const clubs = new Map(
      [...(await loadClubs({ db, memory })).values()].map((club) => [club.id, club]),
    );
    return {
      clubs: rows.flatMap(({ teamId }) => {
        const club = teamId === null ? undefined : clubs.get(teamId);
        if (!club) return [];
        const { slug, name, country, tournamentId } = club;
        return { slug, name, country, tournament_id: tournamentId };
      }),
      leagues: rows.flatMap(({ tournamentId }) => {
        const league = tournamentId === null ? undefined : tournamentById(tournamentId);
        return league ? league.slug : [];
      }),
    };
  };

  return {
    listFavourites: ({ session }) => describe(db, session.user.id),

    addFavourite: async ({ session, body }) => {
      const { id } = session.user;
      const target = await targetOf(body);
      return inTransaction(db, async (tx) => {
        await lockInTransaction(tx, `favourites of ${id}`);
        const rows = await listFavourites(tx, id);
        const isThere = rows.some((row) =>
          'teamId' in target
            ? row.teamId === target.teamId
            : row.tournamentId === target.tournamentId,
        );
        if (!isThere && rows.length >= FAVOURITES_LIMIT) throw new AppError('limit_reached');
        if (!isThere) await insertFavourite(tx, id, target);
        return describe(tx, id);
      });
    },

    removeFavourite: async ({ session, params }) => {
      const { id } = session.user;
      if (!(await deleteFavourite(db, id, await targetOf(params)))) throw new AppError('not_found');
      return describe(db, id);
    },
  };
}
