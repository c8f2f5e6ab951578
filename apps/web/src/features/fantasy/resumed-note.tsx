import { useText } from '#lib/i18n/translate.ts';
import { TextButton } from '#ui/button.tsx';

/** Says that something begun before goes on, and offers to begin anew. */
export function ResumedNote({ onForget }: { readonly onForget: () => void }) {
  const t = useText('fantasy');
  return (
    <p role="status">
      {t('resumed')} <TextButton onClick={onForget}>{t('beginAnew')}</TextButton>
    </p>
  );
}
