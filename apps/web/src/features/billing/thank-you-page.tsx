import { useQuery } from '@tanstack/react-query';
import { userProfileCalls } from '@tredici/contract/user-profile';
import { useEffect, useState } from 'react';
import { request } from '#lib/api/request.ts';
import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import { paths } from '#lib/navigation/paths.ts';
import { useSelfExclusionEnd } from '#lib/session/odds-visibility.ts';
import { session } from '#lib/session/session.ts';
import { Button, LinkButton } from '#ui/button.tsx';
import { MessagePage } from '#ui/message-page.tsx';
import { useRunningSubscription } from './running-subscription.ts';

const ASK_EVERY_MS = 2_000;
/** Payments are confirmed within seconds; after this time the user is told to contact support. */
const PATIENCE_MS = 60_000;

/** `given` is Pro without a payment. */
type Arrival = 'waiting' | 'arrived' | 'given' | 'late';

/** After the purchase: reloads the profile on entry and until the payment has arrived. */
export function ThankYouPage({
  userId,
  contact,
}: {
  readonly userId: number;
  readonly contact: string;
}) {
  const t = useText('billing');
  const common = useText('common');
  const { dateTime } = useFormats();
  const exclusionEnd = useSelfExclusionEnd();
  const [isLate, setLate] = useState(false);
  const { data: isPremium, refetch } = useQuery({
    queryKey: ['purchase', userId],
    queryFn: async ({ signal }) => {
      const { user, budget, premium } = await request(
        userProfileCalls.getUserProfile,
        { params: { id: userId } },
        { signal },
      );
      session.update({ user, budget });
      return premium;
    },
    staleTime: 0,
    gcTime: 0,
    refetchInterval: ({ state }) => (state.data || isLate ? false : ASK_EVERY_MS),
  });
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  const subscription = useRunningSubscription(isPremium === true);
  const arrival = arrivalOf(isPremium === true, subscription, isLate);
  return (
    <MessagePage
      title={t(`thanks.${arrival}.title`)}
      stamp={t(`thanks.${arrival}.stamp`)}
      body={
        arrival === 'arrived' && exclusionEnd
          ? t('thanks.arrived.selfExcluded', { when: dateTime(exclusionEnd) })
          : t(`thanks.${arrival}.body`)
      }
      note={<span role="status">{t(`thanks.${arrival}.status`)}</span>}
      actions={
        isPremium ? (
          <LinkButton to={paths.home()} primary>
            {common('goHome')}
          </LinkButton>
        ) : (
          <>
            <Button onClick={() => void refetch()}>{t('thanks.askAgain')}</Button>
            {arrival === 'late' && <a href={`mailto:${contact}`}>{t('thanks.write')}</a>}
          </>
        )
      }
    />
  );
}

function arrivalOf(
  isPremium: boolean,
  subscription: ReturnType<typeof useRunningSubscription>,
  isLate: boolean,
): Arrival {
  // The wait for the subscription's details is no longer than for a payment.
  if (isPremium && (isLate || subscription !== undefined)) {
    return subscription === null ? 'given' : 'arrived';
  }
  return isLate ? 'late' : 'waiting';
}
