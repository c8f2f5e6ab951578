import { useRouterState } from '@tanstack/react-router';
import { servedFromCache } from '#lib/api/served-from-cache.ts';
import { settings } from '#lib/api/settings.ts';
import { useStore } from '#lib/device/store.ts';
import { useOnline } from '#lib/device/use-online.ts';
import { useText } from '#lib/i18n/translate.ts';
import { serverUnreachable } from '#lib/session/verify-session.ts';
import css from './frame.module.css';

/** Lets keyboard users skip the menu. */
export function SkipLink() {
  const t = useText('shell');
  return (
    <a className={css.skip} href="#content">
      {t('skip')}
    </a>
  );
}

/** Shown above every page, logged in or not: the loading indicator, the label of the demo world, and the
 *  message that the server cannot be reached. */
export function FrameTop() {
  const t = useText('shell');
  const common = useText('common');
  const loading = useRouterState({ select: (state) => state.isLoading });
  const online = useOnline();
  const verified = !useStore(serverUnreachable);
  const fresh = !useStore(servedFromCache);
  return (
    <>
      {loading && <div className={css.progress} />}
      {settings().mode === 'demo' && (
        <aside className={css.demo} aria-label={common('demoData')}>
          <b>{common('demoData')}</b> · {common('demoDataHint')}
        </aside>
      )}
      <div role="status">
        {(!online || !verified || !fresh) && (
          <p className={css.banner}>{t(online ? 'unreachable' : 'offline')}</p>
        )}
      </div>
    </>
  );
}
