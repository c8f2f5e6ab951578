import { SelectField } from '#ui/select-field.tsx';

interface SeasonFieldProps {
  readonly label: string;
  /** Those there is something of, newest first. */
  readonly seasons: readonly string[];
  readonly season: string;
  readonly onChoose: (season: string) => void;
}

/** The season that is shown, among those of a league; also where an address asks for another. */
export function SeasonField({ label, seasons, season, onChoose }: SeasonFieldProps) {
  const choices = seasons.includes(season) ? seasons : [...seasons, season].sort().reverse();
  return (
    <SelectField
      label={label}
      choices={choices.map((each) => ({ value: each, label: each }))}
      value={season}
      onChoose={onChoose}
    />
  );
}
