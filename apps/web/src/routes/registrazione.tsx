import { createFileRoute, useRouter } from '@tanstack/react-router';
import { RegistrationPage } from '#features/accounts/registration/registration-page.tsx';
import { guestsOnly } from '#lib/navigation/guests-only.ts';
import { loadWords } from '#lib/navigation/load-words.ts';
import { paths } from '#lib/navigation/paths.ts';

export const Route = createFileRoute('/registrazione')({
  staticData: {
    name: 'registration',
    access: 'public',
    title: 'title.registration',
    frame: 'public',
    words: ['registration', 'password', 'errors'],
  },
  beforeLoad: guestsOnly,
  loader: ({ route }) => loadWords(route),
  component: Page,
});

function Page() {
  const router = useRouter();
  return <RegistrationPage onCancelled={() => void router.navigate({ to: paths.home() })} />;
}
