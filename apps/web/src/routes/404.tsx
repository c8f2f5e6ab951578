import { createFileRoute } from '@tanstack/react-router';
import { NotFoundPage } from '#features/pages/not-found-page.tsx';

export const Route = createFileRoute('/404')({
  staticData: { name: 'notFound', access: 'public', title: 'title.notFound' },
  component: () => <NotFoundPage />,
});
