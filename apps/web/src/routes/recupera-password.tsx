import { createFileRoute, useRouter } from '@tanstack/react-router';
import { RecoveryPage } from '#features/accounts/recovery/recovery-page.tsx';
import { loadWords } from '#lib/navigation/load-words.ts';
import { paths } from '#lib/navigation/paths.ts';

export const Route = createFileRoute('/recupera-password')({
  staticData: {
    name: 'recoverPwRequest',
    access: 'public',
    title: 'title.recoverPwRequest',
    frame: 'public',
    words: ['recovery', 'errors'],
  },
  loader: ({ route }) => loadWords(route),
  component: Page,
});

function Page() {
  const router = useRouter();
  return <RecoveryPage onGoLogin={() => void router.navigate({ to: paths.login() })} />;
}
