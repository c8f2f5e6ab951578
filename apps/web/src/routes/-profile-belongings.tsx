import { BelongingsList } from '#features/accounts/profile/belongings-list.tsx';
import { PaymentsPart } from '#features/billing/payments-part.tsx';
import { SubscriptionsPart } from '#features/billing/subscriptions-part.tsx';
import { ListsPart, NotesPart } from '#features/fantasy/lists/lists-part.tsx';
import { ChampionshipsPart, TeamsPart } from '#features/fantasy/profile/owned-part.tsx';

/** The parts of the profile that other features provide. */
export function ProfileBelongings() {
  return (
    <BelongingsList
      parts={{
        subscriptions: <SubscriptionsPart />,
        payments: <PaymentsPart />,
        championships: <ChampionshipsPart />,
        teams: <TeamsPart />,
        lists: <ListsPart />,
        notes: <NotesPart />,
      }}
    />
  );
}
