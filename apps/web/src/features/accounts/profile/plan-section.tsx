import { useText } from '#lib/i18n/translate.ts';
import { paths } from '#lib/navigation/paths.ts';
import { LinkButton } from '#ui/button.tsx';
import css from './parts.module.css';
import { Section } from './section.tsx';

export function PlanSection({ premium }: { readonly premium: boolean }) {
  const t = useText('profile');
  return (
    <Section id="piano" title={t('plan.title')} glance={t('plan.glance')}>
      <p>{t(premium ? 'plan.pro' : 'plan.free')}</p>
      <div className={css.actions}>
        <LinkButton to={paths.pricing()}>{t('plan.prices')}</LinkButton>
      </div>
    </Section>
  );
}
