import { dataExportCalls } from '@tredici/contract/data-export';
import { useState } from 'react';
import { request } from '#lib/api/request.ts';
import { useText } from '#lib/i18n/translate.ts';
import { Button } from '#ui/button.tsx';
import { downloadText } from '#ui/download.ts';
import css from './parts.module.css';
import { PasswordDialog } from './password-dialog.tsx';
import { Section } from './section.tsx';

/** The export of all data may be large. */
const TIMEOUT_MS = 60_000;

export function DataSection({ username }: { readonly username: string }) {
  const t = useText('profile');
  const [open, setOpen] = useState(false);

  async function download(password: string) {
    const asked = { body: { password } };
    const data = await request(dataExportCalls.exportData, asked, { timeoutMs: TIMEOUT_MS });
    const name = `${t('data.file')}-${data.exported_at.slice(0, 10)}.json`;
    downloadText(name, 'application/json', JSON.stringify(data, null, 2));
    setOpen(false);
  }

  return (
    <Section id="esporta" title={t('data.title')} glance={t('data.glance')} intro={t('data.body')}>
      <div className={css.actions}>
        <Button onClick={() => setOpen(true)}>{t('data.submit')}</Button>
      </div>
      {open && (
        <PasswordDialog
          username={username}
          title={t('data.submit')}
          body={t('data.dialogBody')}
          submit={t('data.confirm')}
          submitting={t('data.preparing')}
          send={download}
          onClose={() => setOpen(false)}
        />
      )}
    </Section>
  );
}
