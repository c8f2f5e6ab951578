import { hasMessage, useText } from '#lib/i18n/translate.ts';
import type { LineupTeam } from '../lineup-team.ts';
import type { Draft } from './draft.ts';

/** The text for each problem code of the engine. */
export function useProblemWords({ rules }: LineupTeam, { module, field }: Draft) {
  const t = useText('lineup');
  const count = field.filter((id) => id === null).length;
  return (code: string): string => {
    const key = `problem.${code}`;
    if (code === 'not-eleven') return t('problem.not-eleven', { count });
    if (!hasMessage('lineup', key)) return t('problem.other');
    return t(key, { module, size: rules.bench.size });
  };
}
