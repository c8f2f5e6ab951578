import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CHAMPIONSHIP_LIMITS } from '@tredici/contract/championships';
import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import { paths } from '#lib/navigation/paths.ts';
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
  asked,
}: StepProps & {
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
        error={shown && t(`name.${shown}`, { number: count(draft.name.trim().length) })}
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
        <Participant draft={draft} onChange={onChange} />
      )}
    </div>
  );
}

function Participant({ draft, onChange }: StepProps) {
  const t = useText('teams');
  const { data } = useQuery(teamQueries.championship(draft.championshipId ?? 0));
  if (!data) return null;
  return (
    <SelectField
      label={t('participant')}
      choices={[
        { value: NONE, label: t('participant.none') },
        ...data.participants.map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
      value={draft.participantId === null ? NONE : String(draft.participantId)}
      onChoose={(chosen) => onChange({ participantId: chosen === NONE ? null : Number(chosen) })}
    />
  );
}
