/** The providers that an operator can enable, by the names that commands, rows and logs use. */
export const SOURCES = ['football-data.co.uk', 'the-odds-api', 'football-data.org'] as const;
export type SourceName = (typeof SOURCES)[number];

export function isSourceName(text: string): text is SourceName {
  return (SOURCES as readonly string[]).includes(text);
}
