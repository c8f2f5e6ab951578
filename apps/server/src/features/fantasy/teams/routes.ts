import { PARTICIPANT_TAKEN, TEAM_LIMITS, type teamCalls } from '@tredici/contract/teams';
import type { ChampionshipRules } from '@tredici/engine/fantasy/rules/championship-rules';
import type { Executor } from '#db/pool.ts';
import { AppError } from '#http/app-error.ts';
import type { Handlers } from '#http/calls.ts';
import type { Deps } from '#http/deps.ts';
import { rowIdOf } from '#http/row-id.ts';
import type { Session } from '#http/session.ts';
import {
  findChampionship,
  findParticipantId,
  linkTeam,
  listPurchases,
  unlinkTeam,
} from '../championships/store.ts';
import { inOwnTurn } from '../in-own-turn.ts';
import type { ListedPlayer } from '../players/season-players.ts';
import { rulesOf } from '../read-request.ts';
import { findByName } from './find-by-name.ts';
import { lineupHandlers } from './lineup-routes.ts';
import { newestPlayers, rosterProblems, rulesOfTeam, toRosterPlayer, toTeam } from './roster.ts';
import { roundHandlers } from './round-routes.ts';
import {
  countTeams,
  deleteTeam,
  findTeam,
  insertTeam,
  listRoster,
  replaceRoster,
  type TeamPlayer,
  updateTeam,
} from './store.ts';

type TeamDeps = Pick<Deps, 'clock' | 'config' | 'db' | 'memory'>;
type Bought = ReadonlyArray<{ readonly player_id: number; readonly price: number }>;
type Listed = ReadonlyMap<number, ListedPlayer>;

export function teamHandlers(deps: TeamDeps): Handlers<typeof teamCalls> {
  const { db } = deps;
  const find = async (executor: Executor, { user }: Session, given: string) => {
    const found = await findTeam(executor, user.id, rowIdOf(given));
    if (!found) throw new AppError('not_found');
    return {
      stored: found.team,
      rules: rulesOfTeam(found.team, found.championshipRules ?? undefined),
    };
  };
  const show = async (executor: Executor, session: Session, id: number, listed: Listed) => {
    const { stored, rules } = await find(executor, session, String(id));
    return toTeam(stored, rules, await listRoster(executor, id), listed);
  };
  const championshipRules = async (tx: Executor, { user }: Session, id: number | null) => {
    if (id === null) return undefined;
    const found = id > 0 ? await findChampionship(tx, user.id, id) : undefined;
    if (!found) throw new AppError('championship_not_found');
    return found.rules;
  };
  const makeRoom = async (tx: Executor, { user }: Session) => {
    if ((await countTeams(tx, user.id)) >= TEAM_LIMITS.teams) throw new AppError('limit_reached');
  };

  return {
    ...lineupHandlers(deps),
    ...roundHandlers(deps),

    addTeam: async ({ session, body }) => {
      const { players: listed, label } = await newestPlayers(deps, session.user.id);
      const rules = rulesOf(body.rules ?? {}, label);
      return inOwnTurn(db, session, async (tx) => {
        await makeRoom(tx, session);
        const championshipId = body.championship_id ?? null;
        const played = await championshipRules(tx, session, championshipId);
        const roster = rosterOf(rulesOfTeam({ rules }, played), body.players ?? [], listed, []);
        const values = { name: body.name, championshipId, rules };
        const id = await insertTeam(tx, session.user.id, values);
        await replaceRoster(tx, id, roster);
        await play(tx, championshipId, body, id, {
          rules: rulesOfTeam({ rules }, played),
          listed,
        });
        return show(tx, session, id, listed);
      });
    },

    getTeam: async ({ session, params }) => {
      const { players } = await newestPlayers(deps, session.user.id);
      return show(db, session, rowIdOf(params.id), players);
    },

    updateTeam: async ({ session, params, body }) => {
      const { players: listed, label } = await newestPlayers(deps, session.user.id);
      return inOwnTurn(db, session, async (tx) => {
        const { stored } = await find(tx, session, params.id);
        const changes = {
          ...(body.name === undefined ? {} : { name: body.name }),
          ...(body.championship_id === undefined ? {} : { championshipId: body.championship_id }),
          ...(body.rules === undefined ? {} : { rules: rulesOf(body.rules, label) }),
        };
        const next = { ...stored, ...changes };
        const played = await championshipRules(tx, session, next.championshipId);
        if (!(await updateTeam(tx, stored.id, body.version, changes))) {
          throw new AppError('conflict');
        }
        const rules = rulesOfTeam(next, played);
        if (body.players !== undefined) {
          const before = await listRoster(tx, stored.id);
          await replaceRoster(tx, stored.id, rosterOf(rules, body.players, listed, before));
        }
        if (body.championship_id !== undefined || body.participant_id !== undefined) {
          await play(tx, next.championshipId, body, stored.id, { rules, listed });
        }
        return show(tx, session, stored.id, listed);
      });
    },

    duplicateTeam: async ({ session, params, body }) => {
      const { players: listed } = await newestPlayers(deps, session.user.id);
      return inOwnTurn(db, session, async (tx) => {
        const { stored } = await find(tx, session, params.id);
        await makeRoom(tx, session);
        const { championshipId, rules } = stored;
        const id = await insertTeam(tx, session.user.id, {
          name: body.name,
          championshipId,
          rules,
        });
        await replaceRoster(tx, id, await listRoster(tx, stored.id));
        return show(tx, session, id, listed);
      });
    },

    deleteTeam: async ({ session, params }) => {
      const id = rowIdOf(params.id);
      const isGone = await inOwnTurn(db, session, (tx) => deleteTeam(tx, session.user.id, id));
      if (!isGone) throw new AppError('not_found');
    },

    matchPlayers: async ({ session, body }) => {
      const { players } = await newestPlayers(deps, session.user.id);
      const found = findByName([...players.values()], body.rows);
      return {
        results: found.map((player) =>
          typeof player === 'string'
            ? null
            : toRosterPlayer(
                { ...player, playerId: player.id, mantraRoles: [...player.mantraRoles], price: 1 },
                player,
              ),
        ),
        ambiguous: [...found.keys()].filter((at) => found[at] === 'several'),
      };
    },
  };
}

type RosterFacts = { readonly rules: ChampionshipRules; readonly listed: Listed };

/** Lets a team take part as the participant that was chosen, or as none. */
async function play(
  tx: Executor,
  championshipId: number | null,
  chosen: {
    readonly participant_id?: number | null | undefined;
    readonly take_over?: boolean | undefined;
  },
  teamId: number,
  facts: RosterFacts,
): Promise<void> {
  const participantId = chosen.participant_id ?? null;
  if (participantId === null) return unlinkTeam(tx, teamId);
  if (championshipId === null) throw new AppError('championship_not_found');
  const before = await findParticipantId(tx, teamId);
  const place = { championshipId, participantId };
  const linking = await linkTeam(tx, place, teamId, chosen.take_over);
  if (!linking.ok) {
    if (linking.reason === 'unknown-participant') throw new AppError('championship_not_found');
    const problem = { code: PARTICIPANT_TAKEN, detail: linking.by };
    throw new AppError('team_refused', { problems: [problem] });
  }
  if (participantId === before) return;
  const purchases = await listPurchases(tx, championshipId);
  const own = purchases.filter((purchase) => purchase.participantId === participantId);
  await enterPurchases(tx, teamId, own, facts);
}

/** What was bought in a participant's name before the team was linked enters its roster. If both together would
 *  exceed the rules, only the roster counts, because it is complete in itself. */
async function enterPurchases(
  tx: Executor,
  teamId: number,
  purchases: ReadonlyArray<{ readonly playerId: number; readonly price: number }>,
  { rules, listed }: RosterFacts,
): Promise<void> {
  const roster = await listRoster(tx, teamId);
  const known = new Set(roster.map(({ playerId }) => playerId));
  const missing = purchases.flatMap(({ playerId, price }) => {
    const player = listed.get(playerId);
    if (!player || known.has(playerId)) return [];
    const { name, club, role, mantraRoles } = player;
    return [{ playerId, name, club, role, mantraRoles: [...mantraRoles], price }];
  });
  const both = [...roster.map(({ teamId: _, ...player }) => player), ...missing];
  if (missing.length === 0 || rosterProblems(rules, both).length > 0) return;
  await replaceRoster(tx, teamId, both);
}

/** Players with today's data from the list, or with the roster's for those no longer listed. */
function rosterOf(
  rules: ChampionshipRules,
  bought: Bought,
  listed: Listed,
  before: readonly TeamPlayer[],
): Array<Omit<TeamPlayer, 'teamId'>> {
  const roster = bought.map(({ player_id: playerId, price }) => {
    const known = listed.get(playerId) ?? before.find((player) => player.playerId === playerId);
    if (!known) {
      const problem = { code: 'unknown-player', detail: String(playerId) };
      throw new AppError('team_refused', { problems: [problem] });
    }
    const { name, club, role, mantraRoles } = known;
    return { playerId, name, club, role, mantraRoles: [...mantraRoles], price };
  });
  const problems = rosterProblems(rules, roster);
  if (problems.length > 0) throw new AppError('team_refused', { problems });
  return roster;
}
