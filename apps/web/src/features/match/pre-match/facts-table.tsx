import { useQuery } from '@tanstack/react-query';
import type { PreMatchSide } from '@tredici/contract/pre-match';
import { FormDiscs } from '#football/form-discs.tsx';
import { useLanguage, useText } from '#lib/i18n/translate.ts';
import { DataTable } from '#ui/data-table.tsx';
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
    <div aria-hidden={isBlank || undefined}>
      <DataTable
        caption={t('before.caption')}
        columns={[
          {
            key: 'team',
            name: t('before.team'),
            heading: <span className="visually-hidden">{t('before.team')}</span>,
            cell: ({ name }) => (isBlank ? '' : name),
          },
          {
            key: 'place',
            name: t('before.place'),
            cell: ({ side }) => side && <Place side={side} />,
          },
          {
            key: 'form',
            name: t('before.form'),
            cell: ({ name, side }) =>
              side &&
              side.last.length > 0 && (
                // The newest at the right, as in league tables.
                <FormDiscs form={side.last.map((one) => resultFor(name, one)).reverse()} />
              ),
          },
          {
            key: 'rest',
            name: t('before.rest'),
            cell: ({ side }) => side && <Rest side={side} />,
          },
        ]}
        rows={lines}
        keyOf={({ name }) => name}
        className={css.table}
      />
    </div>
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
