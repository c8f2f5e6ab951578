import type { Language } from '@tredici/contract/account';
import type { FailedPayment, MailContent } from './order.ts';

/** The words of a mail, before they have a form. */
export interface Letter {
  readonly subject: string;
  /** Shown by mail programs beside the subject. */
  readonly preview: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly action?: { readonly label: string; readonly url: string };
  /** Below the rule: what to do if this was not you. */
  readonly note?: string;
}

export function writeLetter(content: MailContent, language: Language): Letter {
  return language === 'en' ? inEnglish(content) : inItalian(content);
}

function inItalian(content: MailContent): Letter {
  switch (content.kind) {
    case 'verification':
      return {
        subject: 'Conferma la tua e-mail',
        preview: 'Un clic e il tuo account è pronto.',
        heading: 'Conferma la tua e-mail',
        paragraphs: [
          'Grazie per l’iscrizione a Tredici. Manca un segno: conferma che questo indirizzo è tuo.',
          'Il collegamento vale tre giorni e si usa una volta sola.',
        ],
        action: { label: 'Conferma l’indirizzo', url: content.link },
        note: 'Se l’iscrizione non è tua, non fare nulla: senza conferma l’account resta chiuso e dopo 30 giorni lo cancelliamo.',
      };
    case 'already-verified':
      return {
        subject: 'La tua e-mail è già confermata',
        preview: 'Non serve altro: puoi accedere.',
        heading: 'È già tutto a posto',
        paragraphs: [
          'Hai chiesto di nuovo l’e-mail di verifica, ma questo indirizzo è già confermato. Puoi accedere.',
        ],
        action: { label: 'Accedi', url: content.link },
        note: 'Se non l’hai chiesto tu, puoi ignorare questo messaggio.',
      };
    case 'password-reset':
      return {
        subject: 'Scegli una nuova password',
        preview: 'Il collegamento vale un’ora.',
        heading: 'Scegli una nuova password',
        paragraphs: [
          'Hai chiesto di reimpostare la password di Tredici.',
          'Il collegamento vale un’ora e si usa una volta sola. Con la nuova password si chiudono tutte le sessioni aperte.',
        ],
        action: { label: 'Scegli la password', url: content.link },
        note: 'Se non l’hai chiesto tu, non fare nulla: la tua password resta quella di prima.',
      };
    case 'password-changed':
      return {
        subject: 'La tua password è cambiata',
        preview: 'Le altre sessioni sono state chiuse.',
        heading: 'La tua password è cambiata',
        paragraphs: [
          'La password del tuo account è stata cambiata e le altre sessioni sono state chiuse.',
        ],
        note: `Se non l’hai cambiata tu, scegline subito un’altra: ${content.link}`,
      };
    case 'account-deleted':
      return {
        subject: 'Il tuo account è stato cancellato',
        preview: 'Abbiamo tolto i tuoi dati.',
        heading: 'Il tuo account non c’è più',
        paragraphs: [
          'Abbiamo cancellato il tuo account e i tuoi dati personali, come hai chiesto. Restano solo i documenti che la legge impone di conservare per le fatture.',
          'La cancellazione è definitiva. Se un giorno vorrai tornare, ti basterà una nuova iscrizione.',
        ],
      };
    case 'subscription-started':
      return {
        subject: 'Il tuo piano Pro è attivo',
        preview: 'Ecco che cosa comprende e quando si rinnova.',
        heading: 'Piano Pro Attivato',
        paragraphs: [
          `Il piano ${content.plan === 'yearly' ? 'annuale' : 'mensile'} è attivo. Si rinnova il ${dateText(content.renewsOn, 'it')}; puoi disdire quando vuoi dal profilo.`,
          'Hai quattordici giorni per ripensarci.',
        ],
        action: { label: 'Apri il profilo', url: content.link },
      };
    case 'subscription-ended':
      return {
        subject: 'Il tuo piano Pro è terminato',
        preview: 'Il tuo account resta, con il piano Free.',
        heading: 'Il tuo piano Pro è terminato',
        paragraphs: [
          `L’abbonamento è finito il ${dateText(content.endsOn, 'it')} e non verranno addebitati altri pagamenti.`,
          'Il tuo account resta aperto con il piano Free, con le tue squadre e le tue note.',
        ],
        action: { label: 'Vedi i piani', url: content.link },
      };
    case 'payment-failed':
      return {
        subject: 'Il rinnovo di Tredici Pro non è riuscito',
        preview: 'Riproviamo nei prossimi giorni. Controlla la carta.',
        heading: 'Il pagamento non è riuscito',
        paragraphs: [
          `Non siamo riusciti a incassare ${amountText(content, 'it')} per il rinnovo del piano Pro. Riproviamo nei prossimi giorni: intanto il piano resta attivo, al massimo per una settimana.`,
          'Se la carta è scaduta o è cambiata, aggiornala dal profilo. Se invece vuoi smettere, non devi fare nulla.',
        ],
        action: { label: 'Apri il profilo', url: content.link },
      };
    case 'contract-withdrawn':
      return {
        subject: 'Hai esercitato il diritto di recesso',
        preview: 'Il contratto è sciolto e ti rimborsiamo.',
        heading: 'Recesso confermato',
        paragraphs: [
          `Il ${dateText(content.askedOn, 'it')} hai esercitato il diritto di recesso da Tredici Pro. Il contratto è sciolto: non ci saranno altri addebiti.`,
          'Ti rimborsiamo tutto ciò che hai pagato, sullo stesso mezzo di pagamento. Di solito arriva in 5–10 giorni lavorativi. Conserva questa e-mail come conferma.',
        ],
      };
  }
}

function inEnglish(content: MailContent): Letter {
  switch (content.kind) {
    case 'verification':
      return {
        subject: 'Confirm your e-mail',
        preview: 'One click and your account is ready.',
        heading: 'Confirm your e-mail',
        paragraphs: [
          'Thank you for joining Tredici. One mark is missing: confirm that this address is yours.',
          'The link works for three days, and once.',
        ],
        action: { label: 'Confirm the address', url: content.link },
        note: 'If it was not you who joined, do nothing: without confirmation the account stays closed, and after 30 days we delete it.',
      };
    case 'already-verified':
      return {
        subject: 'Your e-mail is already confirmed',
        preview: 'Nothing else is needed: you can log in.',
        heading: 'All is in order',
        paragraphs: [
          'You asked for the verification mail again, but this address is already confirmed. You can log in.',
        ],
        action: { label: 'Log in', url: content.link },
        note: 'If you did not ask for it, you can ignore this message.',
      };
    case 'password-reset':
      return {
        subject: 'Choose a new password',
        preview: 'The link works for one hour.',
        heading: 'Choose a new password',
        paragraphs: [
          'You asked to reset your Tredici password.',
          'The link works for one hour, and once. The new password closes all open sessions.',
        ],
        action: { label: 'Choose the password', url: content.link },
        note: 'If you did not ask for it, do nothing: your password stays as it was.',
      };
    case 'password-changed':
      return {
        subject: 'Your password has changed',
        preview: 'Your other sessions were closed.',
        heading: 'Your password has changed',
        paragraphs: [
          'The password of your account was changed and your other sessions were closed.',
        ],
        note: `If it was not you, choose another at once: ${content.link}`,
      };
    case 'account-deleted':
      return {
        subject: 'Your account has been deleted',
        preview: 'Your data has been removed.',
        heading: 'Your account is gone',
        paragraphs: [
          'We deleted your account and your personal data, as you asked. Only the records that the law requires for invoices remain.',
          'This is final. Should you ever want to come back, a new registration is all it takes.',
        ],
      };
    case 'subscription-started':
      return {
        subject: 'Your Pro plan is active',
        preview: 'What it includes and when it renews.',
        heading: 'Pro plan active',
        paragraphs: [
          `The ${content.plan} plan is active. It renews on ${dateText(content.renewsOn, 'en')}; you can cancel whenever you like from your profile.`,
          'You have fourteen days to change your mind.',
        ],
        action: { label: 'Open your profile', url: content.link },
      };
    case 'subscription-ended':
      return {
        subject: 'Your Pro plan has ended',
        preview: 'Your account stays, on the Free plan.',
        heading: 'Your Pro plan has ended',
        paragraphs: [
          `The subscription ended on ${dateText(content.endsOn, 'en')} and nothing more will be charged.`,
          'Your account stays open on the Free plan, with your teams and your notes.',
        ],
        action: { label: 'See the plans', url: content.link },
      };
    case 'payment-failed':
      return {
        subject: 'Your Tredici Pro renewal did not go through',
        preview: 'We will try again in the coming days. Please check your card.',
        heading: 'The payment did not go through',
        paragraphs: [
          `We could not collect ${amountText(content, 'en')} for the renewal of your Pro plan. We will try again in the coming days; meanwhile the plan stays active, for a week at most.`,
          'If your card has expired or changed, update it from your profile. If you would rather stop, you need not do anything.',
        ],
        action: { label: 'Open your profile', url: content.link },
      };
    case 'contract-withdrawn':
      return {
        subject: 'You have withdrawn from your contract',
        preview: 'The contract has ended and you will be refunded.',
        heading: 'Withdrawal confirmed',
        paragraphs: [
          `On ${dateText(content.askedOn, 'en')} you withdrew from Tredici Pro. The contract has ended and nothing more will be charged.`,
          'We refund everything you paid, to the same means of payment. It usually arrives within 5 to 10 working days. Please keep this e-mail as confirmation.',
        ],
      };
  }
}

function dateText(instant: string, language: Language): string {
  const locale = language === 'it' ? 'it-IT' : 'en-GB';
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'Europe/Rome' });
  return format.format(new Date(instant));
}

function amountText({ amountCents, currency }: FailedPayment, language: Language): string {
  const region = language === 'en' ? 'en-GB' : 'it-IT';
  return new Intl.NumberFormat(region, { style: 'currency', currency }).format(amountCents / 100);
}
