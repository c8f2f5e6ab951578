import type { Game, Role } from '@tredici/engine/fantasy/rules/roles';
import { type KeyboardEvent, type RefObject, useDeferredValue, useRef, useState } from 'react';
import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import { Button } from '#ui/button.tsx';
import { PageSection } from '#ui/page-section.tsx';
import { ProBadge } from '#ui/pro-badge.tsx';
import { RadioStrip } from '#ui/radio-strip.tsx';
import { hasRole } from '../filter-players.ts';
import { RoleStrip } from '../role-strip.tsx';
import { AvailableList } from './available-list.tsx';
import css from './call-player.module.css';
import { countNamesakes, findCalled } from './find-called.ts';
import type { Available } from './use-auction.ts';

const ORDERS = ['called', 'random'] as const;

interface CallPlayerProps {
  /** Sorted by their value to this team, highest first. */
  readonly available: readonly Available[];
  /** True for users without Pro: values then come from the price list alone. */
  readonly locked: boolean;
  /** How many of the available players to list. */
  readonly shown: number;
  readonly game: Game;
  /** Where the next player is called: the search, or the button that draws. It takes the focus after a purchase. */
  readonly next: RefObject<HTMLElement | null>;
  readonly onCall: (player: Available) => void;
}

/** Chooses the player to be sold next, by name or by drawing at random, and lists the best who are left. */
export function CallPlayer({ available, locked, shown, game, next, onCall }: CallPlayerProps) {
  const t = useText('auction');
  const fantasy = useText('fantasy');
  const say = useText('catalogue');
  const { count } = useFormats();
  const [text, setText] = useState('');
  const [role, setRole] = useState<Role | null>(null);
  const [order, setOrder] = useState<(typeof ORDERS)[number]>('called');
  const asked = useDeferredValue(text);
  const ofRole =
    role === null ? available : available.filter((player) => hasRole(player, role, game));
  const found = findCalled(ofRole, asked);
  const namesakes = asked.trim() === '' ? 0 : countNamesakes(found);
  const list = useRef<HTMLDivElement>(null);
  const call = (player: Available | undefined) => {
    if (!player) return;
    onCall(player);
    setText('');
  };
  return (
    <PageSection title={t('available')}>
      <div className={css.filters}>
        <RadioStrip
          legend={t('order')}
          choices={ORDERS.map((value) => ({ value, label: t(`order.${value}`) }))}
          value={order}
          onChoose={setOrder}
        />
        <RoleStrip game={game} role={role} onChoose={setRole} />
      </div>
      {order === 'random' ? (
        <Button
          ref={next as RefObject<HTMLButtonElement | null>}
          primary
          wide
          onClick={() => call(ofRole[drawnPlace(ofRole.length)])}
        >
          {t('draw')}
        </Button>
      ) : (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            // Uses what was typed last, because the deferred list may not show it yet.
            call(findCalled(ofRole, text)[0]);
          }}
        >
          <input
            ref={next as RefObject<HTMLInputElement | null>}
            type="search"
            className={css.search}
            aria-label={t('search')}
            placeholder={t('search')}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="go"
            value={text}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'ArrowDown')
                focusOther(event, list.current?.querySelector('button'));
            }}
          />
        </form>
      )}
      {locked && (
        <p className={css.soft}>
          <ProBadge /> {say('premiumOnly')}: {t('lockedValue')}
        </p>
      )}
      <p role="status" className="visually-hidden">
        {fantasy('count', { count: found.length, number: count(found.length) })}
      </p>
      {namesakes > 1 && order === 'called' && (
        <p className={css.soft}>{t('namesakes', { count: namesakes })}</p>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons inside have keys of their own. */}
      <div
        ref={list}
        onKeyDown={(event) => {
          const step = STEPS[event.key];
          if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
          const rows = [...event.currentTarget.querySelectorAll('button')];
          const at = rows.indexOf(document.activeElement as HTMLButtonElement) + step;
          focusOther(event, at < 0 ? next.current : rows[at]);
        }}
      >
        <AvailableList players={found} shown={shown} game={game} onCall={call} />
      </div>
    </PageSection>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

function focusOther(event: KeyboardEvent, other: HTMLElement | null | undefined): void {
  event.preventDefault();
  other?.focus();
}

/** From the browser's cryptographic random numbers, so that nobody can predict the draw. */
function drawnPlace(length: number): number {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
  return Math.floor((drawn / 2 ** 32) * length);
}
