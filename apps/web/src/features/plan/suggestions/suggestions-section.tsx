import { useQuery } from '@tanstack/react-query';
import type { Suggestions } from '@tredici/contract/suggestions';
import { useDeferredValue } from 'react';
import { LIVE_REFRESH_MS } from '#lib/api/call-query.ts';
import { centsOf } from '#lib/api/cents.ts';
import { useMedia } from '#lib/device/use-media.ts';
import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import { MEDIA } from '#ui/breakpoints.ts';
import { Fold } from '#ui/fold.tsx';
import { latePart } from '#ui/late-part.tsx';
import { NotLoaded } from '#ui/not-loaded.tsx';
import { PageSection } from '#ui/page-section.tsx';
import { SectionMessage } from '#ui/section-message.tsx';
import { suggestionsQuery } from '../queries.ts';
import { SuggestionCards } from './suggestion-cards.tsx';
import { SuggestionTable } from './suggestion-table.tsx';
import css from './suggestions-section.module.css';

/** Only for readers who ask why a match has no bet. */
const LeftOut = latePart(async () => (await import('./left-out.tsx')).LeftOut);

/** Enough rows to keep what is below out of sight, so that it does not visibly move when more of them arrive. */
const WAITING_LINES = 8;

/** The bets of the week with the plan's stakes, what remains of the bankroll, and what else was considered. */
export function SuggestionsSection() {
  const t = useText('plan');
  const { data, isError, isFetching, refetch } = useQuery({
    ...suggestionsQuery,
    refetchInterval: LIVE_REFRESH_MS,
  });
  // Many rows at once: deferred, so that other work on the page goes first.
  const suggestions = useDeferredValue(data);
  return (
    <PageSection id="suggerite" title={t('bets.title')}>
      {suggestions ? (
        <Loaded suggestions={suggestions} />
      ) : isError ? (
        <NotLoaded text={t('bets.failed')} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <SectionMessage lines={WAITING_LINES} text={t('bets.loading')} />
      )}
    </PageSection>
  );
}

function Loaded({ suggestions }: { readonly suggestions: Suggestions }) {
  const t = useText('plan');
  const { date, dayLong, time, percent, count } = useFormats();
  const isWide = useMedia(MEDIA['--wide']);
  const { results, threshold, next_slot_at: next, left_out_count: leftOut } = suggestions;
  const values = {
    week: date(suggestions.week_start),
    level: percent(threshold),
    day: dayLong(next),
    time: time(next),
  };
  return (
    <>
      <p className={css.lead}>{t('bets.lead', values)}</p>
      {results.length === 0 ? (
        <SectionMessage lines={3} text={t('bets.none')} hint={t('bets.nextSlot', values)} />
      ) : isWide ? (
        <SuggestionTable suggestions={suggestions} />
      ) : (
        <SuggestionCards suggestions={suggestions} />
      )}
      <Kept suggestions={suggestions} />
      {leftOut > 0 && (
        <Fold title={t('leftOut.title', { count: leftOut, matches: count(leftOut) })}>
          <LeftOut />
        </Fold>
      )}
    </>
  );
}

/** How much is staked, how much stays in the bankroll, and why. */
function Kept({
  suggestions: { bankroll, next_slot_at: next },
}: {
  readonly suggestions: Suggestions;
}) {
  const t = useText('plan');
  const { dayLong, euro, time } = useFormats();
  if (!bankroll) return <p className={css.kept}>{t('kept.noPlan')}</p>;
  const { monday, staked, kept, kept_reason: reason } = bankroll;
  return (
    <p className={css.kept}>
      {t('kept.staked', { staked: euro(centsOf(staked)), monday: euro(centsOf(monday)) })}{' '}
      {reason &&
        kept > 0 &&
        t(`kept.${reason}`, { kept: euro(centsOf(kept)), day: dayLong(next), time: time(next) })}
    </p>
  );
}
