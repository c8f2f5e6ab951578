import css from './filters-button.module.css';

interface FiltersButtonProps {
  readonly name: string;
  /** What is chosen now. */
  readonly chosen: readonly string[];
  readonly open: boolean;
  /** Id of what it opens. */
  readonly controls: string;
  readonly onToggle: () => void;
}

/** The one line that filters take on a phone until they are asked for; elsewhere they stand open. */
export function FiltersButton({ name, chosen, open, controls, onToggle }: FiltersButtonProps) {
  return (
    <button
      type="button"
      className={css.button}
      aria-expanded={open}
      aria-controls={controls}
      onClick={onToggle}
    >
      <b>{name}</b>
      <span className={css.chosen}>{chosen.join(' · ')}</span>
    </button>
  );
}
