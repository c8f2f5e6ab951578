import type { FantasyClubs } from '@tredici/contract/fantasy-players';
import { useState } from 'react';
import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import { Button } from '#ui/button.tsx';
import { type Column, DataTable } from '#ui/data-table.tsx';
import { PageSection } from '#ui/page-section.tsx';
import { ProBadge } from '#ui/pro-badge.tsx';
import { SelectField } from '#ui/select-field.tsx';
import css from './keeper-pairs.module.css';
import { type KeeperPair, keeperPairs } from './keeper-pairs.ts';

const ANY = 'any';
const FIRST = 12;

/** Pairs of goalkeepers who alternate, the best pairs first. */
export function KeeperPairs({ data }: { readonly data: FantasyClubs }) {
  const t = useText('board');
  const { percent } = useFormats();
  const [club, setClub] = useState(ANY);
  const [shown, setShown] = useState(FIRST);
  const pairs = keeperPairs(data.clubs).filter(
    ({ first, second }) => club === ANY || first.name === club || second.name === club,
  );
  const columns: Column<KeeperPair>[] = [
    { key: 'pair', name: t('keepers.pair'), cell: (pair) => <Names pair={pair} /> },
    {
      key: 'rounds',
      name: t('keepers.rounds'),
      cell: (pair) => <Turns pair={pair} />,
      className: css.rounds,
    },
    {
      key: 'home',
      name: t('keepers.home'),
      cell: ({ atHome, rounds }) => t('keepers.homeOf', { number: atHome, all: rounds.length }),
      className: css.home,
    },
    ...(data.locked
      ? []
      : [
          {
            key: 'chance',
            name: t('keepers.chance'),
            cell: ({ chance }: KeeperPair) => (chance === null ? '–' : percent(chance)),
            className: css.chance,
          },
        ]),
  ];
  return (
    <PageSection id="portieri" title={t('keepers.title')}>
      <p className={css.body}>
        {t(data.locked ? 'keepers.bodyLocked' : 'keepers.body')} {data.locked && <ProBadge />}
      </p>
      <p className={css.key}>{t('keepers.key')}</p>
      <div className={css.club}>
        <SelectField
          label={t('keepers.with')}
          choices={[
            { value: ANY, label: t('keepers.anybody') },
            ...data.clubs.map(({ name }) => ({ value: name, label: name })),
          ]}
          value={club}
          onChoose={setClub}
        />
      </div>
      {pairs.length === 0 ? (
        <p role="status">{t('keepers.none')}</p>
      ) : (
        <DataTable
          caption={t('keepers.caption')}
          columns={columns}
          rows={pairs.slice(0, shown)}
          keyOf={({ first, second }) => first.name + second.name}
          className={css.table}
        />
      )}
      {pairs.length > shown && (
        <div>
          <Button onClick={() => setShown(shown + FIRST)}>{t('keepers.more')}</Button>
        </div>
      )}
    </PageSection>
  );
}

function Names({ pair: { first, second } }: { readonly pair: KeeperPair }) {
  return (
    <>
      <span className={css.names}>
        {first.name} · {second.name}
      </span>
      <span className={css.keepers}>
        {[first, second].map(({ goalkeepers }) => goalkeepers[0]?.name ?? '–').join(' · ')}
      </span>
    </>
  );
}

function Turns({ pair: { first, second, rounds } }: { readonly pair: KeeperPair }) {
  const t = useText('board');
  return (
    <ol className={css.turns}>
      {rounds.map(({ round, chosen, fixture }) => (
        <li key={round} data-chosen={chosen}>
          {(chosen === 'first' ? first : second).abbr}
          <span className="visually-hidden">
            {' '}
            {t('calendar.cellPlain', {
              where: t(fixture.at_home ? 'calendar.home' : 'calendar.away'),
              club: fixture.opponent,
            })}
          </span>
        </li>
      ))}
    </ol>
  );
}
