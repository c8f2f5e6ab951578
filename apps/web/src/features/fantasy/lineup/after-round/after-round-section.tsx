import { lazy, Suspense, useState } from 'react';
import { useText } from '#lib/i18n/translate.ts';
import { Button } from '#ui/button.tsx';
import { PageSection } from '#ui/page-section.tsx';
import css from './after-round.module.css';
import type { AfterRoundProps } from './after-round.tsx';

/** Fetched only for past rounds, because users mostly prepare the next one. */
const AfterRound = lazy(() =>
  import('./after-round.tsx').then((file) => ({ default: file.AfterRound })),
);

export function AfterRoundSection(props: AfterRoundProps) {
  const t = useText('lineup');
  const [isAsked, setAsked] = useState(false);
  return (
    <PageSection title={t('after')}>
      <p className={css.soft}>{t('after.what')}</p>
      {isAsked ? (
        <Suspense>
          <AfterRound {...props} />
        </Suspense>
      ) : (
        <div className={css.actions}>
          <Button onClick={() => setAsked(true)}>{t('after.ask')}</Button>
        </div>
      )}
    </PageSection>
  );
}
