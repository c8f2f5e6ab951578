import type { LegalText } from './operator.ts';

export const dataProcessingEn: LegalText = () => ({
  title: 'Processing of personal data',
  updated: '2026-11-15',
  intro: [],
  sections: [],
});
