import { Link } from '@tanstack/react-router';
import type { GivenVote, KnownVote } from '@tredici/contract/teams';
import type { EventName } from '@tredici/engine/fantasy/scoring/match-day';
import { type SubmitEvent, useState } from 'react';
import { useLanguage, useText } from '#lib/i18n/translate.ts';
import { paths } from '#lib/navigation/paths.ts';
import { Button } from '#ui/button.tsx';
import { Fold } from '#ui/fold.tsx';
import { RolePlate } from '../../role-plate.tsx';
import type { LineupPlayer, LineupTeam } from '../lineup-team.ts';
import css from './after-round.module.css';
import { readRows, rowsFrom, type VoteRow } from './vote-rows.ts';

interface VoteFormProps {
  readonly team: LineupTeam;
  /** The votes known so far. */
  readonly votes: readonly KnownVote[];
  readonly busy: boolean;
  readonly onSend: (votes: GivenVote[]) => void;
}
const NOTHING: VoteRow = { vote: '', events: {} };
/** The columns of a newspaper's table; other values come only with a file. */
const ASKED = [
  'goals',
  'penaltiesScored',
  'assists',
  'yellowCards',
  'redCards',
  'ownGoals',
  'penaltiesMissed',
] as const satisfies readonly EventName[];
const ASKED_OF_GOALKEEPERS = [
  'goalsConceded',
  'penaltiesSaved',
  'assists',
  'yellowCards',
  'redCards',
] as const satisfies readonly EventName[];

/** A form for the votes of a round, for users without a file of them. */
export function VoteForm({ team, votes, busy, onSend }: VoteFormProps) {
  const t = useText('lineup');
  return (
    <div>
      <p className={css.soft}>
        {t('votes.file')} <Link to={paths.playerFiles()}>{t('votes.files')}</Link>
      </p>
      <Fold title={t('votes.title')}>
        <Form team={team} votes={votes} busy={busy} onSend={onSend} />
      </Fold>
    </div>
  );
}

function Form({ team, votes, busy, onSend }: VoteFormProps) {
  const t = useText('lineup');
  const known = rowsFrom(votes, useLanguage());
  const [rows, setRows] = useState(known);
  const [wrong, setWrong] = useState<readonly number[]>([]);
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
    onSend([...kept, ...read.votes]);
  };
  return (
    <form className={css.form} noValidate onSubmit={submit}>
      <ul className={css.votes}>
        {team.players.map((player) => (
          <VoteLine
            key={player.id}
            player={player}
            game={team.rules.game}
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

interface VoteLineProps {
  readonly player: LineupPlayer;
  readonly game: LineupTeam['rules']['game'];
  readonly row: VoteRow;
  readonly isWrong: boolean;
  readonly onChange: (row: VoteRow) => void;
}

function VoteLine({ player, game, row, isWrong, onChange }: VoteLineProps) {
  const t = useText('lineup');
  const asked = player.role === 'P' ? ASKED_OF_GOALKEEPERS : ASKED;
  return (
    <li className={css.vote} data-wrong={isWrong || undefined}>
      <span className={css.who}>
        <RolePlate player={player} game={game} />
        {player.name}
      </span>
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
          {asked.map((name) => (
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
