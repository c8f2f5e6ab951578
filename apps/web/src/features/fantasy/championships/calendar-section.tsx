import type { Championship } from '@tredici/contract/championships';
import { useState } from 'react';
import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import { PageSection } from '#ui/page-section.tsx';
import { SelectField } from '#ui/select-field.tsx';
import css from './calendar-section.module.css';
import { EnterTotals } from './enter-totals.tsx';

/** A round of the calendar with its results, and the form to enter them. */
export function CalendarSection({ championship }: { readonly championship: Championship }) {
  const t = useText('championships');
  const { decimal } = useFormats();
  const { calendar, participants } = championship;
  const [chosen, setChosen] = useState(() => nextRound(championship));
  const round = calendar.find((one) => one.round === chosen) ?? calendar[0];
  const names = new Map(participants.map(({ id, name }) => [id, name]));
  if (!round) return null;
  const resting = participants.filter(
    ({ id }) => !round.matches.some(({ home, away }) => home === id || away === id),
  );
  return (
    <PageSection title={t('calendar')}>
      <SelectField
        label={t('calendar.round')}
        choices={calendar.map((one) => ({
          value: String(one.round),
          label: t('calendar.nth', { round: one.round }),
        }))}
        value={String(round.round)}
        onChoose={(value) => setChosen(Number(value))}
      />
      <ul className={css.matches}>
        {round.matches.map((match) => (
          <li key={match.home} className={css.match}>
            <bdi className={css.home}>{names.get(match.home)}</bdi>
            <span className={css.score}>
              {match.home_goals === null ? '–' : `${match.home_goals}–${match.away_goals}`}
            </span>
            <bdi>{names.get(match.away)}</bdi>
            <span className={css.totals}>
              {match.home_total !== null && decimal(match.home_total, 1)}
              {match.home_total !== null && match.away_total !== null && ' · '}
              {match.away_total !== null && decimal(match.away_total, 1)}
            </span>
          </li>
        ))}
      </ul>
      {resting.length > 0 && (
        <p className={css.soft}>
          {t('calendar.rests', { name: resting.map(({ name }) => name).join(', ') })}
        </p>
      )}
      <EnterTotals key={round.round} championship={championship} round={round} />
    </PageSection>
  );
}

/** The first round without all results; the last one if all are complete. */
function nextRound({ calendar }: Championship): number {
  const open = calendar.find(({ matches }) =>
    matches.some(({ home_goals }) => home_goals === null),
  );
  return open?.round ?? calendar.at(-1)?.round ?? 1;
}
