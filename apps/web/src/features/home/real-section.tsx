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

/** The plan's rule applied to 84 real weeks and to those that followed, always marked as recomputed. It is far down the
 *  page, so it is fetched only when the user scrolls near it. */
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
