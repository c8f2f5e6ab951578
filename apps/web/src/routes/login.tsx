import { createFileRoute, useRouter } from '@tanstack/react-router';
import { LoginPage } from '#features/accounts/login/login-page.tsx';
import { afterLogin, safeReturn } from '#lib/navigation/guard.ts';
import { guestsOnly } from '#lib/navigation/guests-only.ts';
import { latePart } from '#ui/late-part.tsx';

export const Route = createFileRoute('/login')({
  staticData: {
    name: 'login',
    access: 'public',
    title: 'title.login',
    frame: 'public',
    preload: true,
    offline: true,
  },
  validateSearch: (search): { redirectFrom?: string } => {
    const redirectFrom = safeReturn(search.redirectFrom);
    return redirectFrom ? { redirectFrom } : {};
  },
  beforeLoad: guestsOnly,
  component: Page,
});

/** Drawn after the form, so that users who want to log in do not wait for it. */
const ExampleCoupon = latePart(
  async () => (await import('#features/accounts/login/example-coupon.tsx')).ExampleCoupon,
  { missing: 'unsaid' },
);

function Page() {
  const { redirectFrom } = Route.useSearch();
  const router = useRouter();
  // Replaces the entry, so that going back does not lead to the form again.
  return (
    <LoginPage
      example={<ExampleCoupon />}
      onLoggedIn={() => router.history.replace(afterLogin(redirectFrom))}
    />
  );
}
