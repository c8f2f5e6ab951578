import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useText } from '#lib/i18n/translate.ts';
import { PencilCross } from '#ui/pencil-cross.tsx';
import { findLeagues } from './find-leagues.ts';
import type { League } from './league-filter.ts';
import css from './league-picker.module.css';
import { useChoiceLabel, useLeagueChoices } from './use-league-choices.ts';

/** How long the reader must stay on a league before its matches are fetched. */
const CONSIDER_MS = 120;

interface LeaguePickerProps {
  /** Undefined if the address names none. */
  readonly league: League | undefined;
  /** Leaves out the choice of all leagues at once. */
  readonly single?: boolean;
  readonly onChoose: (league: League) => void;
  /** The reader lingers on this league: its matches may be fetched. */
  readonly onConsider: (league: League) => void;
}

/** The league as the title of the page and at the same time the field to find another: a combobox by the ARIA
 *  pattern. A component library's would be larger than the rest of the page together. */
export function LeaguePicker({ league, single, onChoose, onConsider }: LeaguePickerProps) {
  const t = useText('leagues');
  const labelOf = useChoiceLabel();
  const every = useLeagueChoices();
  const choices = single ? every.filter((choice) => choice.league !== 'all') : every;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  /** The typed text; null while the list is closed. */
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const isOpen = typed !== null;
  const found = isOpen ? findLeagues(choices, typed) : [];
  const considered = found[active]?.league;
  const shown = league === undefined ? '' : labelOf(league);

  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
    if (!considered) return;
    const timer = setTimeout(() => onConsider(considered), CONSIDER_MS);
    return () => clearTimeout(timer);
  }, [active, considered, onConsider]);

  const open = () => {
    setTyped('');
    setActive(
      Math.max(
        0,
        choices.findIndex((choice) => choice.league === league),
      ),
    );
  };
  const close = () => setTyped(null);
  const choose = (choice: League) => {
    close();
    onChoose(choice);
  };
  const move = (step: number) => {
    if (!isOpen) open();
    else if (found.length > 0) setActive((active + step + found.length) % found.length);
  };

  /** What a key does here; undefined if it keeps its usual effect. */
  function actionOf(key: string): (() => void) | undefined {
    if (key === 'ArrowDown') return () => move(1);
    if (key === 'ArrowUp') return () => move(-1);
    if (key === 'Enter' && considered) return () => choose(considered);
    if (key === 'Escape' && isOpen) return close;
    return undefined;
  }
  function onKeyDown(event: KeyboardEvent) {
    const act = actionOf(event.key);
    if (!act) return;
    event.preventDefault();
    act();
  }

  return (
    <div className={css.picker}>
      <label className={css.label} htmlFor={id}>
        {t('picker')}
      </label>
      <div className={css.field}>
        <input
          id={id}
          className={css.input}
          role="combobox"
          type="text"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={considered && `${id}-${active}`}
          placeholder={shown || t('picker.unknown')}
          value={typed ?? shown}
          onChange={(event) => {
            setTyped(event.target.value);
            setActive(0);
          }}
          onClick={() => !isOpen && open()}
          // On focus by keyboard, typing replaces the name instead of continuing it.
          onFocus={(event) => event.target.select()}
          onBlur={close}
          onKeyDown={onKeyDown}
        />
        <svg className={css.arrow} viewBox="0 0 12 8" aria-hidden="true">
          <path d="m1.500 1.500 4.500 4.500 4.500-4.500" />
        </svg>
      </div>
      {isOpen && (
        <div
          ref={list}
          id={`${id}-list`}
          className={css.list}
          role="listbox"
          aria-label={t('picker')}
        >
          {found.map((choice, at) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the combobox's own.
            // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the combobox.
            <div
              key={choice.league === 'all' ? choice.league : choice.league.tournament_id}
              id={`${id}-${at}`}
              className={at === active ? `${css.choice} ${css.active}` : css.choice}
              role="option"
              aria-selected={choice.league === league}
              onPointerEnter={() => setActive(at)}
              // Keeps the focus in the field until the choice is made.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(choice.league)}
            >
              <span className={css.box}>{choice.league === league && <PencilCross />}</span>
              <span className={css.name}>{choice.name}</span>
              <span className={css.country}>{choice.country}</span>
            </div>
          ))}
        </div>
      )}
      {isOpen && found.length === 0 && (
        <p className={`${css.list} ${css.none}`}>{t('picker.none')}</p>
      )}
      <p className="visually-hidden" role="status">
        {isOpen && t('picker.found', { count: found.length })}
      </p>
    </div>
  );
}
