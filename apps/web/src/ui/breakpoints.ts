/** The widths in px from which on, or up to which, something is laid out differently. */
export const SMALL_PHONE = 480;
export const PHONE = 768;
export const OPEN_MENU = 1024;
export const WIDE = 1200;

/** The widths at which pages change their layout, by the names that style sheets use: `@media (--phone)`. The
 *  build inserts the queries (build/named-media.ts). These are also what scripts pass to `useMedia`. */
export const MEDIA = {
  '--beyond-phone': `(min-width: ${PHONE}.02px)`,
  '--open-menu': `(min-width: ${OPEN_MENU}px)`,
  '--wide': `(min-width: ${WIDE}px)`,
} as const;

/** Those that only style sheets use: apart, because they need not weigh on a page. */
export const MEDIA_OF_STYLES = {
  /** Two clubs and their time take one line more, and below the second width another one. */
  '--smallest-phone': '(max-width: 359px)',
  '--tightest-phone': '(max-width: 345px)',
  '--small-phone': `(max-width: ${SMALL_PHONE}px)`,
  /** One thing beside another does not fit. */
  '--narrow': '(max-width: 600px)',
  '--beyond-narrow': '(min-width: 600.02px)',
  /** Where a list may find room for a second column; it asks its own box then. */
  '--maybe-two-columns': '(min-width: 42rem)',
  '--phone': `(max-width: ${PHONE}px)`,
  /** The menu is behind a button. */
  '--folded-menu': `(max-width: ${OPEN_MENU - 1}.98px)`,
  '--below-wide': `(max-width: ${WIDE - 1}.98px)`,
} as const;
