import { useText } from '#lib/i18n/translate.ts';
import { paths } from '#lib/navigation/paths.ts';
import { LinkButton } from '#ui/button.tsx';
import { NotFoundMessage } from '#ui/message-page.tsx';

/** Shown for a number without a match, or for something that is not a number. */
export function MatchNotFound() {
  const t = useText('match');
  const common = useText('common');
  return (
    <NotFoundMessage t={t}>
      <LinkButton primary to={paths.leaguesBase()}>
        {t('notFound.leagues')}
      </LinkButton>
      <LinkButton to={paths.home()}>{common('goHome')}</LinkButton>
    </NotFoundMessage>
  );
}
