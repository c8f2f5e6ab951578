import { useText } from '#lib/i18n/translate.ts';
import { paths } from '#lib/navigation/paths.ts';
import { LinkButton } from '#ui/button.tsx';
import { NotFoundMessage } from '#ui/message-page.tsx';

/** A number that names no player, or what is no number at all. */
export function PlayerNotFound() {
  const t = useText('player');
  return (
    <NotFoundMessage t={t}>
      <LinkButton primary to={paths.playerList()}>
        {t('back')}
      </LinkButton>
    </NotFoundMessage>
  );
}
