/** A club and the division it plays in, season by season: one character for each of the seasons
 *  that begin in 2024, 2025 and 2026; `1` and `2` are the tiers of its country, `0` is elsewhere.
 *  Names are those of sources/identity. Rows stand from the strongest to the weakest as people
 *  would expect them, which is all the demo world knows of real strength. */
export type ClubRow = readonly [name: string, tiers: Tiers];

export type Tiers = `${TierDigit}${TierDigit}${TierDigit}`;
type TierDigit = 0 | 1 | 2;

/** The season that the first character of `Tiers` stands for. */
export const FIRST_KNOWN_SEASON = 2024;
/** The last season whose clubs are the real ones; later ones follow from the demo's own tables. */
export const LAST_KNOWN_SEASON = 2026;

/** Second teams: they never join their club in the first division. */
export const SECOND_TEAMS: ReadonlySet<string> = new Set(['Real Sociedad B', 'Celta B']);
