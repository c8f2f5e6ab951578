/** The cheapest way to give every row a column of its own: shortest augmenting paths with prices (the
 *  Hungarian method), O(rows² · columns). */

/** Column of each row; rows ≤ columns. */
export function cheapestAssignment(
  rows: number,
  columns: number,
  cost: (row: number, column: number) => number,
): number[] {
  const rowPrice = new Float64Array(rows + 1);
  const columnPrice = new Float64Array(columns + 1);
  // Column 0 is a stand-in where each search begins; rows and columns count from 1.
  const rowAt = new Int32Array(columns + 1);
  const before = new Int32Array(columns + 1);
  const distance = new Float64Array(columns + 1);
  const done = new Uint8Array(columns + 1);
  for (let row = 1; row <= rows; row++) {
    rowAt[0] = row;
    let column = 0;
    distance.fill(Number.POSITIVE_INFINITY);
    done.fill(0);
    do {
      done[column] = 1;
      const from = rowAt[column]!;
      let shortest = Number.POSITIVE_INFINITY;
      let next = 0;
      for (let to = 1; to <= columns; to++) {
        if (done[to]) continue;
        const length = cost(from - 1, to - 1) - rowPrice[from]! - columnPrice[to]!;
        if (length < distance[to]!) {
          distance[to] = length;
          before[to] = column;
        }
        if (distance[to]! < shortest) {
          shortest = distance[to]!;
          next = to;
        }
      }
      for (let to = 0; to <= columns; to++) {
        if (done[to]) {
          rowPrice[rowAt[to]!]! += shortest;
          columnPrice[to]! -= shortest;
        } else distance[to]! -= shortest;
      }
      column = next;
    } while (rowAt[column] !== 0);
    while (column !== 0) {
      const previous = before[column]!;
      rowAt[column] = rowAt[previous]!;
      column = previous;
    }
  }
  const columnOf = new Array<number>(rows).fill(0);
  for (let column = 1; column <= columns; column++) {
    if (rowAt[column]! > 0) columnOf[rowAt[column]! - 1] = column - 1;
  }
  return columnOf;
}
