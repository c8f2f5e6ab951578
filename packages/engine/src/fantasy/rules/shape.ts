/** Checks of plain JSON that report what is wrong and where, without throwing. */

export type Problem = {
  /** Such as `modifiers.defence.bands`. */
  readonly path: string;
  readonly code: ProblemCode;
  /** What was expected, in words or as a list. */
  readonly expected: string;
};
export type ProblemCode =
  | 'missing'
  | 'unknown'
  | 'wrong-type'
  | 'out-of-range'
  | 'not-one-of'
  | 'not-rising'
  | 'wrong-length'
  | 'not-allowed-together';

export type Shape = (value: unknown, path: string) => Problem[];

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const problem = (path: string, code: ProblemCode, expected: string): Problem[] => [
  { path, code, expected },
];

export function numberBetween(least: number, most: number, whole = false): Shape {
  const expected = `a ${whole ? 'whole ' : ''}number from ${least} to ${most}`;
  return (value, path) => {
    if (value === undefined) return problem(path, 'missing', expected);
    if (typeof value !== 'number' || !Number.isFinite(value)) {
      return problem(path, 'wrong-type', expected);
    }
    const fits = value >= least && value <= most && (!whole || Number.isInteger(value));
    return fits ? [] : problem(path, 'out-of-range', expected);
  };
}

export const wholeBetween = (least: number, most: number): Shape =>
  numberBetween(least, most, true);

export const yesOrNo: Shape = (value, path) =>
  typeof value === 'boolean' ? [] : problem(path, 'wrong-type', 'true or false');

export function oneOf(allowed: readonly (string | number)[]): Shape {
  return (value, path) =>
    (allowed as readonly unknown[]).includes(value)
      ? []
      : problem(path, 'not-one-of', allowed.join(', '));
}

export function matching(pattern: RegExp, expected: string): Shape {
  return (value, path) =>
    typeof value === 'string' && pattern.test(value) ? [] : problem(path, 'wrong-type', expected);
}

export function orNull(shape: Shape): Shape {
  return (value, path) => (value === null ? [] : shape(value, path));
}

export function listOf(item: Shape, least: number, most: number): Shape {
  return (value, path) => {
    const expected = least === most ? `${least} entries` : `${least} to ${most} entries`;
    if (!Array.isArray(value)) return problem(path, 'wrong-type', `a list of ${expected}`);
    if (value.length < least || value.length > most) return problem(path, 'wrong-length', expected);
    return value.flatMap((one, at) => item(one, `${path}[${at}]`));
  };
}

export function distinct(shape: Shape): Shape {
  return (value, path) => {
    const problems = shape(value, path);
    if (problems.length > 0 || new Set(value as unknown[]).size === (value as unknown[]).length) {
      return problems;
    }
    return problem(path, 'not-allowed-together', 'each only once');
  };
}

/** Entries that rise, or whose first numbers do. */
export function rising(shape: Shape): Shape {
  return (value, path) => {
    const problems = shape(value, path);
    if (problems.length > 0) return problems;
    const firsts = (value as ReadonlyArray<number | readonly number[]>).map((one) =>
      typeof one === 'number' ? one : one[0]!,
    );
    const rises = firsts.every((first, at) => at === 0 || first > firsts[at - 1]!);
    return rises ? [] : problem(path, 'not-rising', 'each entry above the one before it');
  };
}

export function recordOf(key: RegExp, item: Shape): Shape {
  return (value, path) => {
    if (!isRecord(value)) return problem(path, 'wrong-type', 'an object');
    return Object.entries(value).flatMap(([name, one]) =>
      key.test(name)
        ? item(one, `${path}.${name}`)
        : problem(`${path}.${name}`, 'unknown', `a name like ${key.source}`),
    );
  };
}

export function object(fields: Readonly<Record<string, Shape>>): Shape {
  return (value, path) => {
    if (!isRecord(value)) return problem(path, 'wrong-type', 'an object');
    const at = (name: string) => (path === '' ? name : `${path}.${name}`);
    const unknown = Object.keys(value)
      .filter((name) => !Object.hasOwn(fields, name))
      .flatMap((name) => problem(at(name), 'unknown', Object.keys(fields).join(', ')));
    const known = Object.entries(fields).flatMap(([name, shape]) => shape(value[name], at(name)));
    return [...unknown, ...known];
  };
}
