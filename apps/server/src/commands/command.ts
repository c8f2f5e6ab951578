/** One command of `npm run tredici -- <name>`. */
export interface Command {
  readonly name: string;
  readonly summary: string;
  readonly usage: string;
  /** Gives the exit code: 0 done, 1 could not, 2 asked for wrongly. */
  run(args: readonly string[]): Promise<number>;
}

export function fail(message: string): 1 {
  console.error(`tredici: ${message}`);
  return 1;
}

export function refuseUsage(message: string, { name }: Pick<Command, 'name'>): 2 {
  console.error(`tredici: ${message} See: npm run tredici -- ${name} --help`);
  return 2;
}
