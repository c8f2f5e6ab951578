import { useText } from '#lib/i18n/translate.ts';
import { Button } from '#ui/button.tsx';
import { downloadText } from '#ui/download.ts';
import css from './second-factor.module.css';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

/** Shown only once: the server keeps only what it needs to verify them. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const t = useText('profile');
  return (
    <div className={css.setup} role="status">
      <p>{t('secondFactor.codesBody')}</p>
      <ul className={css.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={css.actions}>
        <Button
          onClick={() =>
            downloadText(t('secondFactor.codesFile'), 'text/plain', `${codes.join('\n')}\n`)
          }
        >
          {t('secondFactor.codesDownload')}
        </Button>
        <Button primary onClick={onDone}>
          {t('secondFactor.codesDone')}
        </Button>
      </div>
    </div>
  );
}
