import css from './figure-list.module.css';

export interface NamedFigure {
  readonly name: string;
  readonly figure: string;
  /** From 0 to 100, drawn as a bar beside the figure. */
  readonly share?: number;
}

/** A list of named figures, with a bar for each chance. */
export function FigureList({ figures }: { readonly figures: readonly NamedFigure[] }) {
  return (
    <dl className={css.list}>
      {figures.map(({ name, figure, share }) => (
        <div key={name}>
          <dt>{name}</dt>
          {share === undefined ? (
            <dd>{figure}</dd>
          ) : (
            <dd className={css.chance}>
              <span className={css.bar} aria-hidden="true">
                <i style={{ width: `${share}%` }} />
              </span>
              {figure}
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
