import { useText } from '#lib/i18n/translate.ts';
import { PencilCross } from './pencil-cross.tsx';
import css from './strength-meter.module.css';

export type Strength = 0 | 1 | 2 | 3 | 4;
const BOXES = [1, 2, 3, 4] as const;

/** Shows how good a password is, as crossed boxes and a word. It is a hint, never a refusal. */
export function StrengthMeter({ strength }: { readonly strength: Strength }) {
  const t = useText('password');
  return (
    <div className={css.meter}>
      <span className={css.boxes} aria-hidden="true">
        {BOXES.map((box) => (
          <span key={box} className={css.box}>
            {box <= strength && <PencilCross />}
          </span>
        ))}
      </span>
      <p role="status">
        {t('strength')}: <b className={css.word}>{t(`strength.${strength}`)}</b>
      </p>
      <p className={css.hint}>{t('strengthHint')}</p>
    </div>
  );
}
