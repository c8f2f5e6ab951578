import { createFileRoute, useRouter } from '@tanstack/react-router';
import { LoginPage } from '#features/accounts/login/login-page.tsx';
import { afterLogin, safeReturn } from '#lib/navigation/guard.ts';

export const Route = createFileRoute('/login')({
  staticData: { name: 'login', access: 'public', title: 'title.login', frame: 'public' },
  validateSearch: (search): { redirectFrom?: string } => {
    const redirectFrom = safeReturn(search.redirectFrom);
    return redirectFrom ? { redirectFrom } : {};
  },
  component: Page,
});

function Page() {
  const { redirectFrom } = Route.useSearch();
  const router = useRouter();
  // Replaced, not pushed: going back must not lead to the form again.
  return <LoginPage onLoggedIn={() => router.history.replace(afterLogin(redirectFrom))} />;
}
