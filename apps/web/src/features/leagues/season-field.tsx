import { SelectField } from '#ui/select-field.tsx';

interface SeasonFieldProps {
  readonly label: string;
  /** The seasons with data, newest first. */
  readonly seasons: readonly string[];
  readonly season: string;
  readonly onChoose: (season: string) => void;
}

/** A choice among the seasons of a league. The shown season is always offered, even if an address asks for
 *  one without data. */
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
