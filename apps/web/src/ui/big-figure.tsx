import css from './big-figure.module.css';

interface BigFigureProps {
  readonly figure: string;
  /** What it counts, in small below it. */
  readonly label: string;
}

/** The one figure that a part of a page is about. */
export function BigFigure({ figure, label }: BigFigureProps) {
  return (
    <p className={css.box}>
      <b>{figure}</b>
      <span>{label}</span>
    </p>
  );
}
