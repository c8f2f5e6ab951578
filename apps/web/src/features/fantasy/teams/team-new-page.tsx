import { useRouter } from '@tanstack/react-router';
import { useText } from '#lib/i18n/translate.ts';
import { paths } from '#lib/navigation/paths.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { NEW_TEAM } from './draft.ts';
import { TeamBuilder } from './team-builder.tsx';
import css from './team-view.module.css';

export function TeamNewPage() {
  const t = useText('teams');
  const router = useRouter();
  return (
    <div className={css.page}>
      <PageHeading className={css.name}>{t('new')}</PageHeading>
      <TeamBuilder
        team={null}
        first={NEW_TEAM}
        onSaved={({ id }) => void router.navigate({ to: paths.team(id) })}
      />
    </div>
  );
}
