import { useText } from '#lib/i18n/translate.ts';
import { Button } from './button.tsx';
import { SectionMessage } from './section-message.tsx';

/** A failed call: a quiet message with a retry button, so that it is never taken for an empty result. */
export function NotLoaded({
  text,
  busy,
  onRetry,
}: {
  readonly text: string;
  readonly busy: boolean;
  readonly onRetry: () => void;
}) {
  const forecasts = useText('forecasts');
  return (
    <SectionMessage
      alert
      lines={3}
      text={text}
      action={
        <Button busy={busy} onClick={onRetry}>
          {forecasts('problem.retry')}
        </Button>
      }
    />
  );
}
