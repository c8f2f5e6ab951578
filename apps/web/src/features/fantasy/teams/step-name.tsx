import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CHAMPIONSHIP_LIMITS, type Championship } from '@tredici/contract/championships';
import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import { paths } from '#lib/navigation/paths.ts';
import { lengthOf } from '#lib/text-length.ts';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { TeamDraft } from './draft.ts';
import { nameProblem } from './draft.ts';
import { teamQueries } from './queries.ts';
import css from './team-builder.module.css';

export interface StepProps {
  readonly draft: TeamDraft;
  readonly onChange: (changes: Partial<TeamDraft>) => void;
}

const NONE = 'none';

/** The team's name, and its championship. */
export function StepName({
  draft,
  onChange,
  teamId,
  asked,
}: StepProps & {
  /** Undefined for a new one. */
  readonly teamId: number | undefined;
  /** The user has tried to save, so missing values are shown. */
  readonly asked: boolean;
}) {
  const t = useText('teams');
  const { count } = useFormats();
  const championships = useQuery(teamQueries.championships()).data?.results ?? [];
  const problem = nameProblem(draft.name);
  const shown = problem === 'long' || (asked && problem === 'empty') ? problem : null;
  return (
    <div className={css.step}>
      <TextField
        label={t('name')}
        hint={t('name.help', { most: CHAMPIONSHIP_LIMITS.nameLength })}
        name="name"
        dir="auto"
        autoComplete="off"
        value={draft.name}
        error={shown && t(`name.${shown}`, { number: count(lengthOf(draft.name.trim())) })}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      <SelectField
        label={t('championship')}
        choices={[
          { value: NONE, label: t('championship.none') },
          ...championships.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        value={draft.championshipId === null ? NONE : String(draft.championshipId)}
        onChoose={(chosen) =>
          onChange({
            championshipId: chosen === NONE ? null : Number(chosen),
            participantId: null,
          })
        }
      />
      {draft.championshipId === null ? (
        <p className={css.help}>
          {t('championship.help')}{' '}
          <Link to={paths.championshipNew()}>{t('championship.make')}</Link>
        </p>
      ) : (
        <Participant draft={draft} onChange={onChange} teamId={teamId} />
      )}
    </div>
  );
}

/** Shows which participants other teams of the user's are. They can be chosen: saving then asks first. */
function Participant({
  draft,
  onChange,
  teamId,
}: StepProps & { readonly teamId: number | undefined }) {
  const t = useText('teams');
  const { data } = useQuery(teamQueries.championship(draft.championshipId ?? 0));
  const teams = useQuery(teamQueries.teams()).data?.results ?? [];
  if (!data) return null;
  const labelOf = ({ name, team_id }: Championship['participants'][number]) => {
    const holder = teams.find(({ id }) => id === team_id && id !== teamId);
    return holder ? t('participant.taken', { name, team: holder.name }) : name;
  };
  return (
    <SelectField
      label={t('participant')}
      choices={[
        { value: NONE, label: t('participant.none') },
        ...data.participants.map((one) => ({ value: String(one.id), label: labelOf(one) })),
      ]}
      value={draft.participantId === null ? NONE : String(draft.participantId)}
      onChoose={(chosen) => onChange({ participantId: chosen === NONE ? null : Number(chosen) })}
    />
  );
}
