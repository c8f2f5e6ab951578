import { Link } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';
import css from './button.module.css';

interface Look {
  readonly primary?: boolean;
  readonly wide?: boolean;
}

type Acting = { readonly busy?: boolean } & ComponentProps<'button'>;

export function Button({ primary, wide, ...rest }: Look & Acting) {
  'use no memo'; // Too little to be worth remembering.
  return <ActingButton {...rest} className={look({ primary, wide })} />;
}

/** A button that looks like a link, for actions that are not the main purpose of a page. */
export function TextButton(props: Omit<Acting, 'className'>) {
  return <ActingButton {...props} className={css.text} />;
}

/** A busy button keeps its focus and its place, but does nothing. */
function ActingButton({ busy, onClick, ...rest }: Acting) {
  'use no memo'; // Too little to be worth remembering.
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    />
  );
}

interface LinkButtonProps extends Look {
  readonly to: string;
  /** The part of that page to scroll to. */
  readonly hash?: string;
  readonly children: ReactNode;
}

/** A link that looks like a button, to a path made by `paths`. */
export function LinkButton({ to, hash, primary, wide, children }: LinkButtonProps) {
  'use no memo'; // Too little to be worth remembering.
  return (
    <Link to={to} {...(hash && { hash })} className={look({ primary, wide })}>
      {children}
    </Link>
  );
}

/** A square button with an icon; `label` is its name for screen readers. */
export function IconButton({
  label,
  children,
  ...rest
}: { readonly label: string } & Omit<ComponentProps<'button'>, 'aria-label'>) {
  'use no memo'; // Too little to be worth remembering.
  return (
    <button type="button" {...rest} className={css.icon} aria-label={label} title={label}>
      {children}
    </button>
  );
}

function look({ primary, wide }: { primary?: boolean | undefined; wide?: boolean | undefined }) {
  return [css.button, primary && css.primary, wide && css.wide].filter(Boolean).join(' ');
}
