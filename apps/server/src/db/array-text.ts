/** Arrays in PostgreSQL's own notation, to pass a column of many rows as one parameter. The driver can write
 *  them too, but it escapes element by element: for tens of thousands of prices that takes as long as the
 *  insert. */

export const numberArray = (values: readonly (number | null)[]): string =>
  `{${values.map((value) => value ?? 'null').join()}}`;

/** For keys of letters, digits, dots and underscores only: nothing is escaped. */
export const keyArray = (values: readonly string[]): string => `{${values.join()}}`;

export const textArray = (values: readonly (string | null)[]): string =>
  `{${values
    .map((value) => (value === null ? 'null' : `"${value.replaceAll(/["\\]/g, '\\$&')}"`))
    .join()}}`;
