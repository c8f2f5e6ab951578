import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FirstSteps, settingsCalls } from '@tredici/contract/settings';
import { useEffect } from 'react';
import { callQuery } from '#lib/api/call-query.ts';
import { keepSettings } from '#lib/api/settings.ts';
import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import { MessagePage } from '#ui/message-page.tsx';
import { PencilCross } from '#ui/pencil-cross.tsx';
import css from './first-steps-page.module.css';

const ASK_AGAIN_MS = 2_000;

interface FirstStepsPageProps {
  readonly steps: FirstSteps;
  /** Whether the page has something to show at this point. */
  readonly isEnough: (steps: FirstSteps) => boolean;
  /** Called with the current progress; null once there is nothing left to wait for. */
  readonly onSteps: (steps: FirstSteps | null) => void;
}

/** Replaces a page whose figures are being computed for the first time. It shows the progress and disappears
 *  by itself. */
export function FirstStepsPage({ steps, isEnough, onSteps }: FirstStepsPageProps) {
  const t = useText('first-steps');
  const { count } = useFormats();
  const queries = useQueryClient();
  const { data, isError } = useQuery({
    ...callQuery(settingsCalls.getSettings, {}),
    staleTime: 0,
    gcTime: 0,
    refetchInterval: ASK_AGAIN_MS,
  });
  useEffect(() => {
    if (!data) return;
    keepSettings(data);
    const { first_steps: now } = data;
    // What the page loaded meanwhile came from an empty database.
    if (!now || isEnough(now)) void queries.resetQueries();
    onSteps(now);
  }, [data, isEnough, onSteps, queries]);
  // Without a network, the page itself says that the server cannot be reached.
  useEffect(() => {
    if (isError && !navigator.onLine) onSteps(null);
  }, [isError, onSteps]);

  const { forecasts, played, recorded } = steps;
  const isRecorded = recorded >= played;
  return (
    <MessagePage
      title={t('title')}
      stamp={t('stamp')}
      body={t('body')}
      actions={
        <ol className={css.steps}>
          <Step name={t('matches')} state="done" />
          <Step name={t('forecasts')} state={forecasts ? 'done' : 'doing'} />
          <Step
            name={t('record')}
            state={isRecorded ? 'done' : forecasts ? 'doing' : 'waiting'}
            more={forecasts ? t('recorded', { done: count(recorded), of: count(played) }) : ''}
            share={forecasts ? recorded / Math.max(1, played) : 0}
          />
          <Step name={t('summary')} state={isRecorded ? 'doing' : 'waiting'} />
        </ol>
      }
    />
  );
}

interface StepProps {
  readonly name: string;
  readonly state: 'done' | 'doing' | 'waiting';
  readonly more?: string;
  /** The share that is done, 0 to 1, where it can be counted. */
  readonly share?: number;
}

/** A row of the list, crossed when it is done. */
function Step({ name, state, more, share }: StepProps) {
  const t = useText('first-steps');
  return (
    <li className={css.step} aria-current={state === 'doing' ? 'step' : undefined}>
      <span className={css.box}>{state === 'done' && <PencilCross />}</span>
      <span className={css.name}>
        {name}
        {more && <span className={css.more}>{more}</span>}
      </span>
      <span className={css.state}>{t(state)}</span>
      {share !== undefined && (
        <span className={css.bar} aria-hidden="true">
          <span style={{ inlineSize: `${Math.round(share * 100)}%` }} />
        </span>
      )}
    </li>
  );
}
