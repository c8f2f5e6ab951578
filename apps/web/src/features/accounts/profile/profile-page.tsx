import { type ReactNode, Suspense } from 'react';
import { useText } from '#lib/i18n/translate.ts';
import type { Session } from '#lib/session/session.ts';
import { PageWithLead } from '#ui/page-with-lead.tsx';
import { PaperCard } from '#ui/paper-card.tsx';
import { Stamp } from '#ui/stamp.tsx';
import { BudgetSection } from './budget-section.tsx';
import { DataSection } from './data-section.tsx';
import { DeleteSection } from './delete-section.tsx';
import { EmailSection } from './email-section.tsx';
import { NameSection } from './name-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { PlanSection } from './plan-section.tsx';
import { PreferencesSection } from './preferences-section.tsx';
import css from './profile-page.module.css';
import { SecondFactorSection } from './second-factor-section.tsx';
import { Section } from './section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { useRefresh } from './use-refresh.ts';

interface ProfilePageProps {
  readonly session: Session;
  /** Safer gambling is a feature of its own. */
  readonly safety: ReactNode;
  /** What other features keep in the profile. */
  readonly belongings: ReactNode;
  readonly onDeleted: () => void;
}

export function ProfilePage(props: ProfilePageProps) {
  const { session, safety, belongings, onDeleted } = props;
  const t = useText('profile');
  const say = useText('catalogue');
  const { user, budget } = session;
  const { failed, deletionAskedAt } = useRefresh(user.id);
  return (
    <div className={css.page}>
      <PageWithLead
        title={t('heading')}
        lead={t('lead')}
        actions={
          <>
            <p className={css.who}>
              <bdi>{`${user.first_name} ${user.last_name}`.trim() || user.username}</bdi>
              <Stamp small>{say(user.premium ? 'planPro' : 'planFree')}</Stamp>
            </p>
            <p role="status" className={css.stale}>
              {failed && t('notRefreshed')}
            </p>
          </>
        }
      >
        <PaperCard>
          <div className={css.rows}>
            <PlanSection premium={user.premium} />
            <NameSection user={user} />
            <EmailSection />
            <PasswordSection username={user.username} />
            <SecondFactorSection />
            <BudgetSection userId={user.id} budget={budget} />
            <PreferencesSection user={user} />
            <Section
              id="gioco-responsabile"
              title={t('safety.title')}
              glance={t('safety.glance')}
              intro={t('safety.intro')}
            >
              {safety}
            </Section>
            <SessionsSection />
            <Section
              id="stanze"
              title={t('belongings.title')}
              glance={t('belongings.glance')}
              isMadeWhenOpened
            >
              <Suspense fallback={<div className={css.waiting} aria-busy="true" />}>
                {belongings}
              </Suspense>
            </Section>
            <DataSection username={user.username} />
            <DeleteSection
              userId={user.id}
              username={user.username}
              askedAt={deletionAskedAt}
              onDeleted={onDeleted}
            />
          </div>
        </PaperCard>
      </PageWithLead>
    </div>
  );
}
