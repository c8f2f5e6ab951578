import { useText } from '#lib/i18n/translate.ts';
import { Button } from '#ui/button.tsx';
import { downloadText } from '#ui/download.ts';
import css from './second-factor.module.css';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

/** Shown this once: the server keeps only what it needs to know them again. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const t = useText('second-factor');
  return (
    <div className={css.setup} role="status">
      <p>{t('codesBody')}</p>
      <ul className={css.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={css.actions}>
        <Button onClick={() => downloadText(t('codesFile'), 'text/plain', `${codes.join('\n')}\n`)}>
          {t('codesDownload')}
        </Button>
        <Button primary onClick={onDone}>
          {t('codesDone')}
        </Button>
      </div>
    </div>
  );
}
