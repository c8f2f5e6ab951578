import type { Price } from './objects.ts';

const IT = {
  language: 'it',
  banner: 'Dimostrazione: nessun denaro si muove, nessuna carta è richiesta.',
  checkoutTitle: 'Cassa di prova',
  checkoutNote: 'Qui, con un vero fornitore di pagamenti, inseriresti la tua carta.',
  cardRefused: 'Carta rifiutata. Nulla è stato addebitato: puoi riprovare.',
  pay: 'Paga con una carta di prova',
  payRefused: 'Prova una carta che viene rifiutata',
  cancel: 'Torna ai prezzi senza pagare',
  portalTitle: 'Il tuo abbonamento di prova',
  portalNote: 'Qui si disdice, si riprende o si cambia carta, quando vuoi.',
  nothingRuns: 'Nessun abbonamento attivo.',
  endSubscription: 'Disdici alla fine del periodo',
  resume: 'Riprendi l’abbonamento',
  endsOn: 'Termina il',
  renewsOn: 'Si rinnova il',
  receipt: 'Ricevuta',
  receiptNote: 'Ricevuta di prova, senza valore fiscale.',
  number: 'Numero',
  back: 'Torna a Tredici',
  monthly: 'Tredici Pro, mensile',
  yearly: 'Tredici Pro, annuale',
  cardFails: 'Usa di nuovo una carta buona',
  cardWorks: 'Fai fallire il prossimo rinnovo',
};

const EN: typeof IT = {
  language: 'en',
  banner: 'Demonstration: no money moves and no card is needed.',
  checkoutTitle: 'Test checkout',
  checkoutNote: 'With a real payment provider you would enter your card here.',
  cardRefused: 'Card refused. Nothing was charged: you can try again.',
  pay: 'Pay with a test card',
  payRefused: 'Try a card that is refused',
  cancel: 'Back to the prices without paying',
  portalTitle: 'Your test subscription',
  portalNote: 'Cancel, resume or change the card here, whenever you like.',
  nothingRuns: 'No running subscription.',
  endSubscription: 'Cancel at the end of the period',
  resume: 'Resume the subscription',
  endsOn: 'Ends on',
  renewsOn: 'Renews on',
  receipt: 'Receipt',
  receiptNote: 'A test receipt, without fiscal value.',
  number: 'Number',
  back: 'Back to Tredici',
  monthly: 'Tredici Pro, monthly',
  yearly: 'Tredici Pro, yearly',
  cardFails: 'Use a good card again',
  cardWorks: 'Make the next renewal fail',
};

export type PageWords = typeof IT & {
  plan(price: Price): string;
  amount(cents: number, currency: string): string;
  date(seconds: number): string;
  cardSwitch(fails: boolean): string;
};

export function wordsOf(locale: string | null): PageWords {
  const words = locale === 'en' ? EN : IT;
  const region = locale === 'en' ? 'en-GB' : 'it-IT';
  return {
    ...words,
    plan: ({ recurring }) => (recurring.interval === 'year' ? words.yearly : words.monthly),
    amount: (cents, currency) =>
      new Intl.NumberFormat(region, { style: 'currency', currency }).format(cents / 100),
    date: (seconds) =>
      new Intl.DateTimeFormat(region, { dateStyle: 'long', timeZone: 'Europe/Rome' }).format(
        seconds * 1000,
      ),
    cardSwitch: (fails) => (fails ? words.cardFails : words.cardWorks),
  };
}
