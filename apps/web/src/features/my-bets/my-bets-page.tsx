import { useQuery } from '@tanstack/react-query';
import { Caution } from '#football/caution.tsx';
import { useText } from '#lib/i18n/translate.ts';
import { paths } from '#lib/navigation/paths.ts';
import { LinkButton } from '#ui/button.tsx';
import { NotLoaded } from '#ui/not-loaded.tsx';
import { PageWithLead } from '#ui/page-with-lead.tsx';
import { SectionMessage } from '#ui/section-message.tsx';
import { FileSection } from './file/file-section.tsx';
import { LimitSection } from './limit/limit-section.tsx';
import { BetsSection } from './list/bets-section.tsx';
import css from './my-bets-page.module.css';
import { type MyBets, myBetsQuery } from './queries.ts';
import { BreakdownSection } from './record/breakdown-section.tsx';
import { RecordSection } from './record/record-section.tsx';

/** Enough rows to keep the footer out of sight, so that it does not visibly move when the page loads. */
const WAITING_LINES = 14;

/** The bets that were really placed: their record beside the plan's, each bet, the month's limit, and files. */
export function MyBetsPage({ title }: { readonly title: string }) {
  const t = useText('my-bets');
  const { data, isError, isFetching, refetch } = useQuery(myBetsQuery);
  return (
    <PageWithLead title={title} lead={t('lead')}>
      <Caution />
      {data ? (
        <Loaded bets={data} />
      ) : isError ? (
        <NotLoaded text={t('failed')} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <SectionMessage lines={WAITING_LINES} text={t('loading')} />
      )}
    </PageWithLead>
  );
}

function Loaded({ bets }: { readonly bets: MyBets }) {
  return (
    <>
      {bets.results.length === 0 ? (
        <Teaching />
      ) : (
        <>
          <RecordSection bets={bets} />
          <BetsSection bets={bets} />
          <BreakdownSection bets={bets} />
        </>
      )}
      <div className={css.pair}>
        <LimitSection limit={bets.limit} />
        <FileSection limit={bets.limit} />
      </div>
    </>
  );
}

/** Shown before any bet is recorded: the purpose of the page, and the two ways to begin. */
function Teaching() {
  const t = useText('my-bets');
  return (
    <SectionMessage
      lines={4}
      text={t('empty')}
      hint={t('empty.hint')}
      action={
        <div className={css.ways}>
          <LinkButton primary to={paths.investmentPlan()} hash="suggerite">
            {t('empty.suggestions')}
          </LinkButton>
          <LinkButton to={paths.leaguesBase()}>{t('empty.matches')}</LinkButton>
        </div>
      }
    />
  );
}
