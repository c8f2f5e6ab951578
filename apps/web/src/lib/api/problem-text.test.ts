import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CATALOGUE_KEYS, type CatalogueKey } from '@tredici/contract/catalogue';
import { describe, expect, it } from 'vitest';
import { FIELD_MESSAGES, REFUSAL_MESSAGES } from './problem-text.ts';

const read = (language: 'it' | 'en'): Record<CatalogueKey, string> =>
  JSON.parse(
    readFileSync(join(import.meta.dirname, `../../locales/${language}/catalogue.json`), 'utf8'),
  );
const italian = read('it');
const english = read('en');

/** The sentences of the specification (sections 5 and 8), word for word, with the codes that lead to them. */
const FIELDS = {
  email_invalid: ['Email non valida', 'Invalid e-mail'],
  password_too_short: [
    'La password deve essere lunga almeno 8 caratteri',
    'The password must be at least 8 characters long',
  ],
  password_too_simple: [
    'La password deve contenere almeno una lettera maiuscola, una minuscola, un numero e un carattere speciale',
    'The password must contain at least one uppercase letter, one lowercase letter, one digit and one special character',
  ],
  password_mismatch: [
    'Ripeti la stessa password per confermare che sia corretta',
    'Repeat the same password to confirm that it is correct',
  ],
  privacy_required: [
    "È necessario accettare l'accordo legale",
    'You must accept the legal agreement',
  ],
  captcha_required: ['Inserisci il captcha', 'Complete the captcha'],
} as const;

const REFUSALS = {
  login_failed: ['Accesso non riuscito.', 'Login failed.'],
  email_registered: [
    'Un utente è già registrato con questa email.',
    'A user is already registered with this e-mail address.',
  ],
  username_taken: [
    'Un utente con questo nome utente esiste già.',
    'A user with this username already exists.',
  ],
  email_in_use: ["L'email è già in uso", 'The e-mail is already in use'],
  registration_closed: ['Le registrazioni sono chiuse', 'Registration is closed'],
  captcha_failed: [
    'Verifica fallita. Ricarica la pagina e riprova.',
    'Verification failed. Please reload the site and try again.',
  ],
  email_not_found: ['Email non trovata', 'E-mail not found'],
  password_change_failed: [
    'Si è verificato un errore durante la modifica della password',
    'An error occurred while changing the password',
  ],
} as const;

const OTHERS = {
  pleaseEnter: ['Inserisci {{field}}', 'Please enter {{field}}'],
  formInvalid: [
    'Il modulo non è valido. Controlla i campi segnati.',
    'The form is not valid. Check the marked fields.',
  ],
  userNotVerified: [
    "Non è stato possibile verificare l'utente. Vuoi accedere di nuovo?",
    'The user could not be verified. Do you want to log in again?',
  ],
  recoveryFailed: [
    "Non è stato possibile inviare l'e-mail di recupero. Riprova tra poco.",
    'The recovery e-mail could not be sent. Please try again shortly.',
  ],
  errorsInField: ['Errori nel seguente campo:', 'Errors in the following field:'],
  emailNotVerifiedTitle: ['E-mail non verificata', 'E-mail is not verified'],
  emailNotVerifiedQuestion: [
    'La tua e-mail non è ancora verificata. Vuoi ricevere di nuovo il messaggio di verifica?',
    'Your E-mail is not verified. Do you want to resend the verification mail?',
  ],
  validationMailSent: ['E-mail di verifica inviata.', 'Validation E-Mail sent.'],
  registered: ['Registrazione avvenuta con successo', 'Registration completed successfully'],
  passwordChanged: [
    'La password è stata modificata con successo',
    'The password was changed successfully',
  ],
  passwordReset: [
    'La password è stata reimpostata con successo',
    'The password was reset successfully',
  ],
  deleted: ['cancellato con successo', 'deleted successfully'],
  planFree: ['Piano Free Attivato', 'Free plan active'],
  planPro: ['Piano Pro Attivato', 'Pro plan active'],
  premiumFeature: [
    'Questa funzionalità è disponibile solo con il piano Premium.',
    'This feature is available only with the Premium plan.',
  ],
  premiumOnly: ['Disponibile solo con il piano Premium', 'Available only with the Premium plan'],
  teamIncomplete: ['Errore', 'Error'],
  teamNotCreated: ['Non è stato possibile creare una squadra', 'The team could not be created'],
  championshipNotFound: [
    'Non è stato trovato alcun campionato corrispondente, selezionarne uno',
    'No matching championship was found, select one',
  ],
  noGamesFound: ['Nessuna partita trovata per il torneo.', 'No games found for the tournament.'],
  nextGamesFailed: [
    'Si è verificato un errore nel recupero dei dati del campionato',
    'There was an error getting the league data',
  ],
  leagueFailed: [
    'Si è verificato un errore nel recupero dei dati del campionato {{name}}',
    'There was an error fetching data for the league {{name}}',
  ],
  // The exclamation marks and "Squadre aggiornata" are the specification's own.
  teamCreated: ['Squadra creata con successo!', 'Team created successfully!'],
  teamsUpdated: ['Squadre aggiornata con successo!', 'Teams updated successfully!'],
  teamSaved: ['Squadra salvata', 'Team saved'],
  teamDeleted: ['Squadra cancellata con successo', 'Team deleted successfully'],
} as const satisfies Partial<Record<CatalogueKey, readonly [string, string]>>;

type Sentences = Readonly<Record<string, readonly [string, string]>>;
const expectSaid = (key: CatalogueKey | undefined, [it, en]: readonly [string, string]) => {
  expect(key && [italian[key], english[key]]).toEqual([it, en]);
};

describe('the promised sentences', () => {
  it('are all here', () => {
    const said = [...Object.values(FIELD_MESSAGES), ...Object.values(REFUSAL_MESSAGES)];
    expect([...said, ...Object.keys(OTHERS)].sort()).toEqual([...CATALOGUE_KEYS].sort());
  });

  it('cover every code that is said in the words of the catalogue', () => {
    expect(Object.keys(FIELD_MESSAGES)).toEqual(Object.keys(FIELDS));
    expect(Object.keys(REFUSAL_MESSAGES)).toEqual(Object.keys(REFUSALS));
  });

  it.each(Object.entries(FIELDS as Sentences))('of a field: %s', (code, sentences) => {
    expectSaid(FIELD_MESSAGES[code as keyof typeof FIELD_MESSAGES], sentences);
  });

  it.each(Object.entries(REFUSALS as Sentences))('of a refusal: %s', (code, sentences) => {
    expectSaid(REFUSAL_MESSAGES[code as keyof typeof REFUSAL_MESSAGES], sentences);
  });

  it.each(Object.entries(OTHERS as Sentences))('%s', (key, sentences) => {
    expectSaid(key as CatalogueKey, sentences);
  });
});
