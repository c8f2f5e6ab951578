import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { settings } from '#lib/api/settings.ts';
import { consent } from '#lib/device/consent.ts';
import { ADM_URL, HELP_LINE, HELP_LINE_TEL } from '#lib/help-line.ts';
import { useText } from '#lib/i18n/translate.ts';
import { paths } from '#lib/navigation/paths.ts';
import { latePart } from '#ui/late-part.tsx';
import css from './safety-footer.module.css';

const PlaySafelyDialog = latePart(
  async () => (await import('./play-safely-dialog.tsx')).PlaySafelyDialog,
  { missing: 'notified' },
);

const INFORMATION = [
  ['footer.trackRecord', paths.trackRecord()],
  ['footer.faq', paths.faq()],
  ['footer.legal', paths.legal()],
  ['footer.privacy', paths.privacy()],
  ['footer.cookies', paths.cookieText()],
  ['footer.dataProcessing', paths.dataProcessing()],
] as const;

/** Age, risk and help line come first and in full size, before the legal pages. */
export function SafetyFooter() {
  const t = useText('shell');
  const common = useText('common');
  const [playSafely, setPlaySafely] = useState(false);
  return (
    <footer className={css.footer}>
      <div className={css.inner}>
        <div className={css.safety}>
          <p className={css.age}>
            <span aria-hidden="true">{t('safety.age')}</span>
            <span className="visually-hidden">{t('safety.ageLabel')}</span>
          </p>
          <div className={css.words}>
            <h2 className={css.heading}>{t('safety.heading')}</h2>
            <p>{t('safety.body')}</p>
            <p className={css.more}>
              <button type="button" className={css.link} onClick={() => setPlaySafely(true)}>
                {t('safety.open')}
              </button>
              <a className={css.link} href={ADM_URL} target="_blank" rel="noopener noreferrer">
                {t('safety.adm')}
                <span className="visually-hidden"> ({common('opensNewTab')})</span>
              </a>
            </p>
          </div>
          <p className={css.help}>
            <span className={css.helpName}>{t('safety.help')}</span>
            <a className={css.phone} href={HELP_LINE_TEL} aria-label={t('safety.helpCall')}>
              {HELP_LINE}
            </a>
            <span>{t('safety.helpHours')}</span>
          </p>
        </div>
        <nav className={css.legal} aria-label={t('footer.label')}>
          {INFORMATION.map(([name, path]) => (
            <Link key={path} to={path} className={css.link}>
              {t(name)}
            </Link>
          ))}
          <button type="button" className={css.link} onClick={() => consent.reopen()}>
            {t('footer.cookiePreferences')}
          </button>
        </nav>
        <p className={css.fine}>
          {t('footer.notABookmaker')} {t('footer.version', { version: settings().version })}
        </p>
      </div>
      {playSafely && <PlaySafelyDialog onClose={() => setPlaySafely(false)} />}
    </footer>
  );
}
