import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useText } from '#lib/i18n/translate.ts';
import { paths } from '#lib/navigation/paths.ts';
import type { Session } from '#lib/session/session.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { PaperCard } from '#ui/paper-card.tsx';
import { BelongingsSection, type ProfileParts } from './belongings-section.tsx';
import { BudgetSection } from './budget-section.tsx';
import { DataSection } from './data-section.tsx';
import { DeleteSection } from './delete-section.tsx';
import { EmailSection } from './email-section.tsx';
import { NameSection } from './name-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { PlanSection } from './plan-section.tsx';
import { PreferencesSection } from './preferences-section.tsx';
import css from './profile-page.module.css';
import { Section } from './section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { useRefresh } from './use-refresh.ts';

interface ProfilePageProps {
  readonly session: Session;
  /** Safer gambling is a feature of its own. */
  readonly safety: ReactNode;
  readonly secondFactor: ReactNode;
  /** What other features keep in the profile. */
  readonly parts: ProfileParts;
  readonly onDeleted: () => void;
}

const INDEX = [
  ['piano', 'plan.title'],
  ['dati', 'name.title'],
  ['email', 'email.title'],
  ['password', 'password.title'],
  ['secondo-fattore', 'secondFactor.title'],
  ['budget', 'budget.title'],
  ['preferenze', 'preferences.title'],
  ['gioco-responsabile', 'safety.title'],
  ['sessioni', 'sessions.title'],
  ['stanze', 'belongings.title'],
  ['esporta', 'data.title'],
  ['danger-zone', 'delete.title'],
] as const;

export function ProfilePage(props: ProfilePageProps) {
  const { session, safety, secondFactor, parts, onDeleted } = props;
  const t = useText('profile');
  const { user, budget } = session;
  const { failed, deletionAskedAt } = useRefresh(user.id);
  return (
    <div className={css.page}>
      <div className={css.head}>
        <PageHeading className={css.title}>{t('heading')}</PageHeading>
        <p className={css.who}>
          <bdi>{`${user.first_name} ${user.last_name}`.trim() || user.username}</bdi>
        </p>
        <p role="status" className={css.stale}>
          {failed && t('notRefreshed')}
        </p>
      </div>
      <nav className={css.index} aria-label={t('index')}>
        <ul>
          {INDEX.map(([id, title]) => (
            <li key={id}>
              <Link to={paths.profile()} hash={id}>
                {t(title)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <PaperCard>
        <div className={css.rows}>
          <PlanSection premium={user.premium} />
          <NameSection user={user} />
          <EmailSection />
          <PasswordSection username={user.username} />
          <Section
            id="secondo-fattore"
            title={t('secondFactor.title')}
            intro={t('secondFactor.intro')}
          >
            {secondFactor}
          </Section>
          <BudgetSection userId={user.id} budget={budget} />
          <PreferencesSection user={user} />
          <Section id="gioco-responsabile" title={t('safety.title')} intro={t('safety.intro')}>
            {safety}
          </Section>
          <SessionsSection />
          <BelongingsSection parts={parts} />
          <DataSection username={user.username} />
          <DeleteSection
            userId={user.id}
            username={user.username}
            askedAt={deletionAskedAt}
            onDeleted={onDeleted}
          />
        </div>
      </PaperCard>
    </div>
  );
}
