import { useText } from '#lib/i18n/translate.ts';
import { paths } from '#lib/navigation/paths.ts';
import { LinkButton } from '#ui/button.tsx';
import { NotFoundMessage } from '#ui/message-page.tsx';

export function NotFoundPage() {
  const t = useText('pages');
  const common = useText('common');
  return (
    <NotFoundMessage t={t}>
      <LinkButton primary to={paths.home()}>
        {common('goHome')}
      </LinkButton>
    </NotFoundMessage>
  );
}
