import { useQuery } from '@tanstack/react-query';
import { useText } from '#lib/i18n/translate.ts';
import { secondFactorQuery } from '../second-factor/queries.ts';
import { SecondFactor } from '../second-factor/second-factor.tsx';
import { Section } from './section.tsx';

export function SecondFactorSection() {
  const t = useText('profile');
  const { data } = useQuery(secondFactorQuery);
  return (
    <Section
      id="secondo-fattore"
      title={t('secondFactor.title')}
      glance={data ? t(data.since ? 'secondFactor.glanceOn' : 'secondFactor.glanceOff') : '\u00a0'}
      intro={t('secondFactor.intro')}
    >
      <SecondFactor />
    </Section>
  );
}
