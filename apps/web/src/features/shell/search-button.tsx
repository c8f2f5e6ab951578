import { useLayoutEffect } from 'react';
import { useText } from '#lib/i18n/translate.ts';
import { SearchIcon } from '#ui/icons.tsx';
import css from './sidebar.module.css';

export interface SearchOpening {
  readonly onSearch: () => void;
  /** Somebody is about to search: what they need may be fetched. */
  readonly onConsiderSearch: () => void;
}

const isMac = () => navigator.platform.startsWith('Mac');

/** Looks like the field that it opens. */
export function SearchButton({
  collapsed,
  onSearch,
  onConsiderSearch,
}: SearchOpening & { readonly collapsed: boolean }) {
  const t = useText('shell');
  return (
    <button
      type="button"
      className={css.search}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      title={collapsed ? t('search') : undefined}
      onClick={onSearch}
      onPointerEnter={onConsiderSearch}
      onFocus={onConsiderSearch}
    >
      <SearchIcon />
      <span className={collapsed ? 'visually-hidden' : css.label}>{t('search')}</span>
      {!collapsed && <span aria-hidden="true">{isMac() ? '⌘ K' : 'Ctrl K'}</span>}
    </button>
  );
}

/** Ctrl K, and ⌘ K, wherever one is: from the moment at which the button names them. */
export function useSearchKey(onSearch: () => void): void {
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      onSearch();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [onSearch]);
}
