import { formatsFor } from '#lib/i18n/format.ts';
import type { LegalDocumentName, LegalLanguage } from './texts/load.ts';

interface LegalWords {
  /** The titles stand here too, so that the heading is on the page before the text arrives. */
  titles: Record<LegalDocumentName, string>;
  contents: string;
  updatedOn: string;
  loading: string;
  failed: string;
  retry: string;
  demo: string;
}

export const legalWords: Record<LegalLanguage, LegalWords> = {
  it: {
    titles: {
      legal: 'Termini di servizio',
      privacy: 'Informativa sulla privacy',
      'cookie-policy': 'Cookie e memoria locale',
      'data-processing': 'Trattamento dei dati personali',
    },
    contents: 'Indice',
    updatedOn: 'Aggiornato il',
    loading: 'Il testo sta arrivando.',
    failed: 'Il testo non è arrivato. Controlla la connessione e riprova.',
    retry: 'Riprova',
    demo: 'Stai leggendo un’installazione dimostrativa: gli indirizzi che finiscono in .test non ricevono posta.',
  },
  en: {
    titles: {
      legal: 'Terms of service',
      privacy: 'Privacy notice',
      'cookie-policy': 'Cookies and local storage',
      'data-processing': 'Processing of personal data',
    },
    contents: 'Contents',
    updatedOn: 'Updated on',
    loading: 'The text is on its way.',
    failed: 'The text did not arrive. Check your connection and try again.',
    retry: 'Try again',
    demo: 'You are reading a demonstration installation: addresses ending in .test receive no mail.',
  },
};

/** '2026-11-15' → '15 novembre 2026'. */
export function formatDay(isoDay: string, language: LegalLanguage): string {
  return `${formatsFor(language).dayOfMonth(isoDay)} ${isoDay.slice(0, 4)}`;
}
