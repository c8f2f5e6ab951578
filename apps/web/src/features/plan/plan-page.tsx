import { useQuery } from '@tanstack/react-query';
import type { Portfolio } from '@tredici/contract/plan';
import { DEFAULT_RISK_THRESHOLD } from '@tredici/contract/suggestions';
import { useDeferredValue, useState } from 'react';
import { Caution } from '#football/caution.tsx';
import { useText } from '#lib/i18n/translate.ts';
import { paths } from '#lib/navigation/paths.ts';
import { Button, LinkButton } from '#ui/button.tsx';
import { latePart } from '#ui/late-part.tsx';
import { PageSection } from '#ui/page-section.tsx';
import { PageWithLead } from '#ui/page-with-lead.tsx';
import { WhenNear } from '#ui/when-near.tsx';
import css from './plan-page.module.css';
import { PortfolioSection } from './portfolio/portfolio-section.tsx';
import { portfolioQuery, recordQuery, suggestionsQuery } from './queries.ts';
import { SuggestionsSection } from './suggestions/suggestions-section.tsx';

const Simulator = latePart(async () => (await import('./simulator/simulator.tsx')).Simulator);
const StrategyInfo = latePart(async () => (await import('./strategy-info.tsx')).StrategyInfo, {
  missing: 'notified',
});

/** This week's bets first, then the state of the plan, then the simulator of what may come of it. */
export function PlanPage({ title }: { readonly title: string }) {
  const t = useText('plan');
  const [info, setInfo] = useState(false);
  const suggestions = useQuery(suggestionsQuery);
  const portfolio = useQuery(portfolioQuery);
  // Deferred together with the sections, which are drawn at low priority too.
  const isSettled = useDeferredValue(!suggestions.isPending && !portfolio.isPending);
  return (
    <PageWithLead
      title={title}
      lead={t('lead')}
      actions={
        <div className={css.actions}>
          <Button aria-haspopup="dialog" onClick={() => setInfo(true)}>
            {t('info.open')}
          </Button>
          <LinkButton to={paths.myBets()}>{t('myBets')}</LinkButton>
        </div>
      }
    >
      <Caution />
      <SuggestionsSection />
      <PortfolioSection />
      <PageSection id="simulatore" title={t('simulator.title')}>
        {/* Loaded only after the sections above have their final height, because until then it may seem to be
           in view. */}
        {isSettled ? (
          <WhenNear className={css.simulator}>
            <PlanSimulator plan={portfolio.data?.plan ?? null} />
          </WhenNear>
        ) : (
          <div className={css.simulator} />
        )}
      </PageSection>
      {info && <StrategyInfo onClose={() => setInfo(false)} />}
    </PageWithLead>
  );
}

/** Starts with the user's own budget and risk level where they are known. It waits until the record has been
 *  loaded or has failed to load, although it works without either. */
function PlanSimulator({ plan }: { readonly plan: Portfolio['plan'] }) {
  const record = useQuery(recordQuery);
  if (record.isPending) return null;
  return (
    <Simulator
      startEuro={plan?.budget ?? 100}
      startThreshold={plan?.threshold ?? DEFAULT_RISK_THRESHOLD}
      record={(record.data?.weeks ?? []).map((week) =>
        week.map(({ best, average, ...bet }) => ({
          ...bet,
          bestOdds: best,
          averageOdds: average,
        })),
      )}
      usualPriceShare={record.data?.usual_price_share ?? null}
    />
  );
}
