import { CHAMPIONSHIP_LIMITS, type championshipCalls } from '@tredici/contract/championships';
import { checkPurchase } from '@tredici/engine/fantasy/auction/auction-board';
import type { Executor } from '#db/pool.ts';
import { AppError } from '#http/app-error.ts';
import type { Handlers } from '#http/calls.ts';
import type { Deps } from '#http/deps.ts';
import { rowIdOf } from '#http/row-id.ts';
import type { Session } from '#http/session.ts';
import { inOwnTurn } from '../in-own-turn.ts';
import { roundOf, rulesOf } from '../read-request.ts';
import { newestPlayers } from '../teams/roster.ts';
import { addToRoster, removeFromRoster } from '../teams/store.ts';
import { type AuctionState, loadAuction, purchasesIn } from './auction.ts';
import { toChampionship } from './describe.ts';
import {
  countChampionships,
  deleteChampionship,
  deletePurchase,
  findChampionship,
  insertChampionship,
  insertPurchase,
  listChampionships,
  listParticipants,
  listTotals,
  saveParticipants,
  saveTotal,
  updateChampionship,
} from './store.ts';

const NOT_FOUND = 'championship_not_found';

type ChampionshipDeps = Pick<Deps, 'clock' | 'config' | 'db' | 'memory'>;

export function championshipHandlers(deps: ChampionshipDeps): Handlers<typeof championshipCalls> {
  const { db, clock } = deps;
  const find = async (executor: Executor, { user }: Session, given: string) => {
    const stored = await findChampionship(executor, user.id, rowIdOf(given, NOT_FOUND));
    if (!stored) throw new AppError(NOT_FOUND);
    return stored;
  };
  const show = async (executor: Executor, session: Session, id: number) => {
    const stored = await find(executor, session, String(id));
    const participants = await listParticipants(executor, id);
    const totals = await listTotals(
      executor,
      participants.map((one) => one.id),
    );
    return toChampionship(stored, participants, totals);
  };
  return {
    listChampionships: async ({ session }) => {
      const rows = await listChampionships(db, session.user.id);
      return {
        results: rows.map(({ id, name, rules, participants, updatedAt }) => ({
          id,
          name,
          participants,
          preset: rules.preset,
          game: rules.game,
          season: rules.season,
          updated_at: updatedAt.toISOString(),
        })),
      };
    },

    addChampionship: async ({ session, body }) => {
      const { id } = session.user;
      const rules = rulesOf(body.rules, (await newestPlayers(deps, id)).label);
      const rounds = body.rounds ?? CHAMPIONSHIP_LIMITS.rounds;
      return inOwnTurn(db, session, async (tx) => {
        if ((await countChampionships(tx, id)) >= CHAMPIONSHIP_LIMITS.championships) {
          throw new AppError('limit_reached');
        }
        const values = { userId: id, name: body.name, rules, rounds };
        return show(tx, session, await insertChampionship(tx, values, body.participants));
      });
    },

    getChampionship: async ({ session, params }) =>
      show(db, session, rowIdOf(params.id, NOT_FOUND)),

    updateChampionship: async ({ session, params, body }) =>
      inOwnTurn(db, session, async (tx) => {
        const stored = await find(tx, session, params.id);
        const changes = {
          ...(body.name === undefined ? {} : { name: body.name }),
          ...(body.rules === undefined ? {} : { rules: rulesOf(body.rules, stored.rules.season) }),
          ...(body.rounds === undefined ? {} : { rounds: body.rounds }),
        };
        if (!(await updateChampionship(tx, stored.id, body.version, changes))) {
          throw new AppError('conflict');
        }
        if (body.participants) await changeParticipants(tx, stored.id, body.participants);
        return show(tx, session, stored.id);
      }),

    deleteChampionship: async ({ session, params }) => {
      const id = rowIdOf(params.id, NOT_FOUND);
      const isGone = await inOwnTurn(db, session, (tx) =>
        deleteChampionship(tx, session.user.id, id),
      );
      if (!isGone) throw new AppError(NOT_FOUND);
    },

    enterTotals: async ({ session, params, body }) =>
      inOwnTurn(db, session, async (tx) => {
        const stored = await find(tx, session, params.id);
        const round = roundOf(params.round);
        if (round > stored.rounds) throw new AppError('not_found');
        const known = new Set((await listParticipants(tx, stored.id)).map(({ id }) => id));
        for (const { participant_id, total } of body.totals) {
          if (!known.has(participant_id)) refuse('totals');
          await saveTotal(tx, participant_id, round, total);
        }
        return show(tx, session, stored.id);
      }),

    listPurchases: async ({ session, params }) => {
      const { id } = await find(db, session, params.id);
      const state = await loadAuction(db, id, await listParticipants(db, id));
      return { results: state.purchases.map(toPurchase), held: state.held.map(toHeld) };
    },

    addPurchase: async ({ session, params, body }) => {
      const { players } = await newestPlayers(deps, session.user.id);
      return inOwnTurn(db, session, async (tx) => {
        const { id: championshipId, rules } = await find(tx, session, params.id);
        const participants = await listParticipants(tx, championshipId);
        const state = await loadAuction(tx, championshipId, participants);
        const wanted = players.get(body.player_id);
        const setting = { roster: rules.roster, teams: participants.map(({ id }) => id) };
        const { participant_id: participantId, price } = body;
        const problem = wanted
          ? checkPurchase(setting, [wanted], purchasesIn(state), {
              player: wanted.id,
              role: wanted.role,
              team: participantId,
              price,
            })
          : 'unknown-player';
        if (problem || !wanted) {
          const code = problem ?? 'unknown-player';
          throw new AppError('purchase_refused', { problems: [{ code, detail: '' }] });
        }
        const bought = await insertPurchase(tx, {
          championshipId,
          participantId,
          price,
          playerId: wanted.id,
          role: wanted.role,
          createdAt: clock.now(),
        });
        const teamId = participants.find(({ id }) => id === participantId)?.teamId;
        if (teamId != null) await addToRoster(tx, teamId, wanted, price);
        return toPurchase(bought);
      });
    },

    undoPurchase: async ({ session, params }) => {
      await inOwnTurn(db, session, async (tx) => {
        const { id } = await find(tx, session, params.id);
        const taken = await deletePurchase(tx, id, rowIdOf(params.purchaseId));
        if (!taken) throw new AppError('not_found');
        const participants = await listParticipants(tx, id);
        const teamId = participants.find((one) => one.id === taken.participantId)?.teamId;
        if (teamId != null) await removeFromRoster(tx, teamId, taken.playerId);
      });
    },
  };
}

/** The participants determine the calendar: once results are in, only names may change. */
async function changeParticipants(
  tx: Executor,
  championshipId: number,
  given: ReadonlyArray<{ readonly id?: number | undefined; readonly name: string }>,
): Promise<void> {
  const before = (await listParticipants(tx, championshipId)).map(({ id }) => id);
  const named = given.flatMap(({ id }) => id ?? []);
  if (new Set(named).size < named.length || named.some((id) => !before.includes(id))) {
    refuse('participants');
  }
  const isSame = given.length === before.length && given.every(({ id }, at) => id === before[at]);
  if (!isSame && (await listTotals(tx, before)).length > 0) {
    throw new AppError('participants_fixed');
  }
  await saveParticipants(tx, championshipId, given);
}

const toPurchase = (row: AuctionState['purchases'][number]) => ({
  id: row.id,
  participant_id: row.participantId,
  player_id: row.playerId,
  role: row.role,
  price: row.price,
  created_at: row.createdAt.toISOString(),
});

const toHeld = (row: AuctionState['held'][number]) => ({
  participant_id: row.participantId,
  player_id: row.playerId,
  name: row.name,
  club: row.club,
  role: row.role,
  mantra_roles: [...row.mantraRoles],
  price: row.price,
});

function refuse(field: string): never {
  throw new AppError('validation', { fields: { [field]: ['invalid'] } });
}
