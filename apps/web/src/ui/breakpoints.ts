/** The widths at which pages change their layout, by the names that style sheets use: `@media (--phone)`. The
 *  build inserts the queries (build/named-media.ts); scripts pass them to `useMedia`. */
export const MEDIA = {
  '--phone': '(max-width: 768px)',
  '--beyond-phone': '(min-width: 768.02px)',
  /** The menu is behind a button. */
  '--folded-menu': '(max-width: 1023.98px)',
  '--open-menu': '(min-width: 1024px)',
} as const;
