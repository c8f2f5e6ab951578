import look from './choice-boxes.module.css';
import { type Choice, RadioStrip } from './radio-strip.tsx';

interface ChoiceBoxesProps<V extends string> {
  readonly legend: string;
  readonly choices: readonly Choice<V>[];
  readonly value: V | null;
  readonly onChoose: (value: V) => void;
}

/** A choice of one, drawn as boxes of a coupon with a single cross. */
export function ChoiceBoxes<V extends string>(props: ChoiceBoxesProps<V>) {
  return <RadioStrip {...props} look={look} />;
}
