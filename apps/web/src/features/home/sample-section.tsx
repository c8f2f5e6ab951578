import { lazy, Suspense, useState } from 'react';
import { useText } from '#lib/i18n/translate.ts';
import { HomeSection } from './home-section.tsx';
import css from './sample-section.module.css';
import { SAMPLE_WEEKS } from './sample-weeks.ts';

const SampleParts = lazy(() =>
  import('./sample-parts.tsx').then(({ SampleParts: parts }) => ({ default: parts })),
);
const SampleInfo = lazy(() =>
  import('./sample-info.tsx').then(({ SampleInfo: info }) => ({ default: info })),
);

/** The specification's static chart, said to be a sample wherever it is seen. It stands last and is
 *  fetched after what comes before it. */
export function SampleSection() {
  const t = useText('home');
  const [info, setInfo] = useState(false);
  return (
    <HomeSection
      id="esempio"
      className={css.sample}
      title={t('sample.title', { count: SAMPLE_WEEKS })}
      aside={
        <button
          type="button"
          aria-haspopup="dialog"
          aria-label={t('info.title')}
          onClick={() => setInfo(true)}
        >
          {t('sample.info')}
        </button>
      }
    >
      <div className={css.room}>
        <Suspense>
          <SampleParts />
        </Suspense>
      </div>
      {info && (
        <Suspense>
          <SampleInfo onClose={() => setInfo(false)} />
        </Suspense>
      )}
    </HomeSection>
  );
}
