import { useText } from '#lib/i18n/translate.ts';
import { TextButton } from '#ui/button.tsx';

/** Says that an earlier draft was restored, and offers to start again. */
export function ResumedNote({ onForget }: { readonly onForget: () => void }) {
  const t = useText('fantasy');
  return (
    <p role="status">
      {t('resumed')} <TextButton onClick={onForget}>{t('beginAnew')}</TextButton>
    </p>
  );
}
