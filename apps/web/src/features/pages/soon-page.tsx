import type { ReactNode } from 'react';
import type { MessageKey } from '#lib/i18n/messages.ts';
import { useText } from '#lib/i18n/translate.ts';
import { paths } from '#lib/navigation/paths.ts';
import { LinkButton } from '#ui/button.tsx';
import { MessagePage } from '#ui/message-page.tsx';

/** The not-supported page in its available-soon variant, under the title of the page to come. */
export function SoonPage({
  title,
  note,
}: {
  readonly title: MessageKey<'pages'>;
  readonly note?: ReactNode;
}) {
  const t = useText('pages');
  const common = useText('common');
  return (
    <MessagePage
      title={t(title)}
      stamp={t('soon.stamp')}
      body={t('soon.body')}
      note={note}
      actions={
        // The home page to come must not lead to itself.
        title !== 'title.home' && <LinkButton to={paths.home()}>{common('goHome')}</LinkButton>
      }
    />
  );
}
