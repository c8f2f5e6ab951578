import { useText } from '#lib/i18n/translate.ts';
import { paths } from '#lib/navigation/paths.ts';
import { LinkButton } from '#ui/button.tsx';
import { NotFoundMessage } from '#ui/message-page.tsx';

/** No team of the reader's own has this number: whether somebody else's has, nobody is told. */
export function TeamNotFound() {
  const t = useText('teams');
  return (
    <NotFoundMessage t={t}>
      <LinkButton primary to={paths.teamNew()}>
        {t('new')}
      </LinkButton>
    </NotFoundMessage>
  );
}
