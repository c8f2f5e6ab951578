/** The cases found by a walk along the bench. */

/** More than a walk of usual length finds; rarer cases beyond that are left out. */
export const MOST_CASES = 1 << 14;

export type Cases = {
  size: number;
  readonly ids: Int32Array;
  readonly seated: Int32Array;
  readonly counts: Int32Array;
  readonly left: Int32Array;
  readonly mass: Float64Array;
  /** Cases in which somebody may still come on. */
  openSize: number;
  readonly open: Int32Array;
  readonly isOpen: Uint8Array;
};
export type CasesAtPlace = Readonly<Cases>;

export const makeCases = (): Cases => ({
  size: 0,
  ids: new Int32Array(MOST_CASES),
  seated: new Int32Array(MOST_CASES),
  counts: new Int32Array(MOST_CASES),
  left: new Int32Array(MOST_CASES),
  mass: new Float64Array(MOST_CASES),
  openSize: 0,
  open: new Int32Array(MOST_CASES),
  isOpen: new Uint8Array(MOST_CASES),
});

export const copyOf = ({ size, openSize, ...cases }: Cases): CasesAtPlace => ({
  size,
  openSize,
  ids: cases.ids.slice(0, size),
  seated: cases.seated.slice(0, size),
  counts: cases.counts.slice(0, size),
  left: cases.left.slice(0, size),
  mass: cases.mass.slice(0, size),
  open: cases.open.slice(0, openSize),
  isOpen: cases.isOpen.slice(0, size),
});

/** Restores the cases stored at a place. */
export function resume(cases: Cases, before: CasesAtPlace): void {
  cases.size = before.size;
  cases.openSize = before.openSize;
  cases.ids.set(before.ids);
  cases.seated.set(before.seated);
  cases.counts.set(before.counts);
  cases.left.set(before.left);
  cases.mass.set(before.mass);
  cases.open.set(before.open);
  cases.isOpen.set(before.isOpen);
}
