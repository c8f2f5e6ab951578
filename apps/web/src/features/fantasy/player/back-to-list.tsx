import { Link, useRouter } from '@tanstack/react-router';
import { type MouseEvent, useState } from 'react';
import { useText } from '#lib/i18n/translate.ts';
import { paths } from '#lib/navigation/paths.ts';
import css from './player-page.module.css';

/** Back to the table one came from, at the line where one left it; for who came straight here, to the
 *  list. */
export function BackToList() {
  const t = useText('player');
  const router = useRouter();
  // The router still stands on the page before while this one is drawn for the first time.
  const [cameFromTable] = useState(() => {
    const before = router.state.resolvedLocation?.pathname;
    return before === paths.playerList() || before === paths.statsBoard();
  });
  const goBack = (event: MouseEvent) => {
    // A new tab gets the list by its address; here the browser's own history knows where it stood.
    if (!cameFromTable || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    router.history.back();
  };
  return (
    <Link to={paths.playerList()} className={css.back} onClick={goBack}>
      <svg className={css.arrow} viewBox="0 0 12 12" aria-hidden="true">
        <path d="M11 6H1.500M5.500 2l-4 4 4 4" />
      </svg>
      {t('back')}
    </Link>
  );
}
