import type { ClassicRole } from '@tredici/engine/fantasy/rules/roles';
import { type RefObject, useDeferredValue, useState } from 'react';
import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import { Button } from '#ui/button.tsx';
import { PageSection } from '#ui/page-section.tsx';
import { ProBadge } from '#ui/pro-badge.tsx';
import { RadioStrip } from '#ui/radio-strip.tsx';
import { ClassicRoleStrip } from '../classic-role-strip.tsx';
import { findPlayers } from '../find-players.ts';
import { AvailableList } from './available-list.tsx';
import css from './call-player.module.css';
import type { Available } from './use-auction.ts';

const ORDERS = ['called', 'random'] as const;

interface CallPlayerProps {
  /** Sorted by their value to this team, highest first. */
  readonly available: readonly Available[];
  /** True for users without Pro: values then come from the price list alone. */
  readonly locked: boolean;
  /** How many of the available players to list. */
  readonly shown: number;
  readonly search: RefObject<HTMLInputElement | null>;
  readonly onCall: (player: Available) => void;
}

/** Chooses the player to be sold next, by name or by drawing at random, and lists the best who are left. */
export function CallPlayer({ available, locked, shown, search, onCall }: CallPlayerProps) {
  const t = useText('auction');
  const fantasy = useText('fantasy');
  const say = useText('catalogue');
  const { count } = useFormats();
  const [text, setText] = useState('');
  const [role, setRole] = useState<ClassicRole | null>(null);
  const [order, setOrder] = useState<(typeof ORDERS)[number]>('called');
  const asked = useDeferredValue(text);
  const ofRole = role === null ? available : available.filter((player) => player.role === role);
  const found = findPlayers(ofRole, asked).players;
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
        <ClassicRoleStrip role={role} onChoose={setRole} />
      </div>
      {order === 'random' ? (
        <Button primary wide onClick={() => call(ofRole[drawnPlace(ofRole.length)])}>
          {t('draw')}
        </Button>
      ) : (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            // Uses what was typed last, because the deferred list may not show it yet.
            call(findPlayers(ofRole, text).players[0]);
          }}
        >
          <input
            ref={search}
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
      <AvailableList players={found} shown={shown} onCall={call} />
    </PageSection>
  );
}

/** From the browser's cryptographic random numbers, so that nobody can predict the draw. */
function drawnPlace(length: number): number {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
  return Math.floor((drawn / 2 ** 32) * length);
}
