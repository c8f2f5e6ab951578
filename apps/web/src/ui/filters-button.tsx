import css from './filters-button.module.css';

interface FiltersButtonProps {
  readonly name: string;
  /** What is chosen, in a line. */
  readonly chosen: string;
  readonly isOpen: boolean;
  /** The id of the fields. */
  readonly controls: string;
  readonly onToggle: () => void;
}

/** Stands for the filters on a phone until they are asked for: the rows are what one comes for. */
export function FiltersButton({ name, chosen, isOpen, controls, onToggle }: FiltersButtonProps) {
  return (
    <button
      type="button"
      className={css.button}
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={onToggle}
    >
      <b>{name}</b>
      <span className={css.chosen}>{chosen}</span>
    </button>
  );
}
