import { HELP_LINE, HELP_LINE_TEL } from '#lib/help-line.ts';
import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import { paths } from '#lib/navigation/paths.ts';
import { LinkButton } from '#ui/button.tsx';
import { MessagePage } from '#ui/message-page.tsx';

/** Replaces a page that a break hides. It says until when, and what remains available. */
export function SelfExclusionPage({ until }: { readonly until: Date }) {
  const t = useText('safer-gambling');
  const { dateTime } = useFormats();
  return (
    <MessagePage
      title={t('selfExcluded.title')}
      stamp={t('selfExclusion.active')}
      body={t('selfExcluded.body', { when: dateTime(until) })}
      small={
        <>
          {t('selfExcluded.help')}{' '}
          <a href={HELP_LINE_TEL} aria-label={t('help.call')}>
            {HELP_LINE}
          </a>{' '}
          ({t('help.hours')}).
        </>
      }
      actions={
        <>
          <LinkButton to={paths.leaguesBase()}>{t('selfExcluded.matches')}</LinkButton>
          <LinkButton to={paths.profile()} hash="gioco-responsabile">
            {t('selfExcluded.tools')}
          </LinkButton>
        </>
      }
    />
  );
}
