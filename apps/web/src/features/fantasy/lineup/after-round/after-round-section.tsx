import { useState } from 'react';
import { useText } from '#lib/i18n/translate.ts';
import { Button } from '#ui/button.tsx';
import { latePart } from '#ui/late-part.tsx';
import { PageSection } from '#ui/page-section.tsx';
import css from './after-round.module.css';
import type { AfterRoundProps } from './after-round.tsx';

/** Fetched only for past rounds, because users mostly prepare the next one. */
const AfterRound = latePart(async () => (await import('./after-round.tsx')).AfterRound);

export function AfterRoundSection(props: AfterRoundProps) {
  const t = useText('lineup');
  const [isAsked, setAsked] = useState(false);
  return (
    <PageSection title={t('after')}>
      <p className={css.soft}>{t('after.what')}</p>
      {isAsked ? (
        <AfterRound {...props} />
      ) : (
        <div className={css.actions}>
          <Button onClick={() => setAsked(true)}>{t('after.ask')}</Button>
        </div>
      )}
    </PageSection>
  );
}
