import { ApiError } from '#lib/api/api-error.ts';
import { useErrorText } from '#lib/api/problem-text.ts';
import { hasMessage, useText } from '#lib/i18n/translate.ts';
import { isConflict } from '../use-begun-version.ts';

/** Why the server did not take a team, line by line: what it says of the roster or the rules, else what
 *  it says of the whole. */
export function useRefusalLines() {
  const t = useText('teams');
  const errorText = useErrorText();
  return (error: Error | null): string[] => {
    if (!error) return [];
    if (isConflict(error)) return [t('elsewhere')];
    const problems = error instanceof ApiError ? error.problems : [];
    const lines = problems.map(({ code, detail }) => {
      const key = `refused.${code}`;
      return hasMessage('teams', key) ? t(key, { detail }) : detail;
    });
    return lines.length > 0 ? lines : [errorText(error)];
  };
}
