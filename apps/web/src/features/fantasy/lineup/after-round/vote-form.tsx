import { Link } from '@tanstack/react-router';
import type { ReplyOf } from '@tredici/contract/call';
import type { GivenVote, KnownVote, teamCalls } from '@tredici/contract/teams';
import { type SubmitEvent, useState } from 'react';
import { useLanguage, useText } from '#lib/i18n/translate.ts';
import { paths } from '#lib/navigation/paths.ts';
import { Button } from '#ui/button.tsx';
import { Fold } from '#ui/fold.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TickBox } from '#ui/tick-box.tsx';
import { RolePlate } from '../../role-plate.tsx';
import type { LineupPlayer, LineupTeam } from '../lineup-team.ts';
import css from './after-round.module.css';
import {
  askedEvents,
  readRows,
  rowsFrom,
  type VoteRow,
  withPostponed,
  withStarted,
} from './vote-rows.ts';

type RoundReply = ReplyOf<typeof teamCalls.getRound>;
interface VoteFormProps {
  readonly team: LineupTeam;
  /** The votes known so far. */
  readonly votes: readonly KnownVote[];
  /** Players whose match is postponed: by the calendar, and in the score. */
  readonly postponed: RoundReply['postponed'];
  readonly pair: RoundReply['switch'];
  readonly busy: boolean;
  readonly onSend: (votes: GivenVote[]) => void;
}
const STARTED = ['unknown', 'yes', 'no'] as const;
const NOTHING: VoteRow = { vote: '', events: {} };

/** A form for the votes of a round, for users without a file of them. */
export function VoteForm(props: VoteFormProps) {
  const t = useText('lineup');
  return (
    <div>
      <p className={css.soft}>
        {t('votes.file')} <Link to={paths.playerFiles()}>{t('votes.files')}</Link>
      </p>
      <Fold title={t('votes.title')}>
        <Form {...props} />
      </Fold>
    </div>
  );
}

function Form({ team, votes, postponed, pair, busy, onSend }: VoteFormProps) {
  const t = useText('lineup');
  const known = rowsFrom(votes, useLanguage());
  const [rows, setRows] = useState(known);
  const [wrong, setWrong] = useState<readonly number[]>([]);
  const [started, setStarted] = useState(pair?.started ?? null);
  const [clubs, setClubs] = useState(() => clubsOf(team, postponed.counting));
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const read = readRows(rows, known);
    setWrong(read.ok ? [] : read.wrong);
    if (!read.ok) return;
    // Votes that the user gave earlier still apply, so they are sent again.
    const changed = new Set(read.votes.map(({ player_id }) => player_id));
    const kept = votes
      .filter(({ player_id, is_own }) => is_own && !changed.has(player_id))
      .map(({ player_id, vote, events }) => ({ player_id, vote, events }));
    const counting = team.players.filter(({ club }) => clubs.includes(club)).map(({ id }) => id);
    const given = withPostponed([...kept, ...read.votes], postponed.known, counting);
    onSend(pair ? withStarted(given, pair.starter, started) : given);
  };
  return (
    <form className={css.form} noValidate onSubmit={submit}>
      <details className={css.events} open={postponed.counting.length > 0}>
        <summary>{t('votes.postponed')}</summary>
        <fieldset className={css.clubs}>
          <legend className={css.soft}>{t(`votes.postponed.${team.rules.postponed}`)}</legend>
          {allClubs(team).map((club) => (
            <TickBox
              key={club}
              label={club}
              checked={clubs.includes(club)}
              onChange={({ target }) =>
                setClubs((before) =>
                  target.checked ? [...before, club] : before.filter((one) => one !== club),
                )
              }
            />
          ))}
        </fieldset>
      </details>
      {pair && (
        <SelectField
          label={t('votes.started', { name: team.byId.get(pair.starter)?.name ?? '' })}
          choices={STARTED.map((value) => ({ value, label: t(`votes.started.${value}`) }))}
          value={started === null ? 'unknown' : started ? 'yes' : 'no'}
          onChoose={(value) => setStarted(value === 'unknown' ? null : value === 'yes')}
        />
      )}
      <ul className={css.votes}>
        {team.players.map((player) => (
          <VoteLine
            key={player.id}
            player={player}
            rules={team.rules}
            isPostponed={clubs.includes(player.club)}
            row={rows.get(player.id) ?? NOTHING}
            isWrong={wrong.includes(player.id)}
            onChange={(row) => setRows(new Map(rows).set(player.id, row))}
          />
        ))}
      </ul>
      <p role="alert" className={css.wrong}>
        {wrong.length > 0 && t('votes.wrong', { count: wrong.length })}
      </p>
      <Button type="submit" busy={busy}>
        {t('votes.send')}
      </Button>
    </form>
  );
}

const allClubs = ({ players }: LineupTeam) =>
  [...new Set(players.map(({ club }) => club))].sort((a, b) => a.localeCompare(b));

/** The clubs of some players, in the order of the alphabet. */
export const clubsOf = (team: LineupTeam, ids: readonly number[]): string[] =>
  allClubs({ ...team, players: team.players.filter(({ id }) => ids.includes(id)) });

interface VoteLineProps {
  readonly player: LineupPlayer;
  readonly rules: LineupTeam['rules'];
  readonly isPostponed: boolean;
  readonly row: VoteRow;
  readonly isWrong: boolean;
  readonly onChange: (row: VoteRow) => void;
}

function VoteLine({ player, rules, isPostponed, row, isWrong, onChange }: VoteLineProps) {
  const t = useText('lineup');
  const who = (
    <span className={css.who}>
      <RolePlate player={player} game={rules.game} />
      {player.name}
    </span>
  );
  if (isPostponed) {
    return (
      <li className={css.vote}>
        {who}
        <span className={css.soft}>{t(`votes.postponed.short.${rules.postponed}`)}</span>
      </li>
    );
  }
  return (
    <li className={css.vote} data-wrong={isWrong || undefined}>
      {who}
      <input
        className={css.number}
        inputMode="decimal"
        aria-label={t('votes.vote', { name: player.name })}
        aria-invalid={isWrong || undefined}
        placeholder="s.v."
        value={row.vote}
        onChange={(event) => onChange({ ...row, vote: event.target.value })}
      />
      <details className={css.events}>
        <summary>
          {t('votes.bonus')} <span className="visually-hidden">{player.name}</span>
        </summary>
        <div>
          {askedEvents(rules.bonus, player.role, row).map((name) => (
            <label key={name}>
              {t(`event.${name}`)}
              <input
                className={css.number}
                inputMode="numeric"
                value={row.events[name] ?? ''}
                onChange={(event) =>
                  onChange({ ...row, events: { ...row.events, [name]: event.target.value } })
                }
              />
            </label>
          ))}
        </div>
      </details>
    </li>
  );
}
