import type { Executor } from '#db/pool.ts';
import { AppError } from '#http/app-error.ts';
import { rowIdOf } from '#http/row-id.ts';
import type { Session } from '#http/session.ts';
import { rulesOfTeam } from './roster.ts';
import { findTeam, listRoster } from './store.ts';

/** One of the user's own teams with its rules and its roster, or a refusal. */
export async function loadTeam(executor: Executor, { user }: Session, given: string) {
  const found = await findTeam(executor, user.id, rowIdOf(given));
  if (!found) throw new AppError('not_found');
  const rules = rulesOfTeam(found.team, found.championshipRules ?? undefined);
  return { team: found.team, rules, roster: await listRoster(executor, found.team.id) };
}
