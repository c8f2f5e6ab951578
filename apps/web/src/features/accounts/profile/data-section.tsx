import { dataExportCalls } from '@tredici/contract/data-export';
import { useState } from 'react';
import { useErrorText } from '#lib/api/problem-text.ts';
import { request } from '#lib/api/request.ts';
import { notify } from '#lib/device/notify.ts';
import { useText } from '#lib/i18n/translate.ts';
import { Button } from '#ui/button.tsx';
import { downloadText } from '#ui/download.ts';
import css from './parts.module.css';
import { Section } from './section.tsx';

/** Everything may be a lot. */
const TIMEOUT_MS = 60_000;

export function DataSection() {
  const t = useText('profile');
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);

  async function download() {
    setBusy(true);
    try {
      const data = await request(dataExportCalls.exportData, {}, { timeoutMs: TIMEOUT_MS });
      const name = `${t('data.file')}-${data.exported_at.slice(0, 10)}.json`;
      downloadText(name, 'application/json', JSON.stringify(data, null, 2));
    } catch (error) {
      notify(errorText(error), 'failed');
    } finally {
      setBusy(false);
    }
  }

  return (
    <Section id="esporta" title={t('data.title')} intro={t('data.body')}>
      <div className={css.actions}>
        <Button busy={busy} onClick={() => void download()}>
          {busy ? t('data.preparing') : t('data.submit')}
        </Button>
      </div>
    </Section>
  );
}
