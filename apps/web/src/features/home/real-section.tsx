import { useState } from 'react';
import { useText } from '#lib/i18n/translate.ts';
import { latePart } from '#ui/late-part.tsx';
import { PageSection } from '#ui/page-section.tsx';
import { WhenNear } from '#ui/when-near.tsx';
import css from './real-section.module.css';

const RealParts = latePart(async () => (await import('./real-parts.tsx')).RealParts);
const RealInfo = latePart(async () => (await import('./real-info.tsx')).RealInfo, {
  missing: 'notified',
});

/** The plan's rule on 84 real weeks and on those that followed, said to be recomputed wherever it is
 *  seen. It stands last, and is fetched once somebody comes near to it. */
export function RealSection() {
  const t = useText('home');
  const [info, setInfo] = useState(false);
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
      <WhenNear className={css.room}>
        <RealParts />
      </WhenNear>
      {info && <RealInfo onClose={() => setInfo(false)} />}
    </PageSection>
  );
}
