import { lazy, Suspense, useState } from 'react';
import { useNear } from '#lib/device/use-near.ts';
import { useText } from '#lib/i18n/translate.ts';
import { PageSection } from '#ui/page-section.tsx';
import css from './real-section.module.css';

const RealParts = lazy(() =>
  import('./real-parts.tsx').then(({ RealParts: parts }) => ({ default: parts })),
);
const RealInfo = lazy(() =>
  import('./real-info.tsx').then(({ RealInfo: info }) => ({ default: info })),
);

/** The plan's rule on 84 real weeks and on those that followed, said to be recomputed wherever it is
 *  seen. It stands last, and is fetched once somebody comes near to it. */
export function RealSection() {
  const t = useText('home');
  const [info, setInfo] = useState(false);
  const { ref, near } = useNear<HTMLDivElement>();
  const [isWanted, setWanted] = useState(false);
  // What was drawn stays, also when somebody scrolls away again.
  if (near && !isWanted) setWanted(true);
  return (
    <PageSection
      id="settimane"
      className={css.real}
      title={t('real.title')}
      aside={
        <button
          type="button"
          aria-haspopup="dialog"
          aria-label={t('info.title')}
          onClick={() => setInfo(true)}
        >
          {t('real.info')}
        </button>
      }
    >
      <div className={css.room} ref={ref}>
        {isWanted && (
          <Suspense>
            <RealParts />
          </Suspense>
        )}
      </div>
      {info && (
        <Suspense>
          <RealInfo onClose={() => setInfo(false)} />
        </Suspense>
      )}
    </PageSection>
  );
}
