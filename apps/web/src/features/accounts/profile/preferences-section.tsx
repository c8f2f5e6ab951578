import type { CurrentUser } from '@tredici/contract/account';
import { LANGUAGES, preferences, usePreferences } from '#lib/device/preferences.ts';
import { useSavedChoice } from '#lib/device/use-saved-choice.ts';
import { useLanguage, useText } from '#lib/i18n/translate.ts';
import { useSaveProfile } from '#lib/session/use-save-profile.ts';
import { ChoiceBoxes } from '#ui/choice-boxes.tsx';
import { TickBox } from '#ui/tick-box.tsx';
import css from './parts.module.css';
import { Section } from './section.tsx';

export function PreferencesSection({ user }: { readonly user: CurrentUser }) {
  const t = useText('profile');
  const save = useSaveProfile(user.id, t('saved'));
  // The chosen language, not the one in use: the texts of another language take a moment to load.
  const spoken = useLanguage();
  const wished = usePreferences().language ?? spoken;

  const [newsletter, chooseNewsletter] = useSavedChoice(
    user.receive_newsletter === true,
    (receive_newsletter) => save({ user: { receive_newsletter } }),
  );
  const [language, chooseLanguage] = useSavedChoice(wished, (chosen) => {
    preferences.set({ language: chosen });
    return save({ user: { language: chosen } });
  });

  return (
    <Section id="preferenze" title={t('preferences.title')} glance={t('preferences.glance')}>
      <TickBox
        name="receive_newsletter"
        label={t('preferences.newsletter')}
        hint={t('preferences.newsletterHint')}
        checked={newsletter}
        onChange={(event) => chooseNewsletter(event.target.checked)}
      />
      <ChoiceBoxes
        legend={t('preferences.language')}
        value={language}
        choices={LANGUAGES.map((each) => ({ value: each, label: t(`preferences.${each}`) }))}
        onChoose={chooseLanguage}
      />
      <p className={css.soft}>{t('preferences.languageHint')}</p>
    </Section>
  );
}
