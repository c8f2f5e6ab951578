import { useQuery } from '@tanstack/react-query';
import type { PreMatchSide } from '@tredici/contract/pre-match';
import { FormDiscs } from '#football/form-discs.tsx';
import { useLanguage, useText } from '#lib/i18n/translate.ts';
import { preMatchQuery } from '../queries.ts';
import css from './facts-table.module.css';
import { placeInTable } from './place-in-table.ts';
import { resultFor } from './result-for.ts';

interface FactsTableProps {
  readonly matchId: number;
  readonly home: string;
  readonly away: string;
}

/** The first facts about each club: its position, its last five results, its days of rest. */
export function FactsTable({ matchId, home, away }: FactsTableProps) {
  const { data } = useQuery(preMatchQuery(matchId));
  return (
    <FactLines
      lines={[
        { name: home, side: data?.home },
        { name: away, side: data?.away },
      ]}
    />
  );
}

/** The placeholder of this table, equally high. */
export function FactsWaiting() {
  return <FactLines lines={[{ name: '1' }, { name: '2' }]} isBlank />;
}

interface Line {
  readonly name: string;
  /** Undefined until it has loaded. */
  readonly side?: PreMatchSide | undefined;
}

function FactLines({
  lines,
  isBlank = false,
}: {
  readonly lines: readonly Line[];
  readonly isBlank?: boolean;
}) {
  const t = useText('match');
  return (
    <table className={css.table} aria-hidden={isBlank || undefined}>
      <caption className="visually-hidden">{t('before.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{t('before.team')}</span>
          </th>
          <th scope="col">{t('before.place')}</th>
          <th scope="col">{t('before.form')}</th>
          <th scope="col">{t('before.rest')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ name, side }) => (
          <tr key={name}>
            <th scope="row">{isBlank ? '' : name}</th>
            <td>{side && <Place side={side} />}</td>
            <td>
              {side && side.last.length > 0 && (
                // The newest at the right, as in league tables.
                <FormDiscs form={side.last.map((one) => resultFor(name, one)).reverse()} />
              )}
            </td>
            <td>{side && <Rest side={side} />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Place({ side: { place, points } }: { readonly side: PreMatchSide }) {
  const t = useText('match');
  const language = useLanguage();
  if (place === null || points === null) return '–';
  return (
    <>
      <b>{placeInTable(place, language)}</b>{' '}
      <span className={css.soft}>· {t('before.points', { count: points })}</span>
    </>
  );
}

function Rest({ side: { rest_days: days } }: { readonly side: PreMatchSide }) {
  const t = useText('match');
  return days === null ? '–' : t('before.days', { count: days });
}
