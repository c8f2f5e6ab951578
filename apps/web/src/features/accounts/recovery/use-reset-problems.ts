import { ApiError } from '#lib/api/api-error.ts';
import { useErrorText, useFieldText } from '#lib/api/problem-text.ts';
import { hasMessage, useText } from '#lib/i18n/translate.ts';
import type { Problem } from '#ui/problem-panel.tsx';

/** Why a password was not set, by the names that the page uses; the link counts as one of its fields. */
export function useResetProblems(): (refusal: unknown) => Problem[] {
  const t = useText('recovery');
  const errorText = useErrorText();
  const fieldText = useFieldText();
  return (refusal) => {
    if (refusal === null) return [];
    const text = errorText(refusal);
    if (!(refusal instanceof ApiError)) return [{ field: null, text }];
    if (refusal.code === 'key_invalid') return [{ field: t('field.link'), text }];
    const codes = Object.entries(refusal.codes);
    if (codes.length === 0) return [{ field: null, text }];
    return codes.map(([name, found]) => {
      const key = `field.${name}`;
      const field = hasMessage('recovery', key) ? t(key) : t('field.other');
      return { field, text: fieldText(found) ?? text };
    });
  };
}
