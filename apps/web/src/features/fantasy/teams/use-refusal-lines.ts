import { ApiError } from '#lib/api/api-error.ts';
import { useErrorText } from '#lib/api/problem-text.ts';
import { hasMessage, useText } from '#lib/i18n/translate.ts';
import { isConflict } from '../use-begun-version.ts';

/** Why the server refused a team, line by line: its messages about the roster or the rules, otherwise the
 *  general one. */
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
