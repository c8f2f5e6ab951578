import { useEffect, useRef, useState } from 'react';
import { now } from '#lib/api/settings.ts';
import { useText } from '#lib/i18n/translate.ts';
import { TickBox } from '#ui/tick-box.tsx';
import css from './captcha-box.module.css';
import { solveCaptcha } from './solve-captcha.ts';

type State = 'idle' | 'working' | 'done' | 'failed';

interface CaptchaBoxProps {
  readonly error: string | null;
  /** Called with the solved challenge, or an empty string when it is no longer valid. */
  readonly onSolved: (payload: string) => void;
  /** Replaces the server and the worker in tests. */
  readonly solve?: typeof solveCaptcha;
}

/** The human verification: the user ticks a box, and the device computes the solution. A challenge that has
 *  expired or could not be solved is requested again by ticking the box again. */
export function CaptchaBox({ error, onSolved, solve = solveCaptcha }: CaptchaBoxProps) {
  const t = useText('registration');
  const say = useText('catalogue');
  const [state, setState] = useState<State>('idle');
  /** Cancels whatever is running: the computation, or the expiry timer. */
  const stop = useRef(() => {});
  useEffect(() => () => stop.current(), []);

  async function start() {
    stop.current();
    const controller = new AbortController();
    const { signal } = controller;
    stop.current = () => controller.abort();
    setState('working');
    onSolved('');
    try {
      const { payload, until } = await solve(signal);
      if (signal.aborted) return;
      setState('done');
      onSolved(payload);
      const expiry = setTimeout(fail, Math.max(0, until - now().getTime()));
      stop.current = () => clearTimeout(expiry);
    } catch {
      if (!signal.aborted) fail();
    }
  }

  function fail() {
    setState('failed');
    onSolved('');
  }

  function clear() {
    stop.current();
    setState('idle');
    onSolved('');
  }

  return (
    <div className={css.frame}>
      <TickBox
        name="captcha"
        label={t('captcha')}
        checked={state === 'working' || state === 'done'}
        onChange={(event) => (event.target.checked ? void start() : clear())}
        error={state === 'failed' ? say('captchaFailed') : error}
        hint={t('captcha.hint')}
        required
      />
      <p className={css.state} role="status">
        {state === 'working' && t('captcha.working')}
        {state === 'done' && t('captcha.done')}
      </p>
    </div>
  );
}
