import { type ComponentProps, type ReactNode, useId } from 'react';
import { PencilCross } from './pencil-cross.tsx';
import css from './tick-box.module.css';

interface TickBoxProps extends Omit<ComponentProps<'input'>, 'className' | 'id' | 'type'> {
  readonly label: string;
  readonly checked: boolean;
  readonly error?: string | null;
  /** Text below the label: an explanation, or something to read first. */
  readonly hint?: ReactNode;
}

/** A checkbox drawn as a box of a coupon. Underneath is the browser's own control. */
export function TickBox({ label, error = null, hint, ...input }: TickBoxProps) {
  const id = useId();
  return (
    <div className={css.field}>
      <div className={error ? `${css.row} ${css.invalid}` : css.row}>
        <span className={css.box}>
          <input
            {...input}
            id={id}
            type="checkbox"
            className={css.input}
            aria-invalid={error ? true : undefined}
            aria-describedby={`${id}-hint ${id}-error`}
          />
          <span className={css.mark}>{input.checked && <PencilCross />}</span>
        </span>
        <div className={css.words}>
          <label htmlFor={id} className={css.label}>
            {label}
          </label>
          <div id={`${id}-hint`} className={css.hint}>
            {hint}
          </div>
        </div>
      </div>
      <p className={css.error} id={`${id}-error`}>
        {error}
      </p>
    </div>
  );
}
