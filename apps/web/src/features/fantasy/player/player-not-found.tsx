import { useText } from '#lib/i18n/translate.ts';
import { paths } from '#lib/navigation/paths.ts';
import { LinkButton } from '#ui/button.tsx';
import { MessagePage } from '#ui/message-page.tsx';

/** A number that names no player, or what is no number at all. */
export function PlayerNotFound() {
  const t = useText('player');
  return (
    <MessagePage
      title={t('notFound.heading')}
      stamp={t('notFound.stamp')}
      body={t('notFound.body')}
      actions={
        <LinkButton primary to={paths.playerList()}>
          {t('back')}
        </LinkButton>
      }
    />
  );
}
