import { IMPORT_KINDS } from '@tredici/contract/fantasy-imports';
import { useText } from '#lib/i18n/translate.ts';
import { PageSection } from '#ui/page-section.tsx';
import css from './download-guide.module.css';

/** Which files to download, and where. */
export function DownloadGuide() {
  const t = useText('imports');
  return (
    <PageSection id="guida" title={t('guide.title')}>
      <dl className={css.kinds}>
        {IMPORT_KINDS.map((kind) => (
          <div key={kind}>
            <dt>{t(`guide.${kind}`)}</dt>
            <dd>{t(`guide.${kind}.where`)}</dd>
          </div>
        ))}
      </dl>
      <p className={css.limits}>{t('guide.limits')}</p>
    </PageSection>
  );
}
