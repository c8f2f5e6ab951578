import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { settings } from '#lib/api/settings.ts';
import { useHeadingFocus } from '#lib/device/focus.ts';
import { useText } from '#lib/i18n/translate.ts';
import { paths } from '#lib/navigation/paths.ts';
import { LinkButton } from '#ui/button.tsx';
import { MessagePage } from '#ui/message-page.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { PaperCard } from '#ui/paper-card.tsx';
import { type Registered, registrationMemory } from './registration-memory.ts';
import css from './registration-page.module.css';
import { Success } from './success.tsx';
import { Wizard } from './wizard.tsx';

/** Notes shown beside the form. */
const NOTES = [
  ['aside.age', 'aside.ageBody'],
  ['aside.kept', 'aside.keptBody'],
  ['aside.free', 'aside.freeBody'],
] as const;

export function RegistrationPage({ onCancelled }: { readonly onCancelled: () => void }) {
  const t = useText('registration');
  const say = useText('catalogue');
  const [registered, setRegistered] = useState(registrationMemory.registered);
  const [closed, setClosed] = useState(settings().registration === 'closed');

  useHeadingFocus(registered !== null || closed);

  function keep(next: Registered) {
    registrationMemory.forget();
    registrationMemory.keepRegistered(next);
    setRegistered(next);
  }

  if (registered) {
    return (
      <div className={css.page}>
        <Success registered={registered} onChanged={keep} />
      </div>
    );
  }
  if (closed) {
    return (
      <MessagePage
        title={say('registrationClosed')}
        stamp={t('closed.stamp')}
        body={t('closed.body')}
        actions={
          <LinkButton to={paths.login()} primary>
            {t('logIn')}
          </LinkButton>
        }
      />
    );
  }
  return (
    <div className={css.page}>
      <PaperCard>
        <div className={css.head}>
          <PageHeading className={css.title}>{t('heading')}</PageHeading>
          <p>{t('intro')}</p>
        </div>
        <Wizard
          draft={registrationMemory.draft()}
          onRegistered={keep}
          onClosed={() => setClosed(true)}
          onCancelled={() => {
            registrationMemory.forget();
            onCancelled();
          }}
        />
        <p className={css.login}>
          {t('hasAccount')} <Link to={paths.login()}>{t('logIn')}</Link>
        </p>
      </PaperCard>
      <aside className={css.notes} aria-label={t('aside.heading')}>
        <h2 className={css.notesTitle}>{t('aside.heading')}</h2>
        <dl className={css.list}>
          {NOTES.map(([term, body]) => (
            <div key={term}>
              <dt>{t(term)}</dt>
              <dd>{t(body)}</dd>
            </div>
          ))}
        </dl>
      </aside>
    </div>
  );
}
