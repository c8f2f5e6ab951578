import type { Plugin } from 'vite';

const CONTRACT = /\/packages\/contract\/src\/[\w-]+\.ts$/;

/** What a call is for is said in the API's documents: a browser sends it without ever reading that. */
export function callSummaries(): Plugin {
  return {
    name: 'tredici:call-summaries',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      return CONTRACT.test(id) ? { code: withoutSummaries(code), map: null } : undefined;
    },
  };
}

/** A source of the contract without the sentences that its calls are described by. */
export function withoutSummaries(code: string): string {
  return code.replaceAll(/^ +summary:\s+(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"),\n/gm, '');
}
