import type { TrackRecord } from '@tredici/contract/track-record';
import { useText } from '#lib/i18n/translate.ts';
import { Button } from '#ui/button.tsx';
import { downloadText } from '#ui/download.ts';
import css from './ledger.module.css';
import { ledgerParts, verifyCommand } from './ledger-files.ts';
import { Section } from './section.tsx';
import { useFigures } from './use-figures.ts';
import { VerifyInBrowser } from './verify-in-browser.tsx';
import script from './verify-ledger.mjs?raw';

/** The downloadable frozen forecasts, and how to verify that none was changed. */
export function Ledger({ ledger }: { readonly ledger: TrackRecord['ledger'] }) {
  const t = useText('track-record');
  const { count } = useFigures();
  const parts = ledgerParts(ledger.files, ledger.rows);
  if (ledger.rows === 0) {
    return (
      <Section id="registro" title={t('ledger.heading')} intro={t('ledger.intro')}>
        <p>{t('ledger.empty')}</p>
      </Section>
    );
  }
  return (
    <Section id="registro" title={t('ledger.heading')} intro={t('ledger.intro')}>
      <dl className={css.facts}>
        <div>
          <dt>{t('ledger.rows')}</dt>
          <dd className={css.rows}>{count(ledger.rows)}</dd>
        </div>
        <div>
          <dt>{t('ledger.head')}</dt>
          <dd className={css.hash}>{ledger.head}</dd>
        </div>
        <div>
          <dt>{t('ledger.files')}</dt>
          <dd>
            <ul className={css.files}>
              {parts.map(({ url, from, to, fileName }) => (
                <li key={url}>
                  <a href={url} download={fileName}>
                    {t('ledger.file', { from: count(from), to: count(to) })}
                  </a>
                </li>
              ))}
            </ul>
          </dd>
        </div>
      </dl>
      <h3 className={css.heading}>{t('verify.heading')}</h3>
      <VerifyInBrowser ledger={ledger} />
      <div className={css.alone}>
        <h4 className={css.small}>{t('verify.alone')}</h4>
        <ol className={css.steps}>
          <li>{t('verify.step1')}</li>
          <li>{t('verify.step2')}</li>
          <li>
            {t('verify.step3')}
            <code className={css.command}>{verifyCommand(parts)}</code>
          </li>
          <li>{t('verify.step4')}</li>
        </ol>
        <Button onClick={() => downloadText('verify-ledger.mjs', 'text/javascript', script)}>
          {t('verify.script')}
        </Button>
        <details className={css.read}>
          <summary className={css.summary}>{t('verify.read')}</summary>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard. */}
          <pre className={css.script} tabIndex={0}>
            {script}
          </pre>
        </details>
      </div>
    </Section>
  );
}
