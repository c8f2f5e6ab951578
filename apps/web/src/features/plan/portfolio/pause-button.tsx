import { useQueryClient } from '@tanstack/react-query';
import { planCalls } from '@tredici/contract/plan';
import { useErrorText } from '#lib/api/problem-text.ts';
import { request } from '#lib/api/request.ts';
import { useChange } from '#lib/api/use-change.ts';
import { notify } from '#lib/device/notify.ts';
import { useText } from '#lib/i18n/translate.ts';
import { Button } from '#ui/button.tsx';
import { portfolioQuery, suggestionsQuery } from '../queries.ts';

export function PauseButton({ isPaused }: { readonly isPaused: boolean }) {
  const t = useText('plan');
  const errorText = useErrorText();
  const queries = useQueryClient();
  const { mutate, isPending } = useChange({
    mutationFn: () => request(isPaused ? planCalls.resumePlan : planCalls.pausePlan, {}),
    onSuccess: () => notify(t(isPaused ? 'plan.resumed' : 'plan.pausedNow')),
    onError: (error) => notify(errorText(error), 'failed'),
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: portfolioQuery.queryKey }),
        queries.invalidateQueries({ queryKey: suggestionsQuery.queryKey }),
      ]),
  });
  return (
    <div>
      <Button busy={isPending} onClick={() => mutate()}>
        {t(isPaused ? 'plan.resume' : 'plan.pause')}
      </Button>
    </div>
  );
}
