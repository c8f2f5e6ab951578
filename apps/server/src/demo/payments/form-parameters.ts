/** Parameters as the provider's API receives them: a form whose keys are paths in brackets. */
export type Parameters = Readonly<Record<string, string>>;

/** The fields of a form with paths such as `line_items[0][price]`, without the indexes of lists:
 *  `line_items[][price]`. */
export function readForm(text: string): Parameters {
  const given: Record<string, string> = {};
  for (const [key, value] of new URLSearchParams(text)) given[key] = value;
  return given;
}

/** The first parameter that a call does not accept. Free-form ones end in `[*]`. */
export function unknownParameter(
  given: Parameters,
  allowed: readonly string[],
): string | undefined {
  return Object.keys(given).find((key) => {
    const path = key.replaceAll(/\[\d+\]/g, '[]');
    return !allowed.some((one) =>
      one.endsWith('[*]')
        ? new RegExp(`^${escaped(one.slice(0, -3))}\\[[^\\]]+\\]$`).test(path)
        : one === path,
    );
  });
}

/** The values below a key, such as `metadata[...]`. */
export function group(given: Parameters, key: string): Record<string, string> {
  const prefix = `${key}[`;
  return Object.fromEntries(
    Object.entries(given)
      .filter(([path]) => path.startsWith(prefix) && path.endsWith(']'))
      .map(([path, value]) => [path.slice(prefix.length, -1), value]),
  );
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
