import { useText } from '#lib/i18n/translate.ts';
import { Button } from './button.tsx';
import { SectionMessage } from './section-message.tsx';

/** A call that failed: said quietly, with a way to try again, and never taken for an empty answer. */
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
