import css from './blank-coupon.module.css';

const ROWS = Array.from({ length: 13 }, (_, at) => at);
/** The one box that is crossed already. */
const CROSSED = 7;

/** Thirteen empty rows, shown beside a page that has no content. */
export function BlankCoupon() {
  return (
    <svg className={css.coupon} viewBox="0 0 240 416" aria-hidden="true">
      {ROWS.map((row) => (
        <g key={row} transform={`translate(0 ${row * 32})`}>
          <path d="M0 31.500h240" className={css.rule} />
          <path d={`M0 16h${60 + ((row * 37) % 48)}`} className={css.line} />
          <path
            d="M144.5 4.500h24v22h-24ZM178.5 4.500h24v22h-24ZM212.5 4.500h24v22h-24Z"
            className={css.box}
          />
          {row === CROSSED && (
            <path d="M180 6c7 5 15 13 21 20M201 5c-6 7-15 14-21 21" className={css.cross} />
          )}
        </g>
      ))}
    </svg>
  );
}
