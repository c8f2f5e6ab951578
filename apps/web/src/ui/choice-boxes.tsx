import { useId } from 'react';
import css from './choice-boxes.module.css';
import { PencilCross } from './pencil-cross.tsx';

interface ChoiceBoxesProps<V extends string> {
  readonly legend: string;
  readonly choices: readonly { readonly value: V; readonly label: string }[];
  readonly value: V | null;
  readonly onChoose: (value: V) => void;
}

/** One of a few, as in a row of a coupon: a box each, and one cross. */
export function ChoiceBoxes<V extends string>({
  legend,
  choices,
  value,
  onChoose,
}: ChoiceBoxesProps<V>) {
  const name = useId();
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{legend}</legend>
      <div className={css.boxes}>
        {choices.map((choice) => (
          <label key={choice.value} className={css.choice}>
            <input
              type="radio"
              className={css.input}
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChoose(choice.value)}
            />
            <span className={css.box}>{choice.value === value && <PencilCross />}</span>
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
