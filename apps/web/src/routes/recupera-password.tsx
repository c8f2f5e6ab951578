import { createFileRoute, useRouter } from '@tanstack/react-router';
import { RecoveryPage } from '#features/accounts/recovery/recovery-page.tsx';
import { loadMessages } from '#lib/i18n/translate.ts';
import { paths } from '#lib/navigation/paths.ts';

export const Route = createFileRoute('/recupera-password')({
  staticData: {
    name: 'recoverPwRequest',
    access: 'public',
    title: 'title.recoverPwRequest',
    frame: 'public',
  },
  loader: () => loadMessages('recovery', 'errors'),
  component: Page,
});

function Page() {
  const router = useRouter();
  return <RecoveryPage onGoLogin={() => void router.navigate({ to: paths.login() })} />;
}
