import { useQuery } from '@tanstack/react-query';
import { now } from '#lib/api/settings.ts';
import { hasMessage, useText } from '#lib/i18n/translate.ts';
import { IconButton } from '#ui/button.tsx';
import { CloseIcon } from '#ui/icons.tsx';
import { dismiss, useDismissed } from './dismissed.ts';
import css from './notices.module.css';
import { noticeQueries } from './queries.ts';

/** The pop-ups at the top, each shown within its time window until it is dismissed. A notice that cannot be
 *  loaded or has no text here is left out instead of showing an error. */
export function Notices() {
  const t = useText('notices');
  const { data } = useQuery(noticeQueries.open());
  const dismissed = useDismissed();
  const instant = now();
  const open = (data?.results ?? []).filter(
    ({ id, starts_at, ends_at }) =>
      !dismissed.includes(id) && new Date(starts_at) <= instant && instant < new Date(ends_at),
  );
  if (open.length === 0) return null;
  return (
    <section aria-label={t('label')}>
      <ul className={css.list}>
        {open.map(({ id, text_key }) =>
          hasMessage('notices', text_key) ? (
            <li key={id} className={css.notice}>
              <p>{t(text_key)}</p>
              <IconButton label={t('dismiss')} onClick={() => dismiss(id)}>
                <CloseIcon />
              </IconButton>
            </li>
          ) : null,
        )}
      </ul>
    </section>
  );
}
