import { useState } from 'react';
import { useText } from '#lib/i18n/translate.ts';
import { paths } from '#lib/navigation/paths.ts';
import { LinkButton } from '#ui/button.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { PageSection } from '#ui/page-section.tsx';
import page from '../table-page.module.css';
import { DownloadGuide } from './download-guide.tsx';
import { FileList } from './file-list.tsx';
import css from './imports-page.module.css';
import { Preview } from './preview.tsx';
import { UploadFile } from './upload-file.tsx';

/** The user's own player lists: what to download, the area to upload it, its changes, and all earlier files. */
export function ImportsPage() {
  const t = useText('imports');
  const [shown, setShown] = useState<number | null>(null);
  return (
    <div className={page.page}>
      <PageHeading className={page.heading}>{t('heading')}</PageHeading>
      <p className={css.intro}>{t('intro')}</p>
      <div className={css.columns}>
        <PageSection id="carica" title={t('drop.title')}>
          <UploadFile onRead={setShown} />
        </PageSection>
        <DownloadGuide />
      </div>
      {shown !== null && <Preview key={shown} id={shown} onClose={() => setShown(null)} />}
      <FileList shown={shown} onShow={setShown} />
      <div>
        <LinkButton to={paths.playerList()}>{t('toList')}</LinkButton>
      </div>
    </div>
  );
}
