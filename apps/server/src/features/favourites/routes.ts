import {
  FAVOURITES_LIMIT,
  type Favourites,
  type FavouriteTarget,
  type favouriteCalls,
} from '@tredici/contract/favourites';
import { tournamentById, tournamentBySlug } from '@tredici/contract/tournaments';
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

  /** Loaded before the transaction: if every transaction waited for a second connection, they could wait for
   *  ever. */
  const clubsById = async () =>
    new Map([...(await loadClubs({ db, memory })).values()].map((club) => [club.id, club]));

  const describe = (
    rows: Awaited<ReturnType<typeof listFavourites>>,
    clubs: Awaited<ReturnType<typeof clubsById>>,
  ): Favourites => ({
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
  });

  return {
    listFavourites: async ({ session }) => {
      const [rows, clubs] = await Promise.all([listFavourites(db, session.user.id), clubsById()]);
      return describe(rows, clubs);
    },

    addFavourite: async ({ session, body }) => {
      const { id } = session.user;
      const target = await targetOf(body);
      const clubs = await clubsById();
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
        return describe(await listFavourites(tx, id), clubs);
      });
    },

    removeFavourite: async ({ session, params }) => {
      const { id } = session.user;
      if (!(await deleteFavourite(db, id, await targetOf(params)))) throw new AppError('not_found');
      return describe(await listFavourites(db, id), await clubsById());
    },
  };
}
