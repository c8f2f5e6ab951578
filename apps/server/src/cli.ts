import type { Command } from './commands/command.ts';

/** Each command is imported only when it runs: `health` need not load the engine. */
const COMMANDS: Readonly<Record<string, () => Promise<{ command: Command }>>> = {
  setup: () => import('./commands/setup.ts'),
  user: () => import('./commands/user.ts'),
  health: () => import('./commands/health.ts'),
  migrate: () => import('./commands/migrate.ts'),
  import: () => import('./commands/import.ts'),
  alias: () => import('./commands/alias.ts'),
  bookmaker: () => import('./commands/bookmaker.ts'),
  match: () => import('./commands/match.ts'),
  team: () => import('./commands/team.ts'),
  notice: () => import('./commands/notice.ts'),
  deduct: () => import('./commands/deduct.ts'),
  forecast: () => import('./commands/forecast.ts'),
  settle: () => import('./commands/settle.ts'),
  suggest: () => import('./commands/suggest.ts'),
  ledger: () => import('./commands/ledger.ts'),
  backup: () => import('./commands/backup.ts'),
  restore: () => import('./commands/restore.ts'),
  demo: () => import('./commands/demo.ts'),
  backtest: () => import('./commands/backtest.ts'),
  fantasy: () => import('./commands/fantasy.ts'),
};

process.exitCode = await main(process.argv.slice(2));

async function main([name, ...args]: readonly string[]): Promise<number> {
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    console.log(await overview());
    return name === undefined ? 2 : 0;
  }
  const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!load) {
    console.error(
      `tredici: there is no command "${name}": use one of ${Object.keys(COMMANDS).join(', ')}.`,
    );
    return 2;
  }
  const { command } = await load();
  if (args.includes('--help') || args.includes('-h')) {
    console.log(`${command.summary}\n\n${command.usage}`);
    return 0;
  }
  return command.run(args);
}

async function overview(): Promise<string> {
  const commands = await Promise.all(Object.values(COMMANDS).map((load) => load()));
  const width = Math.max(...commands.map(({ command }) => command.name.length)) + 2;
  const lines = commands.map(({ command }) => `  ${command.name.padEnd(width)}${command.summary}`);
  return `npm run tredici -- <command> [--help]\n\n${lines.join('\n')}`;
}
