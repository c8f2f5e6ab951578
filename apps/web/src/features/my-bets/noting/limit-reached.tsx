import { HELP_LINE, HELP_LINE_TEL } from '#lib/help-line.ts';
import { useText } from '#lib/i18n/translate.ts';
import { paths } from '#lib/navigation/paths.ts';
import { Button, LinkButton } from '#ui/button.tsx';
import css from './bet-form.module.css';

/** The recorded bet has used up the month's limit: shown before anything else can be done. */
export function LimitReached({ onClose }: { readonly onClose: () => void }) {
  const t = useText('my-bets');
  const common = useText('common');
  return (
    <div className={css.form} role="status">
      <p>{t('limit.reachedBody')}</p>
      <p>
        {t('limit.reachedHelp')} <a href={HELP_LINE_TEL}>{HELP_LINE}</a>.
      </p>
      <div className={css.fields}>
        <LinkButton primary to={paths.profile()} hash="pausa">
          {t('limit.selfExclusion')}
        </LinkButton>
        <Button onClick={onClose}>{common('understood')}</Button>
      </div>
    </div>
  );
}
