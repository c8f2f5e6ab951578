import { useText } from '#lib/i18n/translate.ts';
import css from './gap-list.module.css';
import { canWait, type RosterGap } from './roster-state.ts';
import { useGapText } from './use-gap-text.ts';

/** What a roster still needs, and which parts of it today's rules do not allow. */
export function GapList({ gaps }: { readonly gaps: readonly RosterGap[] }) {
  const t = useText('teams');
  const gapText = useGapText();
  if (gaps.length === 0) return null;
  return (
    <div className={css.gaps}>
      <p>{gaps.every(canWait) ? t('gaps.open') : t('gaps.against')}</p>
      <ul>
        {gaps.map((gap) => (
          <li key={gapText(gap)}>{gapText(gap)}</li>
        ))}
      </ul>
    </div>
  );
}
