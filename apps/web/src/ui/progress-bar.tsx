import css from './progress-bar.module.css';

interface ProgressBarProps {
  /** What is under way. */
  readonly label: string;
  /** From 0 to 1; null while it is not known. */
  readonly share: number | null;
  /** Keeps its room without being seen, because nothing is under way. */
  readonly idle?: boolean;
}

/** How far something has come that the reader waits for. */
export function ProgressBar({ label, share, idle = false }: ProgressBarProps) {
  return (
    <progress
      className={css.bar}
      aria-label={label}
      data-idle={idle || undefined}
      {...(share !== null && { value: share })}
    />
  );
}
