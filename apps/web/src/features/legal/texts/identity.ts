import { type Block, definitions, mail } from './blocks.ts';
import type { Operator } from './operator.ts';

/** Who answers for the service, as the law wants them named: what is not configured is not shown. */
export function identityIt(operator: Operator): Block {
  return definitions(
    ['Gestore', operator.name],
    ['E-mail', [mail(operator.email)]],
    ...(operator.address ? [['Indirizzo', operator.address] as const] : []),
    ...(operator.vat_number ? [['Partita IVA', operator.vat_number] as const] : []),
  );
}

export function identityEn(operator: Operator): Block {
  return definitions(
    ['Operator', operator.name],
    ['E-mail', [mail(operator.email)]],
    ...(operator.address ? [['Address', operator.address] as const] : []),
    ...(operator.vat_number ? [['VAT number', operator.vat_number] as const] : []),
  );
}
