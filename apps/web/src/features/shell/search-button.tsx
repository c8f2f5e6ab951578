import { useLayoutEffect } from 'react';
import { useText } from '#lib/i18n/translate.ts';
import { SearchIcon } from '#ui/icons.tsx';
import css from './sidebar.module.css';

export interface SearchOpening {
  readonly onSearch: () => void;
  /** Called when the user is about to search, so that what the search needs can be fetched. */
  readonly onConsiderSearch: () => void;
}

const isMac = () => navigator.platform.startsWith('Mac');

/** A button that looks like the search field it opens. */
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

/** Opens the search by Ctrl K or ⌘ K on any page, as soon as the button that names these keys is there. */
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
