import { LANGUAGES, preferences } from '#lib/device/preferences.ts';
import { useLanguage, useText } from '#lib/i18n/translate.ts';
import css from './switches.module.css';

export function LanguageSwitch() {
  const t = useText('shell');
  const spoken = useLanguage();
  return (
    <fieldset className={css.languages} aria-label={t('language')}>
      {LANGUAGES.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          className={css.language}
          aria-pressed={language === spoken}
          title={t(`language.${language}`)}
          onClick={() => preferences.set({ language })}
        >
          {language.toUpperCase()}
          <span className="visually-hidden"> {t(`language.${language}`)}</span>
        </button>
      ))}
    </fieldset>
  );
}
