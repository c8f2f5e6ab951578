import { useId } from 'react';
import { PencilCross } from './pencil-cross.tsx';
import strip from './radio-strip.module.css';

export interface Choice<V extends string | number> {
  readonly value: V;
  readonly label: string;
  /** The accessible name, when the label alone says too little. */
  readonly name?: string;
}

interface RadioStripProps<V extends string | number> {
  readonly legend: string;
  readonly choices: readonly Choice<V>[];
  /** Null while none is chosen. */
  readonly value: V | null;
  readonly onChoose: (value: V) => void;
  /** On one line with its name, and lower, for use among other controls. */
  readonly inline?: boolean;
  /** A style sheet with the same class names, for a different look. With a `box`, the chosen option has a
   *  cross in it. */
  readonly look?: CSSModuleClasses;
}

/** A choice of one, side by side. */
export function RadioStrip<V extends string | number>({
  legend,
  choices,
  value,
  onChoose,
  inline = false,
  look = strip,
}: RadioStripProps<V>) {
  'use no memo'; // Its choices are new at every drawing: it would remember in vain.
  const group = useId();
  return (
    <fieldset className={`${strip.group} ${inline ? strip.inline : (look.strip ?? '')}`}>
      <legend className={look.legend ?? 'visually-hidden'}>{legend}</legend>
      <div className={look.choices}>
        {choices.map((choice) => (
          <label key={choice.value} className={look.choice}>
            <input
              type="radio"
              className={strip.input}
              name={group}
              value={choice.value}
              checked={choice.value === value}
              aria-label={choice.name}
              onChange={() => onChoose(choice.value)}
            />
            {look.box && (
              <span className={look.box}>{choice.value === value && <PencilCross />}</span>
            )}
            {choice.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
