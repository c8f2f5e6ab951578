import { link, list, mail, note, p, type Section, table } from './blocks.ts';
import { dataRightsIt } from './data-rights-it.ts';
import { identityIt } from './identity.ts';
import type { LegalText, Operator } from './operator.ts';

export const dataProcessingIt: LegalText = (operator, adScriptHost) => ({
  title: 'Trattamento dei dati personali',
  updated: '2026-11-15',
  intro: [
    'L’informativa sulla privacy dice l’essenziale. Questa pagina è il dettaglio: ogni categoria di dati, lo scopo, la base giuridica, chi la tratta e dove, come la proteggiamo, quando la cancelliamo.',
  ],
  sections: [...processing(operator, adScriptHost), ...dataRightsIt(operator)],
});

const processing = (operator: Operator, adScriptHost: string | null): Section[] => [
  {
    id: 'roles',
    heading: 'Titolare e ruoli',
    blocks: [
      p(
        'Titolare del trattamento è il gestore di Tredici. I dati li trattano persone da lui autorizzate e istruite, e i fornitori elencati più sotto. Si applicano il Regolamento (UE) 2016/679 (GDPR) e il D.Lgs. 196/2003.',
      ),
      identityIt(operator),
    ],
  },
  {
    id: 'categories',
    heading: 'Categorie di dati',
    blocks: [
      table(
        'Quali dati, di chi, e da dove arrivano',
        ['Categoria', 'Dati', 'Origine'],
        [
          'Account',
          'Nome, cognome, e-mail (che è anche il nome utente), impronta della password, lingua, date di creazione e di verifica, accettazione dei termini e dichiarazione di maggiore età',
          'Tu, alla registrazione',
        ],
        [
          'Sessioni',
          'Impronta della chiave di sessione, apertura, ultimo uso, scadenza, nome del browser; per 180 giorni i dispositivi già usati',
          'Il sistema',
        ],
        [
          'Uso del servizio',
          'Budget, piano settimanale, preferenze, squadre, formazioni, campionati, liste, appunti',
          'Tu',
        ],
        ['Newsletter', 'Scelta: sì, no, non ancora chiesta', 'Tu'],
        [
          'Abbonamento',
          'Piano, stato, date, importi, fatture, identificativo cliente presso Stripe; mai il numero della carta',
          'Tu e Stripe',
        ],
        [
          'Sicurezza',
          'Indirizzo IP, ora, chiamata richiesta, esito, conteggio dei tentativi di accesso',
          'Il sistema',
        ],
        ['Corrispondenza', 'Messaggi, indirizzo del mittente, risposte', 'Tu'],
        [
          'Calciatori professionisti',
          'Nome, ruolo, squadra, statistiche di gioco pubbliche',
          'Fornitori di dati sportivi',
        ],
      ),
      p(
        'Non trattiamo categorie particolari di dati (art. 9 GDPR) né dati giudiziari (art. 10). Ti chiediamo di non scriverne negli appunti.',
      ),
    ],
  },
  {
    id: 'purposes',
    heading: 'Scopi e basi giuridiche',
    blocks: [
      table(
        'Che cosa facciamo con i dati e perché possiamo farlo',
        ['Scopo', 'Categorie', 'Base (art. 6 GDPR)'],
        [
          'Registrarti, verificare l’e-mail, farti accedere, recuperare la password',
          'Account, sessioni',
          'Contratto, lettera b',
        ],
        ['Fornirti pronostici, piano e fantacalcio', 'Uso del servizio', 'Contratto, lettera b'],
        [
          'Gestire abbonamento, recesso, disdetta e rimborsi',
          'Account, abbonamento',
          'Contratto, lettera b',
        ],
        ['Fatture e contabilità', 'Abbonamento', 'Obbligo di legge, lettera c'],
        ['Rispondere alle richieste sui diritti', 'Corrispondenza', 'Obbligo di legge, lettera c'],
        [
          'Impedire abusi, limitare i tentativi di accesso, correggere guasti',
          'Sicurezza, sessioni',
          'Legittimo interesse, lettera f',
        ],
        ['Riservare il servizio ai maggiorenni', 'Account', 'Legittimo interesse, lettera f'],
        [
          'Difendere un diritto in giudizio',
          'Quelle necessarie al caso',
          'Legittimo interesse, lettera f',
        ],
        ['Newsletter', 'Account, newsletter', 'Consenso, lettera a'],
        [
          'Misurazione della pubblicità con uno script di terzi',
          'Dati di navigazione raccolti dallo script',
          'Consenso, lettera a',
        ],
        [
          'Informazione sportiva e fantacalcio',
          'Calciatori professionisti',
          'Legittimo interesse, lettera f',
        ],
      ),
      p(
        'Quando ci basiamo sul legittimo interesse lo abbiamo pesato con i tuoi diritti: usiamo pochi dati, per poco tempo, per scopi che chi usa un sito si aspetta. Puoi opporti scrivendoci. Non usiamo i dati per scopi diversi da questi senza avvisarti prima.',
      ),
    ],
  },
  {
    id: 'processors',
    heading: 'Chi tratta i dati per noi, e dove',
    blocks: [
      table(
        'Destinatari dei dati',
        ['Chi', 'Che cosa fa', 'Ruolo', 'Dove'],
        [
          'Fornitore di hosting',
          'Ospita il sito e il database',
          'Responsabile (art. 28)',
          'Spazio economico europeo',
        ],
        [
          'Fornitore di posta elettronica',
          'Recapita verifiche, avvisi e newsletter',
          'Responsabile (art. 28)',
          'Spazio economico europeo',
        ],
        [
          'Stripe',
          'Incassa i pagamenti con carta, gestisce il portale dell’abbonamento, previene le frodi',
          'Responsabile per i pagamenti; titolare autonomo per i propri obblighi e per l’antifrode',
          'Irlanda; in parte Stati Uniti',
        ],
        [
          'Consulente contabile',
          'Tiene fatture e scritture',
          'Responsabile (art. 28)',
          'Spazio economico europeo',
        ],
        [
          adScriptHost
            ? `Fornitore dello script pubblicitario (${adScriptHost})`
            : 'Fornitore dello script pubblicitario: oggi nessuno',
          'Misura la pubblicità, solo dopo il consenso',
          'Titolare autonomo',
          'Indicato nella sua informativa',
        ],
      ),
      p(
        'Con i responsabili c’è un contratto scritto che li vincola alle nostre istruzioni. I nomi dei fornitori in uso, che possono cambiare, te li diciamo su richiesta: ',
        mail(operator.email),
        '.',
      ),
      p(
        'Gli operatori di gioco e i fornitori di risultati e quote non ricevono alcun dato su di te. I collegamenti alle quote non portano codici che ti identificano.',
      ),
    ],
  },
  {
    id: 'transfers',
    heading: 'Trasferimenti fuori dall’Europa',
    blocks: [
      p(
        'I nostri dati stanno nello Spazio economico europeo. Il gruppo Stripe può trattarne una parte negli Stati Uniti, sulla base della decisione di adeguatezza relativa al quadro UE-USA per la protezione dei dati (art. 45 GDPR) o delle clausole contrattuali tipo (art. 46). Lo script pubblicitario, se lo accetti, segue le garanzie dichiarate dal suo fornitore.',
      ),
    ],
  },
  {
    id: 'security',
    heading: 'Misure di sicurezza',
    blocks: [
      list(
        'Password: conserviamo solo l’impronta, calcolata con argon2id e un sale diverso per ciascuno. Nessuno può leggerla, nemmeno noi.',
        'Sessioni: chiavi casuali di 256 bit, conservate sul server soltanto come impronta. Durano 30 giorni dall’ultimo uso. Logout, cambio e reimpostazione della password chiudono le sessioni. Un accesso da un dispositivo nuovo ti viene segnalato per e-mail.',
        'Accesso in due passaggi, se lo attivi: la chiave è conservata cifrata, i codici di recupero soltanto come impronta.',
        'Collegamenti di verifica e di recupero: valgono una volta sola, 3 giorni il primo e un’ora il secondo, e anche di questi teniamo solo l’impronta.',
        'Accesso: tentativi limitati per account e per indirizzo di rete.',
        'Controllo anti-robot: un calcolo che fa il tuo browser, senza servizi di terzi.',
        'Pagine: intestazioni di protezione e una politica che permette solo gli script previsti.',
        'Registri: password, chiavi e altri segreti non vi compaiono.',
        'Pagamenti: i dati della carta non passano dai nostri server.',
        'Trasmissione: il sito pubblico si raggiunge solo con connessione cifrata (HTTPS).',
        'Persone: accede ai dati solo chi ne ha bisogno per il proprio compito.',
      ),
      p('Rivediamo queste misure quando cambiano il servizio o i rischi (art. 32 GDPR).'),
    ],
  },
  {
    id: 'retention',
    heading: 'Tempi di conservazione',
    blocks: [
      table(
        'Quanto teniamo i dati, e perché',
        ['Dati', 'Durata', 'Motivo'],
        [
          'Contratto Pro e fatture: intestatario, e-mail, piano, date, importi, pagamenti',
          '10 anni dalla fine del contratto',
          'Artt. 2220 e 2946 del codice civile, norme fiscali',
        ],
        ['Account', 'Fino alla cancellazione dell’account', 'Serve al servizio'],
        [
          'Account mai confermato',
          '30 giorni dall’ultima e-mail di verifica',
          'Senza conferma non serve a nessuno',
        ],
        [
          'Budget, piano, squadre, formazioni, liste, appunti',
          'Finché non li elimini, al più tardi con l’account',
          'Servono al servizio',
        ],
        [
          'Sessioni',
          '30 giorni dall’ultimo uso, o fino al logout; la traccia si elimina dopo altri 7 giorni',
          'Sicurezza',
        ],
        [
          'Chiavi di verifica e di recupero',
          '3 giorni e un’ora; la traccia si elimina dopo altri 7 giorni, o con l’account mai confermato',
          'Sicurezza',
        ],
        [
          'Scelta sulla newsletter',
          'Fino alla revoca o alla cancellazione dell’account',
          'Consenso',
        ],
        [
          'Registri tecnici e conteggi dei tentativi',
          'Non oltre 30 giorni',
          'Sicurezza e correzione dei guasti',
        ],
        ['Copie di sicurezza', 'Non oltre 30 giorni', 'Ripristino dopo un guasto'],
        [
          'Corrispondenza',
          'Fino a un anno dalla risposta; 10 anni dalla fine del contratto se lo documenta',
          'Prova di averti risposto',
        ],
        ['Scelta sui cookie, nel tuo browser', 'Sei mesi', 'Linee guida del Garante'],
      ),
      p(
        'Se una controversia è in corso teniamo i dati necessari fino alla sua conclusione. Poi valgono di nuovo questi tempi.',
      ),
    ],
  },
  {
    id: 'deletion',
    heading: 'Che cosa succede quando cancelli l’account',
    blocks: [
      note('La cancellazione è definitiva: non si può annullare.'),
      list(
        'Si eliminano: nome, e-mail, impronta della password, sessioni, chiavi, preferenze, budget, piano, squadre, formazioni, campionati, liste, appunti, scelta sulla newsletter.',
        'Si chiude: l’abbonamento Pro, se c’è.',
        'Resta, separato e usato solo a quel fine: ciò che documenta contratto e fatture, per 10 anni dalla fine del contratto. Se non hai mai pagato, non resta nulla.',
        'Nelle copie di sicurezza i dati scompaiono al loro ricambio, entro 30 giorni. Se una copia viene ripristinata, la cancellazione si ripete.',
      ),
      p(
        'Prima di cancellare puoi scaricare una copia dei tuoi dati. Che cosa resta nel browser lo spiega la pagina su ',
        link('cookie e memoria locale', '/cookie-policy'),
        '.',
      ),
    ],
  },
];
