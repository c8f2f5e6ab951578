import { basename } from 'node:path';
import type { ModuleInfo } from './module-graph.ts';

/** What needs modules: a page, or a part of one that is fetched later. */
export interface User {
  readonly modules: ReadonlySet<string>;
  /** How often it is opened, relative to a page used every day. */
  readonly often: number;
}

/** A set of modules that becomes one file. */
interface Part {
  readonly name: string;
  readonly modules: readonly string[];
  /** Indexes into the list of users. */
  readonly users: ReadonlySet<number>;
  readonly size: number;
}

/** The cost of one more file for each page that needs it, in characters of source: its header, its request and the
 *  imports between files. A lower value makes more files on the pages used every day, a higher one makes them
 *  heavier. */
const A_FILE = 6000;

/** Puts modules into files. Modules that the same users need go together. Then any two parts are joined if
 *  their users save more files by it than they download of code they do not need, parts with the base first.
 *  No two files ever depend on each other.
 *  @param base what stays together in any case, because most users need it.
 *  @returns the name of its file by module. */
export function joinShared(
  users: readonly User[],
  base: { readonly name: string; readonly modules: ReadonlySet<string> },
  infoOf: ModuleInfo,
): ReadonlyMap<string, string> {
  const sizeOf = (modules: readonly string[]) =>
    modules.reduce((size, id) => size + (infoOf(id)?.code?.length ?? 0), 0);
  const gainOf = (one: Part, other: Part) =>
    users.reduce((gain, { often }, user) => {
      const [needsOne, needsOther] = [one.users.has(user), other.users.has(user)];
      if (needsOne && needsOther) return gain + often * A_FILE;
      if (needsOne) return gain - often * other.size;
      return needsOther ? gain - often * one.size : gain;
    }, 0);
  const ofBase = users.flatMap(({ modules }, user) =>
    [...base.modules].some((id) => modules.has(id)) ? [user] : [],
  );
  let parts: readonly Part[] = [
    { name: base.name, modules: [...base.modules], users: new Set(ofBase) },
    ...neededTogether(users, base.modules),
  ].map((part) => ({ ...part, size: sizeOf(part.modules) }));
  for (;;) {
    const wouldCircle = circlesAmong(parts, infoOf);
    const pairs = parts.flatMap((one, at) =>
      parts.slice(at + 1).map((other) => ({ one, other, gain: gainOf(one, other) })),
    );
    const isOfBase = ({ one }: { one: Part }) => Number(one.name === base.name);
    const [best] = pairs
      .filter(({ one, other, gain }) => gain > 0 && !wouldCircle(one, other))
      .sort((a, b) => isOfBase(b) - isOfBase(a) || b.gain - a.gain);
    if (!best) break;
    parts = parts.flatMap((part) => {
      if (part === best.other) return [];
      return part === best.one ? [join(best.one, best.other)] : [part];
    });
  }
  return new Map(parts.flatMap(({ name, modules }) => modules.map((id) => [id, name])));
}

function join(one: Part, other: Part): Part {
  return {
    name: one.name,
    modules: [...one.modules, ...other.modules],
    users: new Set([...one.users, ...other.users]),
    size: one.size + other.size,
  };
}

/** Modules with several users, grouped by those users, without the modules of the base. */
function neededTogether(users: readonly User[], base: ReadonlySet<string>): Omit<Part, 'size'>[] {
  const usersOf = new Map<string, number[]>();
  users.forEach(({ modules }, user) => {
    for (const id of modules) usersOf.set(id, [...(usersOf.get(id) ?? []), user]);
  });
  for (const id of base) usersOf.delete(id);
  const shared = [...usersOf].filter(([, own]) => own.length > 1);
  return [...Map.groupBy(shared, ([, own]) => own.join()).values()].map((together, at) => {
    const [[first, own]] = together as [(typeof together)[number]];
    // Several may have the same name, and each needs a file of its own.
    const name = `${basename(first).replace(/\..*/, '')}-${at}`;
    return { name, modules: together.map(([id]) => id), users: new Set(own) };
  });
}

/** Whether one of two parts imports a third part that imports the other. Joined, they would form a cycle with
 *  the third. */
function circlesAmong(parts: readonly Part[], infoOf: ModuleInfo) {
  const partOf = new Map(parts.flatMap((part) => part.modules.map((id) => [id, part])));
  const imported = new Map(
    parts.map((part) => {
      const ids = part.modules.flatMap((id) => infoOf(id)?.importedIds ?? []);
      const others = new Set(ids.flatMap((id) => partOf.get(id) ?? []));
      others.delete(part);
      return [part, others];
    }),
  );
  const known = new Map<Part, ReadonlySet<Part>>();
  /** A part and everything that it imports. */
  const reach = (part: Part): ReadonlySet<Part> => {
    const found =
      known.get(part) ??
      new Set([part, ...[...imported.get(part)!].flatMap((other) => [...reach(other)])]);
    known.set(part, found);
    return found;
  };
  const throughAThird = (one: Part, other: Part) =>
    [...imported.get(one)!].some((third) => third !== other && reach(third).has(other));
  return (one: Part, other: Part) => throughAThird(one, other) || throughAThird(other, one);
}
