/** Where pages change their shape, by the names that style sheets use: `@media (--phone)`. The build
 *  puts the queries in their place (build/named-media.ts), scripts ask `useMedia` with them. */
export const MEDIA = {
  '--phone': '(max-width: 768px)',
  '--beyond-phone': '(min-width: 768.02px)',
  /** The menu is behind a button. */
  '--folded-menu': '(max-width: 1023.98px)',
  '--open-menu': '(min-width: 1024px)',
} as const;
