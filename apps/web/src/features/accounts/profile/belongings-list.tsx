import type { ReactNode } from 'react';
import { useText } from '#lib/i18n/translate.ts';
import css from './parts.module.css';

const PARTS = ['subscriptions', 'payments', 'championships', 'teams', 'lists', 'notes'] as const;
type ProfileParts = Readonly<Record<(typeof PARTS)[number], ReactNode>>;

/** The parts of the profile that other features provide, each in its own place. */
export function BelongingsList({ parts }: { readonly parts: ProfileParts }) {
  const t = useText('profile');
  return (
    <ul className={css.list}>
      {PARTS.map((part) => (
        <li key={part} className={`${css.line} ${css.belonging}`}>
          <h3 className={css.subtitle}>{t(`belongings.${part}`)}</h3>
          {parts[part]}
        </li>
      ))}
    </ul>
  );
}
