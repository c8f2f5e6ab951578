import css from './stamp.module.css';

/** A word stamped on the paper, slightly askew. */
export function Stamp({
  children,
  small,
}: {
  readonly children: string;
  readonly small?: boolean;
}) {
  return <span className={small ? `${css.stamp} ${css.small}` : css.stamp}>{children}</span>;
}
