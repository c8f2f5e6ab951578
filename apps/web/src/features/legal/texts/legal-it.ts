import type { LegalText } from './operator.ts';

export const legalIt: LegalText = () => ({
  title: 'Termini di servizio',
  updated: '2026-11-15',
  intro: [],
  sections: [],
});
