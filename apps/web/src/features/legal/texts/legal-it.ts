import { legalContractIt } from './legal-contract-it.ts';
import { legalServiceIt } from './legal-service-it.ts';
import type { LegalText } from './operator.ts';

export const legalIt: LegalText = (operator) => ({
  title: 'Termini di servizio',
  updated: '2026-11-15',
  intro: [
    'Questo è il contratto tra te e il gestore di Tredici. Lo accetti quando ti registri. L’abbiamo scritto perché si legga: frasi brevi, niente rinvii inutili.',
    'In una riga: Tredici calcola probabilità sulle partite di calcio. Non raccoglie scommesse, non promette vincite ed è riservato a chi ha compiuto 18 anni.',
  ],
  sections: [...legalServiceIt(operator), ...legalContractIt(operator)],
});
