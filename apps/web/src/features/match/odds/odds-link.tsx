import type { ReactNode } from 'react';
import { useText } from '#lib/i18n/translate.ts';
import css from './odds-link.module.css';

/** A link to a bookmaker's page in a new tab, without any call to bet. Screen readers are told where it
 *  leads; without an address only the figure is shown. */
export function OddsLink({
  url,
  label,
  children,
}: {
  readonly url: string | null;
  /** The full text for screen readers. */
  readonly label: string;
  readonly children: ReactNode;
}) {
  const common = useText('common');
  if (!url) {
    return (
      <span className={css.plain}>
        <span aria-hidden="true">{children}</span>
        <span className="visually-hidden">{label}</span>
      </span>
    );
  }
  return (
    <a
      className={css.link}
      href={url}
      target="_blank"
      rel="nofollow noopener noreferrer"
      aria-label={`${label}, ${common('opensNewTab')}`}
      title={label}
    >
      {children}
      <svg className={css.out} viewBox="0 0 10 10" aria-hidden="true">
        <path d="M3 1.500h5.500V7M8.300 1.700 1.500 8.500" />
      </svg>
    </a>
  );
}
