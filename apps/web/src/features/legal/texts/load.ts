import type { LegalText } from './operator.ts';

export type LegalDocumentName = 'legal' | 'privacy' | 'cookie-policy' | 'data-processing';
export type LegalLanguage = 'it' | 'en';

/** One chunk per document and language: a reader downloads only the text they open. */
const loaders: Record<LegalLanguage, Record<LegalDocumentName, () => Promise<LegalText>>> = {
  it: {
    legal: async () => (await import('./legal-it.ts')).legalIt,
    privacy: async () => (await import('./privacy-it.ts')).privacyIt,
    'cookie-policy': async () => (await import('./cookie-policy-it.ts')).cookiePolicyIt,
    'data-processing': async () => (await import('./data-processing-it.ts')).dataProcessingIt,
  },
  en: {
    legal: async () => (await import('./legal-en.ts')).legalEn,
    privacy: async () => (await import('./privacy-en.ts')).privacyEn,
    'cookie-policy': async () => (await import('./cookie-policy-en.ts')).cookiePolicyEn,
    'data-processing': async () => (await import('./data-processing-en.ts')).dataProcessingEn,
  },
};

export function loadLegalText(
  document: LegalDocumentName,
  language: LegalLanguage,
): Promise<LegalText> {
  return loaders[language][document]();
}
