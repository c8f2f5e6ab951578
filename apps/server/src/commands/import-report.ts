import type { FileReport } from '#features/ingestion/import-files.ts';

const SHOWN = 20;

/** What became of one answer, in a line. */
export function say({ address, outcome, cause, matches, changed, prices }: FileReport): string {
  if (outcome === 'failed') return `${address}: ${cause}`;
  if (outcome === 'unchanged') return `${address}: unchanged`;
  return `${address}: ${matches} matches, ${changed} new or different, ${prices} prices`;
}

/** The whole of an import on standard output; gives the exit code. */
export function printReports(reports: readonly FileReport[], seconds: number): number {
  const sum = (key: 'matches' | 'changed' | 'prices' | 'leftOut') =>
    reports.reduce((total, report) => total + report[key], 0);
  const problems = reports.flatMap(({ address, problems }) =>
    problems.map(({ where, reason }) => `${address}, ${where}: ${reason}`),
  );
  const failed = reports.filter(({ outcome }) => outcome === 'failed');
  console.log(
    `${reports.length} answers, ${sum('matches')} matches, ${sum('changed')} new or different, ${sum('prices')} prices added, ${sum('leftOut')} rows of other leagues or seasons left out, ${seconds.toFixed(1)} s`,
  );
  printSome(`${problems.length} refused:`, problems);
  // Every unknown name is somebody's to resolve: none of them hides behind a number.
  const [unnamed, others] = [failed.filter(isUnnamed), failed.filter((one) => !isUnnamed(one))];
  printSome(`${others.length} not imported:`, others.map(say));
  if (unnamed.length > 0) console.log(`${unnamed.length} with names that nobody knows:`);
  for (const report of unnamed) console.log(`  ${say(report)}`);
  if (unnamed.length > 0) console.log('Say whose the names are: npm run tredici -- alias list');
  return failed.length > 0 ? 1 : 0;
}

const isUnnamed = ({ cause }: FileReport): boolean => cause?.startsWith('unknown names') ?? false;

function printSome(title: string, lines: readonly string[]): void {
  if (lines.length === 0) return;
  console.log(title);
  for (const line of lines.slice(0, SHOWN)) console.log(`  ${line}`);
  if (lines.length > SHOWN) console.log(`  and ${lines.length - SHOWN} more`);
}
