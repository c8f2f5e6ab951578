import { type ReactNode, useState } from 'react';
import { preferences, usePreferences } from '#lib/device/preferences.ts';
import { useText } from '#lib/i18n/translate.ts';
import { paths } from '#lib/navigation/paths.ts';
import type { Session } from '#lib/session/session.ts';
import { Brand } from '#ui/brand.tsx';
import { IconButton } from '#ui/button.tsx';
import { MenuIcon, SearchIcon } from '#ui/icons.tsx';
import css from './app-frame.module.css';
import { Drawer } from './drawer.tsx';
import { FrameTop, SkipLink } from './frame-top.tsx';
import { SafetyFooter } from './safety-footer.tsx';
import { SearchButton, type SearchOpening } from './search-button.tsx';
import { Sidebar } from './sidebar.tsx';
import { useKnownSeason } from './use-known-season.ts';

interface AppFrameProps extends SearchOpening {
  readonly session: Session;
  /** Shown above the page: notices. */
  readonly top?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of every page for logged-in users: a sidebar, or a drawer on narrow screens. */
export function AppFrame({ session, top, children, ...search }: AppFrameProps) {
  const t = useText('shell');
  useKnownSeason();
  const { menuCollapsed } = usePreferences();
  const [drawer, setDrawer] = useState(false);
  return (
    <>
      <SkipLink />
      <div className={menuCollapsed ? `${css.frame} ${css.collapsed}` : css.frame}>
        <aside className={css.side}>
          <Sidebar
            user={session.user}
            collapsed={menuCollapsed}
            search={<SearchButton collapsed={menuCollapsed} {...search} />}
            onCollapse={() => preferences.set({ menuCollapsed: !menuCollapsed })}
          />
        </aside>
        <div className={css.content}>
          <FrameTop />
          {top}
          <header className={css.topbar}>
            <IconButton
              label={t('menu.open')}
              aria-haspopup="dialog"
              aria-expanded={drawer}
              onClick={() => setDrawer(true)}
            >
              <MenuIcon />
            </IconButton>
            <Brand to={paths.home()} />
            <div className={css.topSearch}>
              <IconButton
                label={t('search')}
                aria-haspopup="dialog"
                aria-keyshortcuts="Control+K Meta+K"
                onClick={search.onSearch}
                onFocus={search.onConsiderSearch}
              >
                <SearchIcon />
              </IconButton>
            </div>
          </header>
          <main id="content" className={css.main}>
            {children}
          </main>
          <SafetyFooter />
        </div>
      </div>
      {drawer && (
        <Drawer label={t('menu')} onClose={() => setDrawer(false)}>
          <Sidebar user={session.user} collapsed={false} onClose={() => setDrawer(false)} />
        </Drawer>
      )}
    </>
  );
}
