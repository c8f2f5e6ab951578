import type { ReactNode } from 'react';
import { useInTurn } from '#lib/device/use-in-turn.ts';
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

/** A third of the rows at a time: drawing all of them at once would block a slow phone. */
const LINES_AT_ONCE = 4;

interface ProfilePageProps {
  readonly session: Session;
  /** Passed in, because safer gambling is another feature. */
  readonly safety: ReactNode;
  /** The parts of the profile that other features provide. */
  readonly belongings: ReactNode;
  readonly onDeleted: () => void;
}

export function ProfilePage(props: ProfilePageProps) {
  const { session, safety, belongings, onDeleted } = props;
  const t = useText('profile');
  const say = useText('catalogue');
  const { user, budget } = session;
  const { failed, deletionAskedAt } = useRefresh(user.id);
  const lines = [
    <PlanSection key="plan" premium={user.premium} />,
    <NameSection key="name" user={user} />,
    <EmailSection key="email" />,
    <PasswordSection key="password" username={user.username} />,
    <SecondFactorSection key="second-factor" />,
    <BudgetSection key="budget" userId={user.id} budget={budget} />,
    <PreferencesSection key="preferences" user={user} />,
    <Section
      key="safety"
      id="gioco-responsabile"
      title={t('safety.title')}
      glance={t('safety.glance')}
      intro={t('safety.intro')}
    >
      {safety}
    </Section>,
    <SessionsSection key="sessions" />,
    <Section
      key="belongings"
      id="stanze"
      title={t('belongings.title')}
      glance={t('belongings.glance')}
      isMadeWhenOpened
    >
      <div className={css.belongings}>{belongings}</div>
    </Section>,
    <DataSection key="data" username={user.username} />,
    <DeleteSection
      key="delete"
      userId={user.id}
      username={user.username}
      askedAt={deletionAskedAt}
      onDeleted={onDeleted}
    />,
  ];
  const drawn = useInTurn(lines.length, LINES_AT_ONCE);
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
          <div className={drawn < lines.length ? `${css.rows} ${css.growing}` : css.rows}>
            {lines.slice(0, drawn)}
          </div>
        </PaperCard>
      </PageWithLead>
    </div>
  );
}
