/** The number 13 cut out of a coupon stub. The same drawing as public/favicon.svg; it works at 16 pixels and
 *  in one colour. */
export function Logo({ size = 32 }: { readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" fill="currentColor" aria-hidden="true">
      <path fillRule="evenodd" d={LOGO_PATH} />
    </svg>
  );
}

/** A square with a notch on either side, as where a stub is torn off, and the two digits. */
const LOGO_PATH =
  'M2 2h28v11a3 3 0 0 0 0 6v11H2V19a3 3 0 0 0 0-6Z' +
  'M6.5 9.5 10 7h3v18H9V11.6l-2.5 1.6Z' +
  'M16 7h9.5v8.2l-1.2.8 1.2.8V25H16v-4h5.5v-3.2H18v-3.6h3.5V11H16Z';
