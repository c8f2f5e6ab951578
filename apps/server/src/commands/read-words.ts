import { type ParseArgsConfig, parseArgs } from 'node:util';

/** Splits the words of a command into options and the rest; an option that there is not is a problem, said
 *  in a sentence. */
export function readWords<const Options extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: Options,
) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    const [sentence = ''] = (error as Error).message.split('\n', 1);
    return { problem: sentence.endsWith('.') ? sentence : `${sentence}.` };
  }
}

/** An instant that says its zone. */
export function readInstant(text: string | undefined): Date | undefined {
  const at = new Date(text ?? '');
  if (!/T.+(Z|[+-]\d\d:\d\d)$/.test(text ?? '') || Number.isNaN(at.getTime())) return undefined;
  return at;
}
