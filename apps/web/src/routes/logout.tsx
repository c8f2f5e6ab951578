import { createFileRoute, redirect } from '@tanstack/react-router';
import { paths } from '#lib/navigation/paths.ts';

export const Route = createFileRoute('/logout')({
  staticData: { name: 'logout', access: 'public', title: 'title.logout' },
  beforeLoad: async ({ preload }) => {
    // A preload of the link must not log the user out.
    if (preload) return;
    const { logOut } = await import('#features/accounts/login/log-out.ts');
    await logOut();
    throw redirect({ to: paths.login(), replace: true });
  },
});
