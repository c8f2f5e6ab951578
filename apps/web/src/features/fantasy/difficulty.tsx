import { useText } from '#lib/i18n/translate.ts';
import css from './difficulty.module.css';

const LEVELS = [1, 2, 3, 4, 5] as const;

/** The difficulty of a match: five boxes, filled from the left. All are empty where it is not shown. */
export function Difficulty({ level }: { readonly level: number | null }) {
  const t = useText('fantasy');
  return (
    <span className={css.boxes}>
      {LEVELS.map((at) => (
        <i key={at} data-filled={(level !== null && at <= level) || undefined} />
      ))}
      {level !== null && (
        <span className="visually-hidden">{t('difficulty', { level: String(level) })}</span>
      )}
    </span>
  );
}
