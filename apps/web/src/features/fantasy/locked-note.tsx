import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { paths } from '#lib/navigation/paths.ts';
import { ProBadge } from '#ui/pro-badge.tsx';
import css from './locked-note.module.css';

/** One line that replaces estimates for users without Pro. */
export function LockedNote({ children }: { readonly children: ReactNode }) {
  return (
    <p className={css.note}>
      <ProBadge />
      <Link to={paths.pricing()}>{children}</Link>
    </p>
  );
}
