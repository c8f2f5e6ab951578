import type { ReactNode } from 'react';
import { useText } from '#lib/i18n.ts';
import css from './parts.module.css';
import { Section } from './section.tsx';

const ROOMS = ['subscriptions', 'payments', 'championships', 'teams', 'lists', 'notes'] as const;
export type Rooms = Partial<Readonly<Record<(typeof ROOMS)[number], ReactNode>>>;

/** What other features keep in the profile: each fills its own place, and until then says so. */
export function RoomsSection({ rooms }: { readonly rooms: Rooms }) {
  const t = useText('profile');
  const waiting = ROOMS.some((room) => rooms[room] === undefined);
  return (
    <Section id="stanze" title={t('later.title')} {...(waiting && { intro: t('later.body') })}>
      <ul className={css.list}>
        {ROOMS.map((room) => (
          <li key={room} className={css.line}>
            <h3 className={css.subtitle}>{t(`later.${room}`)}</h3>
            {rooms[room] ?? <span className={css.soon}>{t('later.soon')}</span>}
          </li>
        ))}
      </ul>
    </Section>
  );
}
