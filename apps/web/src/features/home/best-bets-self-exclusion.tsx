import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import { ALL_LEAGUES, paths } from '#lib/navigation/paths.ts';
import { LinkButton } from '#ui/button.tsx';
import { PageSection } from '#ui/page-section.tsx';
import { SectionMessage } from '#ui/section-message.tsx';

/** Replaces the best bets during a self-exclusion, because they are suggestions, and says when it ends. */
export function BestBetsSelfExclusion({ until }: { readonly until: Date }) {
  const t = useText('home');
  const { dateTime } = useFormats();
  return (
    <PageSection id="esiti" title={t('best.title')}>
      <SectionMessage
        lines={5}
        text={t('best.selfExcluded', { when: dateTime(until) })}
        hint={t('best.selfExcludedHint')}
        action={
          <LinkButton to={paths.leagues(ALL_LEAGUES)}>{t('best.selfExcludedMatches')}</LinkButton>
        }
      />
    </PageSection>
  );
}
