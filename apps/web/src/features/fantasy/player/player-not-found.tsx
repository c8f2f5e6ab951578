import { useText } from '#lib/i18n/translate.ts';
import { paths } from '#lib/navigation/paths.ts';
import { LinkButton } from '#ui/button.tsx';
import { NotFoundMessage } from '#ui/message-page.tsx';

/** Shown for an id that belongs to no player, or that is no number. */
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
