/** A copy of the list with one member moved to another place. */
export function moved<T>(members: readonly T[], from: number, to: number): T[] {
  const next = members.toSpliced(from, 1);
  return next.toSpliced(to, 0, members[from]!);
}
