import { useErrorText } from '#lib/api/problem-text.ts';
import { useText } from '#lib/i18n/translate.ts';
import { Button } from '#ui/button.tsx';

/** Why a part of the page could not be read, and a way to ask again. */
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
