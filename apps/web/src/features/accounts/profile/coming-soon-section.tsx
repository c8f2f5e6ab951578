import type { ReactNode } from 'react';
import { useText } from '#lib/i18n/translate.ts';
import css from './parts.module.css';
import { Section } from './section.tsx';

const PARTS = ['subscriptions', 'payments', 'championships', 'teams', 'lists', 'notes'] as const;
export type ProfileParts = Partial<Readonly<Record<(typeof PARTS)[number], ReactNode>>>;

/** What other features keep in the profile: each fills its own place, and until then says so. */
export function ComingSoonSection({ parts }: { readonly parts: ProfileParts }) {
  const t = useText('profile');
  const waiting = PARTS.some((part) => parts[part] === undefined);
  return (
    <Section id="stanze" title={t('later.title')} {...(waiting && { intro: t('later.body') })}>
      <ul className={css.list}>
        {PARTS.map((part) => (
          <li key={part} className={css.line}>
            <h3 className={css.subtitle}>{t(`later.${part}`)}</h3>
            {parts[part] ?? <span className={css.soon}>{t('later.soon')}</span>}
          </li>
        ))}
      </ul>
    </Section>
  );
}
