import { createFileRoute, useRouter } from '@tanstack/react-router';
import { ResetPage } from '#features/accounts/recovery/reset-page.tsx';
import { loadWords } from '#lib/navigation/load-words.ts';
import { paths } from '#lib/navigation/paths.ts';

export const Route = createFileRoute('/reset-password/$pk/$tempKey')({
  staticData: {
    name: 'resetPw',
    access: 'public',
    title: 'title.resetPw',
    frame: 'public',
    words: ['recovery', 'password', 'errors'],
  },
  loader: ({ route }) => loadWords(route),
  component: Page,
});

function Page() {
  const { pk, tempKey } = Route.useParams();
  const router = useRouter();
  return (
    <ResetPage
      uid={pk}
      token={tempKey}
      onGoLogin={() => void router.navigate({ to: paths.login() })}
    />
  );
}
