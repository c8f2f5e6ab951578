import { useText } from '#lib/i18n/translate.ts';
import { RadioStrip } from '#ui/radio-strip.tsx';
import { SPANS, type Span } from './days-chosen.ts';
import type { League } from './league-filter.ts';
import css from './span-chips.module.css';

/** The choice of which days are listed. The list of all leagues covers at most a week in any case. */
export function SpanChips({
  league,
  span,
  onChoose,
}: {
  readonly league: League;
  readonly span: Span;
  readonly onChoose: (span: Span) => void;
}) {
  const t = useText('leagues');
  const offered = SPANS.filter((one) => !(league === 'all' && one === 'week'));
  return (
    <RadioStrip
      legend={t('span')}
      choices={offered.map((value) => ({ value, label: t(`span.${value}`) }))}
      value={league === 'all' && span === 'week' ? 'all' : span}
      onChoose={onChoose}
      look={css}
    />
  );
}
