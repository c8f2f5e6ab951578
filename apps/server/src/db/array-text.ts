/** Arrays in PostgreSQL's own writing, a column of many rows as one parameter. The driver would write
 *  them too, but element by element and with every quote escaped: for prices by the ten thousand that
 *  takes as long as the insert. */

export const numberArray = (values: readonly (number | null)[]): string =>
  `{${values.map((value) => value ?? 'null').join()}}`;

/** For texts of letters, digits, dots and underscores: keys, never names. */
export const keyArray = (values: readonly string[]): string => `{${values.join()}}`;

export const textArray = (values: readonly (string | null)[]): string =>
  `{${values
    .map((value) => (value === null ? 'null' : `"${value.replaceAll(/["\\]/g, '\\$&')}"`))
    .join()}}`;
