import { useText } from '#lib/i18n/translate.ts';
import { paths } from '#lib/navigation/paths.ts';
import { LinkButton } from '#ui/button.tsx';
import { NotFoundMessage } from '#ui/message-page.tsx';

/** Shown if the user has no team with this number; it does not reveal whether another user has. */
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
