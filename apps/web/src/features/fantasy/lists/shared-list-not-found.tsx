import { useText } from '#lib/i18n/translate.ts';
import { paths } from '#lib/navigation/paths.ts';
import { LinkButton } from '#ui/button.tsx';
import { MessagePage } from '#ui/message-page.tsx';

/** No longer shared, or never there. In its own file, because it is part of the first load of every page. */
export function SharedListNotFound() {
  const t = useText('lists');
  const common = useText('common');
  return (
    <MessagePage
      title={t('shared.gone')}
      stamp={t('shared.goneStamp')}
      body={t('shared.goneBody')}
      actions={<LinkButton to={paths.home()}>{common('goHome')}</LinkButton>}
    />
  );
}
