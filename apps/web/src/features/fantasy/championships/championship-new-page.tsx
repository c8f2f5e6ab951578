import { useRouter } from '@tanstack/react-router';
import { useText } from '#lib/i18n/translate.ts';
import { paths } from '#lib/navigation/paths.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { NEW_CHAMPIONSHIP } from './championship-draft.ts';
import { ChampionshipForm } from './championship-form.tsx';
import css from './championship-view.module.css';

export function ChampionshipNewPage() {
  const t = useText('championships');
  const router = useRouter();
  return (
    <div className={css.page}>
      <PageHeading className={css.name}>{t('new')}</PageHeading>
      <ChampionshipForm
        championship={null}
        first={NEW_CHAMPIONSHIP}
        onSaved={({ id }) => void router.navigate({ to: paths.championship(id) })}
      />
    </div>
  );
}
