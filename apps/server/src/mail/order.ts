import type { Language } from '@tredici/contract/account';

/** What a mail is for, as it waits in the queue. No key and no link stands here: they are made when
 *  the mail is written, so that the database never holds one that opens something. */
export type MailOrder =
  | { [K in UserMailKind]: { readonly kind: K; readonly userId: number } }[UserMailKind]
  | ({ readonly kind: 'subscription-started'; readonly userId: number } & SubscriptionTerms)
  | { readonly kind: 'subscription-ended'; readonly userId: number; readonly endsOn: string }
  | ({ readonly kind: 'payment-failed'; readonly userId: number } & FailedPayment)
  | ({ readonly kind: 'contract-withdrawn'; readonly userId: number } & Withdrawal)
  /** Whoever is gone cannot be looked up any more. */
  | { readonly kind: 'account-deleted'; readonly recipient: Recipient };

export type UserMailKind =
  | 'verification'
  | 'already-verified'
  | 'password-reset'
  | 'password-changed';

export interface SubscriptionTerms {
  readonly plan: 'monthly' | 'yearly';
  /** ISO instant of the next payment. */
  readonly renewsOn: string;
}

export interface FailedPayment {
  readonly amountCents: number;
  readonly currency: string;
}

export interface Withdrawal {
  /** ISO instant at which the user withdrew. */
  readonly askedOn: string;
}

export interface Recipient {
  readonly email: string;
  readonly firstName: string;
  readonly language: Language;
}

/** A mail with everything that goes into its words. */
export type MailContent =
  | { readonly kind: 'verification'; readonly link: string }
  | { readonly kind: 'already-verified'; readonly link: string }
  | { readonly kind: 'password-reset'; readonly link: string }
  | { readonly kind: 'password-changed'; readonly link: string }
  | { readonly kind: 'account-deleted' }
  | ({ readonly kind: 'subscription-started'; readonly link: string } & SubscriptionTerms)
  | { readonly kind: 'subscription-ended'; readonly link: string; readonly endsOn: string }
  | ({ readonly kind: 'payment-failed'; readonly link: string } & FailedPayment)
  | ({ readonly kind: 'contract-withdrawn' } & Withdrawal);
