import { useId } from 'react';
import css from './radio-strip.module.css';

interface RadioStripProps<V extends string | number> {
  readonly legend: string;
  readonly choices: readonly {
    readonly value: V;
    readonly label: string;
    /** What is read out where the label alone says too little. */
    readonly name?: string;
  }[];
  readonly value: V;
  readonly onChoose: (value: V) => void;
}

/** One of a few, side by side in one frame, its name above. */
export function RadioStrip<V extends string | number>({
  legend,
  choices,
  value,
  onChoose,
}: RadioStripProps<V>) {
  const group = useId();
  return (
    <fieldset className={css.strip}>
      <legend className={css.legend}>{legend}</legend>
      <div className={css.choices}>
        {choices.map((choice) => (
          <label key={choice.value} className={css.choice}>
            <input
              type="radio"
              className={css.input}
              name={group}
              value={choice.value}
              checked={choice.value === value}
              aria-label={choice.name}
              onChange={() => onChoose(choice.value)}
            />
            {choice.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
