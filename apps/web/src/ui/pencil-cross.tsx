import css from './pencil-cross.module.css';

/** A hand-drawn cross, as in a box of a coupon. */
export function PencilCross() {
  return (
    <svg className={css.cross} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M3.500 4.500C9 8.500 15.500 15 21 20.500" pathLength="1" />
      <path d="M20.500 3.500C15 9.500 9.500 14 3.500 21" pathLength="1" />
    </svg>
  );
}
