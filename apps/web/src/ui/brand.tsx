import { Link } from '@tanstack/react-router';
import css from './brand.module.css';
import { Logo } from './logo.tsx';

/** The logo and the name, or the logo alone where space is short. */
export function Brand({ to, short }: { readonly to: string; readonly short?: boolean }) {
  return (
    <Link to={to} className={css.brand} aria-label="Tredici">
      <Logo size={30} />
      {!short && <span>Tredici</span>}
    </Link>
  );
}
