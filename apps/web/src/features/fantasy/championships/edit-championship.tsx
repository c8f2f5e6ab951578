import type { Championship } from '@tredici/contract/championships';
import { draftOf } from './championship-draft.ts';
import { ChampionshipForm } from './championship-form.tsx';

interface EditChampionshipProps {
  readonly championship: Championship;
  readonly onClose: () => void;
}

export function EditChampionship({ championship, onClose }: EditChampionshipProps) {
  return (
    <ChampionshipForm
      championship={championship}
      first={draftOf(championship)}
      onSaved={onClose}
      onCancel={onClose}
    />
  );
}
