import { Link, useRouter } from '@tanstack/react-router';
import { type MouseEvent, useState } from 'react';
import { useText } from '#lib/i18n/translate.ts';
import { paths } from '#lib/navigation/paths.ts';
import css from './player-page.module.css';

/** Leads back to the table that the user came from, at the same scroll position. For users who opened the page
 *  directly, it leads to the list of players. */
export function BackToList() {
  const t = useText('player');
  const router = useRouter();
  // While this page is first rendered, the router's resolved location is still that of the page before.
  const [cameFromTable] = useState(() => {
    const before = router.state.resolvedLocation?.pathname;
    return before === paths.playerList() || before === paths.statsBoard();
  });
  const goBack = (event: MouseEvent) => {
    // A new tab opens the address of the list. In this tab the browser's history restores the scroll position.
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
