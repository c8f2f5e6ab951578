import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import { Button } from '#ui/button.tsx';
import { FailedPart } from './failed-part.tsx';
import { openPortal } from './open-payment-page.ts';
import css from './profile-parts.module.css';
import { subscriptionsQuery } from './queries.ts';
import type { Subscription } from './running-subscription.ts';
import { useMoney } from './use-money.ts';
import { useRedirect } from './use-redirect.ts';
import { WithdrawDialog } from './withdraw-dialog.tsx';

/** The subscriptions in the profile: plan, state, next date, and the actions to change them. */
export function SubscriptionsPart() {
  const t = useText('billing');
  const { data, error, refetch } = useQuery({ ...subscriptionsQuery, staleTime: 0 });
  const portal = useRedirect(openPortal);
  if (error && !data) return <FailedPart error={error} onRetry={() => void refetch()} />;
  if (!data) return <div className={css.waiting} aria-busy="true" />;
  if (data.results.length === 0) return <p className={css.soft}>{t('subscriptions.none')}</p>;
  return (
    <div className={css.part}>
      <ul className={css.list}>
        {data.results.map((subscription) => (
          <SubscriptionLine key={subscription.id} subscription={subscription} />
        ))}
      </ul>
      <Button busy={portal.isBusy} onClick={portal.go}>
        {t('subscriptions.manage')}
      </Button>
    </div>
  );
}

function SubscriptionLine({ subscription }: { readonly subscription: Subscription }) {
  const t = useText('billing');
  const money = useMoney();
  const { date } = useFormats();
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const { plan, state, amount_cents: cents, currency, next_date: next } = subscription;
  const name = t(`plans.${plan ?? 'other'}`);
  const price = cents !== null && currency ? ` · ${money(cents, currency)}` : '';
  return (
    <li className={css.line}>
      <p className={css.name}>
        {name}
        {price}
      </p>
      <p className={state === 'renewal-failing' ? css.problem : css.soft}>
        {t(`subscriptions.state.${state}`, { date: next ? date(next) : '' })}
      </p>
      {subscription.is_withdrawing && <p role="status">{t('withdraw.waits')}</p>}
      {subscription.withdrawal_until && !subscription.is_withdrawing && (
        <p className={css.withdraw}>
          <Button onClick={() => setAsking(true)}>{t('withdraw.open')}</Button>
          <span className={css.soft}>
            {t('withdraw.until', { date: date(subscription.withdrawal_until) })}
          </span>
        </p>
      )}
      {isAsking && (
        <WithdrawDialog
          subscriptionId={subscription.id}
          plan={name}
          onClose={() => setAsking(false)}
          onDone={() => {
            setAsking(false);
            void queries.invalidateQueries();
          }}
        />
      )}
    </li>
  );
}
