/** Reserves the height of rows that are not drawn yet, below those that are. */
export function CouponRoom({ rows }: { readonly rows: number }) {
  return <tr style={{ height: `calc(${rows} * var(--coupon-line))` }} />;
}
