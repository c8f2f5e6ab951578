import { createFileRoute, useRouter } from '@tanstack/react-router';
import { ProfilePage } from '#features/accounts/profile/profile-page.tsx';
import { SaferGambling } from '#features/safer-gambling/safer-gambling.tsx';
import { loadWords } from '#lib/navigation/load-words.ts';
import { paths } from '#lib/navigation/paths.ts';
import { session, useSession } from '#lib/session/session.ts';
import { forgetTournaments } from '#lib/session/tournament-memory.ts';
import { latePart } from '#ui/late-part.tsx';

const ProfileBelongings = latePart(
  async () => (await import('./-profile-belongings.tsx')).ProfileBelongings,
);

export const Route = createFileRoute('/profile')({
  staticData: {
    name: 'profile',
    access: 'login',
    title: 'title.profile',
    lead: 'lead',
    words: ['profile', 'billing', 'safer-gambling', 'password', 'errors'],
    preload: true,
  },
  loader: ({ route }) => loadWords(route),
  component: Page,
});

function Page() {
  const router = useRouter();
  const current = useSession();
  // The session has ended and the login page has not been drawn yet.
  if (!current) return null;

  async function leaveForGood() {
    // Leaves the page first: a page that needs a login would make the login lead back to it.
    await router.navigate({ to: paths.login(), state: { leaving: true }, replace: true });
    session.clear();
    forgetTournaments();
  }

  return (
    <ProfilePage
      session={current}
      belongings={<ProfileBelongings />}
      safety={<SaferGambling user={current.user} />}
      onDeleted={() => void leaveForGood()}
    />
  );
}
