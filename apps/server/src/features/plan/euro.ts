/** Amounts are cents here and euro in the contract. */
export const euro = (cents: number): number => cents / 100;
