import type { FantasyClubs } from '@tredici/contract/fantasy-players';
import { useState } from 'react';
import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import { Button } from '#ui/button.tsx';
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
  const [club, setClub] = useState(ANY);
  const [shown, setShown] = useState(FIRST);
  const pairs = keeperPairs(data.clubs).filter(
    ({ first, second }) => club === ANY || first.name === club || second.name === club,
  );
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
      {pairs.length === 0 && <p role="status">{t('keepers.none')}</p>}
      <table className={css.table} hidden={pairs.length === 0}>
        <caption className="visually-hidden">{t('keepers.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('keepers.pair')}</th>
            <th scope="col" className={css.rounds}>
              {t('keepers.rounds')}
            </th>
            <th scope="col">{t('keepers.home')}</th>
            {!data.locked && <th scope="col">{t('keepers.chance')}</th>}
          </tr>
        </thead>
        <tbody>
          {pairs.slice(0, shown).map((pair) => (
            <Pair key={pair.first.name + pair.second.name} pair={pair} locked={data.locked} />
          ))}
        </tbody>
      </table>
      {pairs.length > shown && (
        <div>
          <Button onClick={() => setShown(shown + FIRST)}>{t('keepers.more')}</Button>
        </div>
      )}
    </PageSection>
  );
}

function Pair({ pair, locked }: { readonly pair: KeeperPair; readonly locked: boolean }) {
  const t = useText('board');
  const { percent } = useFormats();
  const { first, second, rounds, atHome, chance } = pair;
  return (
    <tr>
      <th scope="row">
        <span className={css.names}>
          {first.name} · {second.name}
        </span>
        <span className={css.keepers}>
          {[first, second].map(({ goalkeepers }) => goalkeepers[0]?.name ?? '–').join(' · ')}
        </span>
      </th>
      <td className={css.rounds}>
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
      </td>
      <td>{t('keepers.homeOf', { number: atHome, all: rounds.length })}</td>
      {!locked && <td className={css.chance}>{chance === null ? '–' : percent(chance)}</td>}
    </tr>
  );
}
