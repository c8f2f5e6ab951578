import { ADM_URL, HELP_LINE, HELP_LINE_TEL } from '#lib/help-line.ts';
import { useText } from '#lib/i18n/translate.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import css from './play-safely-dialog.module.css';

const LIMITS = ['play.limit1', 'play.limit2', 'play.limit3', 'play.limit4'] as const;

export function PlaySafelyDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useText('shell');
  const common = useText('common');
  return (
    <Dialog
      title={t('play.title')}
      closeLabel={common('close')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{common('understood')}</Button>}
    >
      <p className={css.lead}>{t('play.lead')}</p>
      <h3 className={css.subtitle}>{t('play.limitsHeading')}</h3>
      <ol className={css.limits}>
        {LIMITS.map((limit) => (
          <li key={limit}>{t(limit)}</li>
        ))}
      </ol>
      <h3 className={css.subtitle}>{t('play.helpHeading')}</h3>
      <p>{t('play.help')}</p>
      <p>
        <a className={css.phone} href={HELP_LINE_TEL} aria-label={t('safety.helpCall')}>
          {HELP_LINE}
        </a>
      </p>
      <p>
        {t('play.exclusion')}{' '}
        <a href={ADM_URL} target="_blank" rel="noopener noreferrer">
          {t('safety.adm')}
          <span className="visually-hidden"> ({common('opensNewTab')})</span>
        </a>
      </p>
    </Dialog>
  );
}
