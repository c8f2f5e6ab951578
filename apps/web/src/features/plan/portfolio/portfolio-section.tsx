import { useQuery } from '@tanstack/react-query';
import type { Portfolio } from '@tredici/contract/plan';
import { useDeferredValue, useEffect, useRef } from 'react';
import { Caution } from '#football/caution.tsx';
import { centsOf } from '#lib/api/cents.ts';
import { focusPart, isFocusLost } from '#lib/device/focus.ts';
import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import { latePart } from '#ui/late-part.tsx';
import { NotLoaded } from '#ui/not-loaded.tsx';
import { PageSection } from '#ui/page-section.tsx';
import { SectionMessage } from '#ui/section-message.tsx';
import { WhenNear } from '#ui/when-near.tsx';
import { portfolioQuery, suggestionsQuery } from '../queries.ts';
import { BudgetForm } from './budget-form.tsx';
import { PauseButton } from './pause-button.tsx';
import css from './portfolio-section.module.css';

/** Only for users who have had a plan before. */
const PlanHistory = latePart(async () => (await import('./plan-history.tsx')).PlanHistory);
const PlanCharts = latePart(async () => (await import('./plan-charts.tsx')).PlanCharts);

const PLAN_PART = 'piano';

/** The user's own plan: its state, its history, and the form that starts or changes it. */
export function PortfolioSection() {
  const t = useText('plan');
  const { data, isError, isFetching, refetch } = useQuery(portfolioQuery);
  // Deferred, so that other work on the page goes first.
  const portfolio = useDeferredValue(data);
  return (
    <PageSection id={PLAN_PART} title={t('plan.title')}>
      {portfolio ? (
        <Loaded portfolio={portfolio} />
      ) : isError ? (
        <NotLoaded text={t('plan.failed')} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <SectionMessage lines={4} text={t('plan.loading')} />
      )}
    </PageSection>
  );
}

function Loaded({ portfolio }: { readonly portfolio: Portfolio }) {
  const t = useText('plan');
  const { plan, weeks } = portfolio;
  useFocusOnNewPlan(plan?.id);
  const isAboveDrawn = useDeferredValue(!useQuery(suggestionsQuery).isPending);
  return (
    <div className={css.parts}>
      {plan && <Figures portfolio={portfolio} />}
      <div className={css.drawn}>
        {!plan && <SectionMessage lines={3} text={t('plan.none')} hint={t('plan.noneHint')} />}
        {plan && weeks.length === 0 && (
          <SectionMessage lines={3} text={t('plan.noWeeks')} hint={t('plan.noWeeksHint')} />
        )}
        {/* Loaded only after the bets above have their final height, because until then it may seem to be in
           view. */}
        {plan &&
          weeks.length > 0 &&
          (isAboveDrawn ? (
            <WhenNear className={css.charts}>
              <PlanCharts portfolio={portfolio} initialCents={centsOf(plan.budget)} />
            </WhenNear>
          ) : (
            <div className={css.charts} />
          ))}
        {portfolio.history.length > 0 && <PlanHistory plans={portfolio.history} />}
      </div>
      <div className={css.change}>
        {/* A new plan gets a new form that starts with the plan's values. */}
        <BudgetForm key={plan?.id ?? 0} portfolio={portfolio} />
        <Caution />
      </div>
    </div>
  );
}

/** A new plan replaces the form together with the button that was clicked, so the focus moves to the heading. */
function useFocusOnNewPlan(planId: number | undefined): void {
  const known = useRef(planId);
  useEffect(() => {
    if (known.current === planId) return;
    known.current = planId;
    if (isFocusLost()) focusPart(PLAN_PART);
  }, [planId]);
}

function Figures({ portfolio }: { readonly portfolio: Portfolio }) {
  const t = useText('plan');
  const { euro, percent, count, date, dateTime } = useFormats();
  const plan = portfolio.plan!;
  const { gain_loss_percentage: gain, open_stake: open } = portfolio;
  const direction = gain > 0 ? 'gain' : gain < 0 ? 'loss' : 'even';
  const figures = [
    [t('plan.playable'), euro(centsOf(portfolio.budget))],
    [t('plan.saved'), euro(centsOf(portfolio.savings))],
    [t('plan.total'), euro(centsOf(portfolio.total_capital))],
    [t('plan.result'), `${gain > 0 ? '+' : ''}${percent(gain, 1)}, ${t(`direction.${direction}`)}`],
    [t('plan.weeksPlayed'), count(portfolio.weeks_played)],
    [t('plan.positiveWeeks'), count(portfolio.positive_weeks)],
    [t('plan.drawdown'), percent(portfolio.drawdown, 1)],
  ] as const;
  return (
    <div className={css.standing}>
      <p className={css.since}>
        {t('plan.since', {
          budget: euro(centsOf(plan.budget)),
          level: percent(plan.threshold),
          date: date(plan.starts_at),
        })}
      </p>
      <dl className={css.figures}>
        {figures.map(([name, value]) => (
          <div key={name} className={css.figure}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {open > 0 && <p className={css.since}>{t('plan.open', { open: euro(centsOf(open)) })}</p>}
      {plan.paused && (
        <p role="status">
          {t(`plan.paused.${plan.paused.reason}`, { date: dateTime(plan.paused.since) })}
        </p>
      )}
      {plan.paused?.reason !== 'break' && <PauseButton isPaused={plan.paused !== null} />}
    </div>
  );
}
