import { useQuery } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { clubCalls } from '@tredici/contract/clubs';
import { type KeyboardEvent, useEffect, useId, useMemo, useState } from 'react';
import { useFavourites } from '#football/favourites.ts';
import { callQuery } from '#lib/api/call-query.ts';
import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import { paths } from '#lib/navigation/paths.ts';
import { IconButton } from '#ui/button.tsx';
import { CloseIcon, SearchIcon } from '#ui/icons.tsx';
import { ProBadge } from '#ui/pro-badge.tsx';
import { useModal } from '#ui/use-modal.ts';
import { type FoundGroup, findEntries, prepareSearch, type SearchEntry } from './find-entries.ts';
import css from './search-dialog.module.css';
import { useSearchEntries } from './search-entries.ts';

export const searchIndexQuery = callQuery(clubCalls.getSearchIndex, {});

/** Results per kind, so that there is room for all kinds. */
const MOST_OF_KIND = 5;

interface SearchDialogProps {
  readonly premium: boolean;
  readonly onClose: () => void;
}

/** One field for clubs, leagues, coming matches and pages: a combobox by the ARIA pattern. The browser itself searches
 *  the list while the user types. */
export function SearchDialog({ premium, onClose }: SearchDialogProps) {
  const t = useText('search');
  const id = useId();
  const ref = useModal();
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const { groups, isError } = useFound(premium, typed);
  const options = groups.flatMap(({ entries }) => entries);
  const chosen = options[active];
  useCloseOnLeaving(onClose);

  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);

  const move = (step: number) => {
    if (options.length > 0) setActive((active + step + options.length) % options.length);
  };
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else return;
    event.preventDefault();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: with the keyboard, Escape closes it (onCancel).
    <dialog
      ref={ref}
      className={css.dialog}
      aria-label={t('title')}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <form
        className={css.field}
        onSubmit={(event) => {
          event.preventDefault();
          document.getElementById(`${id}-${active}`)?.click();
        }}
      >
        <SearchIcon />
        <input
          className={css.input}
          role="combobox"
          type="text"
          aria-label={t('title')}
          aria-expanded={options.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={chosen && `${id}-${active}`}
          placeholder={t('placeholder')}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
        />
        <IconButton label={t('close')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </form>
      {isError && <p className={css.word}>{t('failed')}</p>}
      {options.length === 0 && (
        <p className={css.word}>{t(typed.trim() === '' ? 'hint' : 'none')}</p>
      )}
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={t('results')}
        className={css.list}
        hidden={options.length === 0}
      >
        {groups.map((group) => (
          <Group
            key={group.kind}
            id={id}
            group={group}
            name={typed.trim() === '' ? t('favourites') : t(`group.${group.kind}`)}
            first={options.indexOf(group.entries[0]!)}
            active={active}
            onConsider={setActive}
          />
        ))}
      </div>
      <p className={css.keys}>{t('keys')}</p>
      <p className="visually-hidden" role="status">
        {typed.trim() !== '' && t('found', { count: options.length })}
      </p>
    </dialog>
  );
}

/** The results for the typed text; before anything is typed, the user's favourites. */
function useFound(premium: boolean, typed: string) {
  const { prepared, isError } = usePreparedSearch(premium);
  const favourites = useFavourites();
  if (typed.trim() !== '') return { groups: findEntries(prepared, typed, MOST_OF_KIND), isError };
  const kept = new Set([
    ...favourites.clubs.map(({ slug }) => paths.club(slug)),
    ...favourites.leagues.flatMap((slug) => [paths.leagues(slug), paths.table(slug)]),
  ]);
  const entries = prepared.entries.filter(({ to }) => kept.has(to));
  const groups: FoundGroup[] = entries.length > 0 ? [{ kind: 'club', entries }] : [];
  return { groups, isError };
}

/** A hook of its own, so that the entries are prepared once and not for every key: together with the search in one
 *  function they would be prepared again for every change of the text. */
function usePreparedSearch(premium: boolean) {
  const { data, isError } = useQuery(searchIndexQuery);
  const entriesOf = useSearchEntries(premium);
  return { prepared: useMemo(() => prepareSearch(entriesOf(data)), [entriesOf, data]), isError };
}

function useCloseOnLeaving(onClose: () => void): void {
  const router = useRouter();
  useEffect(() => router.subscribe('onBeforeNavigate', onClose), [router, onClose]);
}

interface GroupProps {
  readonly id: string;
  readonly group: FoundGroup;
  readonly name: string;
  /** The index of its first entry among all entries. */
  readonly first: number;
  readonly active: number;
  readonly onConsider: (at: number) => void;
}

function Group({ id, group, name, first, active, onConsider }: GroupProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a listbox may not contain a fieldset.
    <div role="group" aria-labelledby={`${id}-${group.kind}`} className={css.group}>
      <p id={`${id}-${group.kind}`} role="presentation" className={css.kind}>
        {name}
      </p>
      {group.entries.map((entry, at) => (
        <Option
          key={entry.to}
          id={`${id}-${first + at}`}
          entry={entry}
          isActive={first + at === active}
          onConsider={() => onConsider(first + at)}
        />
      ))}
    </div>
  );
}

function Option({
  id,
  entry,
  isActive,
  onConsider,
}: {
  readonly id: string;
  readonly entry: SearchEntry;
  readonly isActive: boolean;
  readonly onConsider: () => void;
}) {
  const { day, time } = useFormats();
  const { to, name, detail, at, pro } = entry;
  return (
    <Link
      id={id}
      to={to}
      role="option"
      // The focus stays in the field. With a mouse it can still be opened in a new tab, like any link.
      tabIndex={-1}
      aria-selected={isActive}
      className={isActive ? `${css.option} ${css.active}` : css.option}
      onPointerMove={onConsider}
    >
      <span className={css.name}>{name}</span>
      {pro && <ProBadge />}
      <span className={css.detail}>{at ? `${day(at)} ${time(at)} · ${detail}` : detail}</span>
    </Link>
  );
}
