/** JSON with sorted keys and no spaces: equal values have equal texts. A year of forecasts is two million
 *  numbers, so it does not build arrays of entries. */
export function canonicalJson(value: unknown): string {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : 'null';
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const object = value as Record<string, unknown>;
  let text = '{';
  for (const key of sortedKeys(object)) {
    const inner = object[key];
    if (inner === undefined) continue;
    text += `${text === '{' ? '' : ','}${quoted(key)}:${canonicalJson(inner)}`;
  }
  return `${text}}`;
}

/** The probabilities of all forecasts have the same keys in the same order, so they are sorted only once. */
function sortedKeys(object: Record<string, unknown>): readonly string[] {
  const keys = Object.keys(object);
  const known = SORTED.get(keys.length);
  if (known?.keys.every((key, at) => key === keys[at])) return known.sorted;
  const sorted = keys.toSorted();
  SORTED.set(keys.length, { keys, sorted });
  return sorted;
}

const SORTED = new Map<number, { keys: readonly string[]; sorted: readonly string[] }>();

/** Almost all keys need no escaping. */
const quoted = (key: string): string => (/^\w+$/.test(key) ? `"${key}"` : JSON.stringify(key));
