import { ADM_URL, HELP_LINE, HELP_LINE_TEL } from '#lib/help-line.ts';
import { useText } from '#lib/i18n/translate.ts';
import css from './safer-gambling.module.css';

export function HelpLinks() {
  const t = useText('safer-gambling');
  const common = useText('common');
  return (
    <div className={css.help}>
      <h3 className={css.title}>{t('help.title')}</h3>
      <p>
        {t('help.line')}
        <br />
        <a className={css.phone} href={HELP_LINE_TEL} aria-label={t('help.call')}>
          {HELP_LINE}
        </a>
        <br />
        <span className={css.soft}>{t('help.hours')}</span>
      </p>
      <p>
        <a href={ADM_URL} target="_blank" rel="noopener noreferrer">
          {t('help.register')}
          <span className="visually-hidden"> ({common('opensNewTab')})</span>
        </a>
        <br />
        <span className={css.soft}>{t('help.registerBody')}</span>
      </p>
    </div>
  );
}
