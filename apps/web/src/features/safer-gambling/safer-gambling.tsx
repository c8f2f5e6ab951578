import type { CurrentUser } from '@tredici/contract/account';
import { useSavedChoice } from '#lib/device/use-saved-choice.ts';
import { useText } from '#lib/i18n/translate.ts';
import { useSaveProfile } from '#lib/session/use-save-profile.ts';
import { ChoiceBoxes } from '#ui/choice-boxes.tsx';
import { TickBox } from '#ui/tick-box.tsx';
import { HelpLinks } from './help-links.tsx';
import { reminderChoices } from './reminder-choices.ts';
import css from './safer-gambling.module.css';
import { SelfExclusionPicker } from './self-exclusion-picker.tsx';

const NEVER = 'never';

/** The tools with which users limit their own time and money. */
export function SaferGambling({ user }: { readonly user: CurrentUser }) {
  const t = useText('safer-gambling');
  const save = useSaveProfile(user.id, t('saved'));
  const [minutes, chooseMinutes] = useSavedChoice(
    user.session_reminder_minutes,
    (session_reminder_minutes) => save({ user: { session_reminder_minutes } }),
  );
  const [noOdds, chooseNoOdds] = useSavedChoice(user.no_odds, (no_odds) =>
    save({ user: { no_odds } }),
  );
  return (
    <>
      <div className={css.tool}>
        <h3 className={css.title} id="pausa">
          {t('selfExclusion.title')}
        </h3>
        <SelfExclusionPicker />
      </div>
      <div className={css.tool}>
        <h3 className={css.title}>{t('reminder.title')}</h3>
        <p className={css.soft}>{t('reminder.body')}</p>
        <ChoiceBoxes
          legend={t('reminder.label')}
          value={minutes === null ? NEVER : String(minutes)}
          choices={[
            { value: NEVER, label: t('reminder.never') },
            ...reminderChoices(minutes).map((count) => ({
              value: String(count),
              label: t('reminder.minutes', { count }),
            })),
          ]}
          onChoose={(choice) => chooseMinutes(choice === NEVER ? null : Number(choice))}
        />
      </div>
      <div className={css.tool}>
        <h3 className={css.title}>{t('noOdds.title')}</h3>
        <TickBox
          name="no_odds"
          label={t('noOdds.label')}
          hint={t('noOdds.hint')}
          checked={noOdds}
          onChange={(event) => chooseNoOdds(event.target.checked)}
        />
      </div>
      <HelpLinks />
    </>
  );
}
