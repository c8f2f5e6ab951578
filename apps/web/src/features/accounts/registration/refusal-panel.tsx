import { ApiError } from '#lib/api/api-error.ts';
import { useErrorText, useFieldText } from '#lib/api/problem-text.ts';
import { hasMessage, useText } from '#lib/i18n/translate.ts';
import { type Problem, ProblemPanel } from '#ui/problem-panel.tsx';
import { refusedField } from './step-rules.ts';

/** What the server refused, by the labels that the fields have on the page. */
export function RefusalPanel({ refusal }: { readonly refusal: unknown }) {
  const t = useText('registration');
  const say = useText('catalogue');
  const errorText = useErrorText();
  const fieldText = useFieldText();

  const nameOf = (field: string) => {
    const key = `field.${field}`;
    return hasMessage('registration', key) ? t(key) : t('field.other');
  };
  const problems = (): Problem[] => {
    if (refusal === null) return [];
    const codes = refusal instanceof ApiError ? Object.entries(refusal.codes) : [];
    if (codes.length > 0) {
      return codes.map(([field, found]) => ({
        field: nameOf(field),
        text: fieldText(found) ?? errorText(refusal),
      }));
    }
    const field = refusedField(refusal);
    return [{ field: field && nameOf(field), text: errorText(refusal) }];
  };
  return <ProblemPanel problems={problems()} heading={say('errorsInField')} />;
}
