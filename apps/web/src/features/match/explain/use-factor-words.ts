import { hasMessage, useText } from '#lib/i18n/translate.ts';

export interface FactorWords {
  readonly name: string;
  readonly body: string | null;
}

/** A factor of the forecast in words; one without a text of its own gets a generic one. */
export function useFactorWords(home: string): (factor: string) => FactorWords {
  const t = useText('match');
  return (factor) => {
    const name = `factor.${factor}`;
    const body = `${name}.body`;
    return {
      name: hasMessage('match', name) ? t(name, { home }) : t('factor.other'),
      body: hasMessage('match', body) ? t(body) : null,
    };
  };
}
