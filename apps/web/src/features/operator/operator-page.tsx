import { useQuery } from '@tanstack/react-query';
import { ApiError } from '#lib/api/api-error.ts';
import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import { paths } from '#lib/navigation/paths.ts';
import { useSession } from '#lib/session/session.ts';
import { Button, LinkButton } from '#ui/button.tsx';
import { PageWithLead } from '#ui/page-with-lead.tsx';
import { SectionMessage } from '#ui/section-message.tsx';
import { ActionsSection } from './actions-section.tsx';
import { Attention } from './attention.tsx';
import { ForecastsSection } from './forecasts-section.tsx';
import { JOBS_ID, Jobs } from './jobs.tsx';
import { MAILS_ID, Mails } from './mails.tsx';
import { NamesSection } from './names-section.tsx';
import { NoticesSection } from './notices-section.tsx';
import { Part } from './part.tsx';
import { overviewQuery, refreshOperator } from './queries.ts';
import { Sources } from './sources.tsx';
import { UsersSection } from './users-section.tsx';

/** The operator's page: problems that need attention, and the actions to solve them. */
export function OperatorPage() {
  const t = useText('operator');
  const isOperator = useSession()?.user.operator === true;
  return (
    <PageWithLead title={t('heading')} lead={t('lead')}>
      {isOperator ? <Watched /> : <Refused />}
    </PageWithLead>
  );
}

function Refused() {
  const t = useText('operator');
  return <SectionMessage lines={4} text={t('refused')} hint={t('refused.hint')} />;
}

function Watched() {
  const t = useText('operator');
  const { time } = useFormats();
  const query = useQuery(overviewQuery);
  const refusal = query.error instanceof ApiError ? query.error.code : null;
  if (refusal === 'forbidden') return <Refused />;
  if (refusal === 'second_factor_required') {
    return (
      <SectionMessage
        lines={4}
        text={t('factor')}
        hint={t('factor.hint')}
        action={
          <LinkButton primary to={paths.profile()} hash="secondo-fattore">
            {t('factor.link')}
          </LinkButton>
        }
      />
    );
  }
  // Waits for the first answer, which may refuse access to all of them.
  const isAdmitted = query.data !== undefined || query.isError;
  return (
    <>
      <Part
        id="mano"
        title={t('attention.title')}
        query={query}
        aside={
          <Button onClick={() => void refreshOperator()}>
            {query.data ? t('refreshSince', { time: time(query.data.checked_at) }) : t('refresh')}
          </Button>
        }
      >
        {(overview) => <Attention overview={overview} />}
      </Part>
      {isAdmitted && (
        <>
          <NamesSection />
          <Part id="fonti" title={t('sources.title')} query={query}>
            {(overview) => <Sources overview={overview} />}
          </Part>
          <Part id={JOBS_ID} title={t('jobs.title')} query={query}>
            {({ jobs }) => <Jobs jobs={jobs} />}
          </Part>
          <Part id={MAILS_ID} title={t('mails.title')} query={query}>
            {({ mails }) => <Mails mails={mails} />}
          </Part>
          <ForecastsSection />
          <UsersSection />
          <NoticesSection />
          <ActionsSection />
        </>
      )}
    </>
  );
}
