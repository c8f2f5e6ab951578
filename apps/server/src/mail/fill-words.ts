/** Replaces `{{name}}` in the words by values. */
export function fillWords(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`Nothing to fill in for {{${name}}}`);
    return value;
  });
}
