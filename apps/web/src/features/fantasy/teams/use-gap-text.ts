import { useText } from '#lib/i18n/translate.ts';
import type { RosterGap } from './roster-state.ts';

/** The text for each problem of a roster. */
export function useGapText() {
  const t = useText('teams');
  const fantasy = useText('fantasy');
  return (gap: RosterGap): string => {
    if (!('role' in gap)) return t(`gap.${gap.kind}`, { count: gap.count });
    const name = fantasy(gap.count === 1 ? `role.${gap.role}` : `roles.${gap.role}`).toLowerCase();
    return t(`gap.${gap.kind}`, { count: gap.count, role: name });
  };
}
