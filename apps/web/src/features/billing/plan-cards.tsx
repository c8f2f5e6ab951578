import { useQuery } from '@tanstack/react-query';
import type { CurrentUser } from '@tredici/contract/account';
import { PLANS, type Plan } from '@tredici/contract/billing';
import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import { paths } from '#lib/navigation/paths.ts';
import { useSelfExclusionEnd } from '#lib/session/odds-visibility.ts';
import { Button, LinkButton } from '#ui/button.tsx';
import { PaperCard } from '#ui/paper-card.tsx';
import { Stamp } from '#ui/stamp.tsx';
import { FailedPart } from './failed-part.tsx';
import { openCheckout } from './open-payment-page.ts';
import css from './plan-cards.module.css';
import { pricingQuery } from './queries.ts';
import { type Subscription, useRunningSubscription } from './running-subscription.ts';
import { useMoney } from './use-money.ts';
import { useRedirect } from './use-redirect.ts';

/** The two billing periods, with the payment provider's prices. */
export function PlanCards({ user }: { readonly user: CurrentUser | null }) {
  const t = useText('billing');
  const say = useText('catalogue');
  const { data, error, refetch } = useQuery(pricingQuery);
  const { dateTime } = useFormats();
  const exclusionEnd = useSelfExclusionEnd();
  const subscription = useRunningSubscription(user?.premium === true);
  const monthly = data?.plans.find(({ plan }) => plan === 'monthly');
  return (
    <section aria-labelledby="piani" className={css.section}>
      <h2 id="piani" className="visually-hidden">
        {t('plans.title')}
      </h2>
      {user && (
        <p className={css.stamp}>
          <Stamp>{say(user.premium ? 'planPro' : 'planFree')}</Stamp>
          {subscription === null && <span className={css.given}>{t('plans.given')}</span>}
        </p>
      )}
      {error && !data && (
        <PaperCard>
          <div className={css.soon}>
            <FailedPart error={error} onRetry={() => void refetch()} />
          </div>
        </PaperCard>
      )}
      {data?.payments === 'soon' && (
        <PaperCard>
          <p className={css.soon} role="status">
            {t('plans.soon')}
          </p>
        </PaperCard>
      )}
      {user && exclusionEnd && (
        <PaperCard>
          <p className={css.soon} role="status">
            {t(user.premium ? 'plans.selfExcluded.pro' : 'plans.selfExcluded', {
              when: dateTime(exclusionEnd),
            })}
          </p>
        </PaperCard>
      )}
      <div className={css.cards} aria-busy={!data && !error}>
        {!data && !error && PLANS.map((plan) => <div key={plan} className={css.waiting} />)}
        {data?.plans.map(({ plan, amount_cents: cents, currency }) => (
          <PlanCard
            key={plan}
            plan={plan}
            cents={cents}
            currency={currency}
            // The price of twelve months, if both plans have the same currency.
            monthlyYear={monthly?.currency === currency ? monthly.amount_cents * 12 : null}
            user={user}
            subscription={subscription}
          />
        ))}
      </div>
    </section>
  );
}

interface PlanCardProps {
  readonly plan: Plan;
  readonly cents: number;
  readonly currency: string;
  readonly monthlyYear: number | null;
  readonly user: CurrentUser | null;
  /** The user's subscription, where it is known. */
  readonly subscription: Subscription | null | undefined;
}

function PlanCard({ plan, cents, currency, monthlyYear, user, subscription }: PlanCardProps) {
  const t = useText('billing');
  const money = useMoney();
  const { percent } = useFormats();
  const saving = plan === 'yearly' && monthlyYear ? 1 - cents / monthlyYear : 0;
  return (
    <PaperCard>
      <div className={css.card}>
        <h3 className={css.name}>
          {t(`plans.${plan}`)}
          {subscription?.plan === plan && (
            <>
              {' · '}
              <span className={css.own}>{t('plans.own')}</span>
            </>
          )}
        </h3>
        <p className={css.price}>
          <span className={css.amount}>{money(cents, currency)}</span> {t(`plans.per.${plan}`)}
        </p>
        <p className={css.note}>
          {saving > 0.005
            ? t('plans.saving', { share: percent(saving * 100) })
            : t('plans.noCommitment')}
        </p>
        <div className={css.action}>
          <PlanAction plan={plan} user={user} subscription={subscription} />
        </div>
      </div>
    </PaperCard>
  );
}

function PlanAction({
  plan,
  user,
  subscription,
}: Pick<PlanCardProps, 'plan' | 'user' | 'subscription'>) {
  const t = useText('billing');
  const name = t(`plans.${plan}`);
  const checkout = useRedirect(() => openCheckout(plan));
  const isSelfExcluded = useSelfExclusionEnd() !== null;
  if (!user) {
    return (
      <LinkButton to={paths.registration()} primary={plan === 'yearly'} wide>
        {t('plans.register')}
      </LinkButton>
    );
  }
  if (user.premium) {
    // A subscription to another price than these two has no card.
    if (!subscription || (subscription.plan ?? plan) !== plan) return null;
    return (
      <LinkButton to={paths.profile()} hash="stanze" wide>
        {t('plans.manage')}
      </LinkButton>
    );
  }
  // During a break most of what the plan includes stays closed; the reason is given above the cards.
  if (isSelfExcluded) return null;
  return (
    <Button
      primary={plan === 'yearly'}
      wide
      busy={checkout.isBusy}
      onClick={checkout.go}
      aria-label={t('plans.buyNamed', { plan: name })}
    >
      {checkout.isBusy ? t('plans.opening') : t('plans.buy')}
    </Button>
  );
}
