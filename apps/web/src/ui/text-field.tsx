import { type ComponentProps, type ReactNode, useId } from 'react';
import css from './text-field.module.css';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'className' | 'id'> {
  readonly label: string;
  readonly error: string | null;
  /** What to know before typing, below the label. */
  readonly hint?: ReactNode;
  /** Something at the end of the line, inside its frame: the eye of a password. */
  readonly trailing?: ReactNode;
}

/** One line of text with its label and its mistake. The mistake has its room from the start, so
 *  that nothing moves when it appears. */
export function TextField({ label, error, hint, trailing, ...input }: TextFieldProps) {
  const id = useId();
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={id}>
        {label}
      </label>
      {hint && (
        <p className={css.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <div className={error ? `${css.frame} ${css.invalid}` : css.frame}>
        <input
          {...input}
          id={id}
          className={css.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={hint ? `${id}-hint ${id}-error` : `${id}-error`}
        />
        {trailing}
      </div>
      <p className={css.error} id={`${id}-error`}>
        {error}
      </p>
    </div>
  );
}
