import type { LegalDocument } from './blocks.ts';

/** Who runs this installation of Tredici: the trader of the terms and the controller of the privacy
 *  notice. The program cannot know it, so it is given from outside and no text names a company.
 *
 *  Whoever publishes these texts also promises what no code can keep alone: HTTPS, servers in
 *  the European Economic Area, technical logs and backups gone within 30 days, messages within a
 *  year, answers within 30 days, a reminder 30 days before a yearly renewal (Codice del consumo,
 *  art. 65-bis), a withdrawal function in the profile (art. 54-bis) and a full refund to whoever
 *  withdraws within 14 days. */
export interface Operator {
  readonly name: string;
  readonly email: string;
  readonly address: string | null;
  readonly vat_number: string | null;
}

/** A text is complete once it knows who runs the site and from which host, if any, the one optional
 *  script of a third party comes: both are configuration. */
export type LegalText = (operator: Operator, adScriptHost: string | null) => LegalDocument;
