import { createFileRoute } from '@tanstack/react-router';
import { NotSupportedPage } from '#features/pages/not-supported-page.tsx';

export const Route = createFileRoute('/not-supported')({
  staticData: { name: 'notSupported', access: 'public', title: 'title.notSupported' },
  component: () => <NotSupportedPage />,
});
