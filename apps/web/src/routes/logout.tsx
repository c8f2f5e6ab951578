import { createFileRoute, redirect } from '@tanstack/react-router';
import { logOut } from '#features/accounts/login/log-out.ts';
import { paths } from '#lib/navigation/paths.ts';

export const Route = createFileRoute('/logout')({
  staticData: { name: 'logout', access: 'public', title: 'title.logout' },
  beforeLoad: async ({ preload }) => {
    // A preload of the link must not log the user out.
    if (preload) return;
    await logOut();
    throw redirect({ to: paths.login(), replace: true });
  },
});
