import css from './big-figure.module.css';

interface BigFigureProps {
  readonly figure: string;
  /** What the number counts, in small type below it. */
  readonly label: string;
}

/** The one main number of a part of a page. */
export function BigFigure({ figure, label }: BigFigureProps) {
  return (
    <p className={css.box}>
      <b>{figure}</b>
      <span>{label}</span>
    </p>
  );
}
