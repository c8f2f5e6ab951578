import { lazy, useState } from 'react';
import { useLatePart } from '#lib/device/use-late-part.ts';
import { useText } from '#lib/i18n/translate.ts';
import { PageSection } from '#ui/page-section.tsx';
import { WhenNear } from '#ui/when-near.tsx';
import css from './real-section.module.css';

const RealParts = lazy(() =>
  import('./real-parts.tsx').then(({ RealParts: parts }) => ({ default: parts })),
);
const fetchInfo = async () => (await import('./real-info.tsx')).RealInfo;

/** The plan's rule on 84 real weeks and on those that followed, said to be recomputed wherever it is
 *  seen. It stands last, and is fetched once somebody comes near to it. */
export function RealSection() {
  const t = useText('home');
  const [info, setInfo] = useState(false);
  const [RealInfo, askForInfo] = useLatePart(fetchInfo);
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
          onClick={async () => setInfo(await askForInfo())}
        >
          {t('real.info')}
        </button>
      }
    >
      <WhenNear className={css.room}>
        <RealParts />
      </WhenNear>
      {info && RealInfo && <RealInfo onClose={() => setInfo(false)} />}
    </PageSection>
  );
}
