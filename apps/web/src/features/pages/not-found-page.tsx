import { useText } from '#lib/i18n/translate.ts';
import { paths } from '#lib/navigation/paths.ts';
import { LinkButton } from '#ui/button.tsx';
import { MessagePage } from '#ui/message-page.tsx';

export function NotFoundPage() {
  const t = useText('pages');
  const common = useText('common');
  return (
    <MessagePage
      title={t('notFound.heading')}
      stamp={t('notFound.stamp')}
      body={t('notFound.body')}
      actions={
        <LinkButton primary to={paths.home()}>
          {common('goHome')}
        </LinkButton>
      }
    />
  );
}
