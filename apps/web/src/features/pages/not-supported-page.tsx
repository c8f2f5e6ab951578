import { useText } from '#lib/i18n/translate.ts';
import { paths } from '#lib/navigation/paths.ts';
import { LinkButton } from '#ui/button.tsx';
import { MessagePage } from '#ui/message-page.tsx';

export function NotSupportedPage() {
  const t = useText('pages');
  const common = useText('common');
  return (
    <MessagePage
      title={t('notSupported.heading')}
      stamp={t('notSupported.stamp')}
      body={t('notSupported.body')}
      actions={<LinkButton to={paths.home()}>{common('goHome')}</LinkButton>}
    />
  );
}
