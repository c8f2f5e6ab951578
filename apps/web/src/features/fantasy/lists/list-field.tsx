import { useQuery } from '@tanstack/react-query';
import { useText } from '#lib/i18n/translate.ts';
import { SelectField } from '#ui/select-field.tsx';
import type { ListView } from '../list-view.ts';
import type { ChooseView } from '../use-list-view.ts';
import { listQueries } from './queries.ts';

const ALL = 'all';

/** Limits the table to one of the reader's own lists; hidden if they have none. */
export function ListField({
  view,
  onChoose,
}: {
  readonly view: ListView;
  readonly onChoose: ChooseView;
}) {
  const t = useText('fantasy');
  const lists = useQuery(listQueries.lists()).data?.results ?? [];
  if (lists.length === 0) return null;
  return (
    <SelectField
      label={t('filters.list')}
      choices={[
        { value: ALL, label: t('filters.everyList') },
        ...lists.map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
      value={view.list === null ? ALL : String(view.list)}
      onChoose={(chosen) => onChoose({ list: chosen === ALL ? null : Number(chosen) })}
    />
  );
}
