import type { LegalText } from './operator.ts';

export const dataProcessingIt: LegalText = () => ({
  title: 'Trattamento dei dati personali',
  updated: '2026-11-15',
  intro: [],
  sections: [],
});
