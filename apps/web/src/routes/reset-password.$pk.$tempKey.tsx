import { createFileRoute, useRouter } from '@tanstack/react-router';
import { ResetPage } from '#features/accounts/recovery/reset-page.tsx';
import { loadMessages } from '#lib/i18n/translate.ts';
import { paths } from '#lib/navigation/paths.ts';

export const Route = createFileRoute('/reset-password/$pk/$tempKey')({
  staticData: { name: 'resetPw', access: 'public', title: 'title.resetPw', frame: 'public' },
  loader: () => loadMessages('recovery', 'password', 'errors'),
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
