import { useErrorText } from '#lib/api/problem-text.ts';
import { useText } from '#lib/i18n/translate.ts';
import { Button } from '#ui/button.tsx';

/** Says why a part of the page could not be loaded, with a button to retry. */
export function FailedPart({
  error,
  onRetry,
}: {
  readonly error: Error;
  readonly onRetry: () => void;
}) {
  const t = useText('common');
  const errorText = useErrorText();
  return (
    <p role="alert">
      {errorText(error)} <Button onClick={onRetry}>{t('retry')}</Button>
    </p>
  );
}
