import { createFileRoute, useRouter } from '@tanstack/react-router';
import { RecoveryPage } from '#features/recovery/recovery-page.tsx';
import { loadMessages } from '#lib/i18n.ts';
import { paths } from '#lib/paths.ts';

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
