import { link, list, mail, note, p, type Section, table } from './blocks.ts';
import type { Operator } from './operator.ts';

/** Last part of the page on processing: rights, requests, records. */
export const dataRightsIt = (operator: Operator): Section[] => [
  {
    id: 'rights',
    heading: 'I tuoi diritti, uno per uno',
    blocks: [
      p(
        'Gli articoli da 12 a 22 del GDPR. Esercitarli è gratuito, e non devi spiegare perché, salvo dove indicato.',
      ),
      table(
        'Diritti e modo di esercitarli',
        ['Diritto', 'Che cosa ottieni', 'Come'],
        [
          'Trasparenza (artt. 12, 13 e 14)',
          'Informazioni chiare su chi tratta i dati e perché',
          'Queste pagine, o una tua domanda',
        ],
        [
          'Accesso (art. 15)',
          'Conferma, copia dei dati, spiegazioni',
          'Esportazione dal profilo, o e-mail',
        ],
        ['Rettifica (art. 16)', 'Correzione e completamento', 'Dal profilo, o e-mail'],
        ['Cancellazione (art. 17)', 'Eliminazione dei dati', 'Dal profilo, o e-mail'],
        [
          'Limitazione (art. 18)',
          'I dati restano fermi mentre si verifica una contestazione',
          'E-mail',
        ],
        [
          'Notifica (art. 19)',
          'Chi aveva ricevuto i dati viene avvisato di correzioni e cancellazioni',
          'Lo facciamo noi; su richiesta ti diciamo a chi',
        ],
        [
          'Portabilità (art. 20)',
          'I tuoi dati in formato JSON, da portare altrove',
          'Esportazione dal profilo',
        ],
        [
          'Opposizione (art. 21)',
          'Stop ai trattamenti fondati sul legittimo interesse, salvo motivi prevalenti',
          'E-mail, indicando la tua situazione',
        ],
        [
          'Decisioni automatizzate (art. 22)',
          'Non ne prendiamo; se cambiasse, avresti un intervento umano',
          'E-mail',
        ],
        [
          'Revoca del consenso (art. 7)',
          'Fine della newsletter o della misurazione pubblicitaria',
          'Profilo per la prima, piè di pagina per la seconda',
        ],
      ),
      p(
        'I dati di contratto e fatture non possono essere cancellati prima dei 10 anni: lo vieta la legge (art. 17, paragrafo 3, GDPR). Possiamo però limitarne l’uso.',
      ),
    ],
  },
  {
    id: 'requests',
    heading: 'Come gestiamo le richieste',
    blocks: [
      list(
        [
          'Scrivi a ',
          mail(operator.email),
          ', meglio se dall’indirizzo dell’account. Basta dire che cosa vuoi.',
        ],
        'Ti confermiamo di averla ricevuta. Se non siamo certi che sia tu, chiediamo il minimo per capirlo, mai una copia di documenti se basta una risposta dall’e-mail registrata.',
        'Rispondiamo entro 30 giorni. Per richieste complesse il termine può allungarsi di due mesi (art. 12): te lo diciamo, con il motivo, entro i primi 30 giorni.',
        'Se diciamo di no, spieghiamo perché e come puoi opporti.',
        'Annotiamo richiesta, data ed esito, per dimostrare di aver risposto.',
      ),
      note('Risposta entro 30 giorni, gratuita.'),
    ],
  },
  {
    id: 'breaches',
    heading: 'Se qualcosa va storto',
    blocks: [
      p(
        'In caso di violazione dei dati valutiamo subito i rischi. Se ce ne sono per le persone, avvisiamo il Garante entro 72 ore da quando ne veniamo a conoscenza (art. 33 GDPR). Se il rischio è elevato scriviamo anche a te, senza ritardo e in parole semplici: che cosa è successo, che cosa abbiamo fatto, che cosa conviene fare (art. 34).',
      ),
      p('Se scopri una falla, segnalacela allo stesso indirizzo: ti ringraziamo e la correggiamo.'),
    ],
  },
  {
    id: 'records',
    heading: 'Registro e valutazioni',
    blocks: [
      p(
        'Il gestore tiene il registro delle attività di trattamento (art. 30 GDPR), che contiene le stesse voci di questa pagina, e quello delle violazioni (art. 33, paragrafo 5).',
      ),
      p(
        'Ogni nuova funzione parte dal minimo dei dati (art. 25). Il trattamento descritto qui non richiede una valutazione d’impatto: non c’è profilazione, né sorveglianza, né uso su larga scala di dati delicati. Se questo cambiasse, la faremmo prima di cominciare (art. 35).',
      ),
    ],
  },
  {
    id: 'automated',
    heading: 'Modelli e persone',
    blocks: [
      p(
        'I modelli statistici stimano esiti di partite e prestazioni sportive. Non usano i dati degli utenti e non servono a valutarli. Le tue squadre e i tuoi appunti non addestrano alcun modello.',
      ),
    ],
  },
  {
    id: 'minors',
    heading: 'Maggiore età',
    blocks: [
      p(
        'Il servizio è riservato a chi ha almeno 18 anni, che lo dichiara alla registrazione. Non chiediamo documenti: sarebbe raccogliere più dati del necessario. Gli account di minori che ci vengono segnalati sono chiusi e cancellati.',
      ),
    ],
  },
  {
    id: 'complaint',
    heading: 'Contatti, reclami e lingua',
    blocks: [
      p(
        'Per ogni questione scrivi a ',
        mail(operator.email),
        '. Puoi sempre presentare reclamo al Garante per la protezione dei dati personali, piazza Venezia 11, 00187 Roma, ',
        link('garanteprivacy.it', 'https://www.garanteprivacy.it/'),
        ' (art. 77 GDPR), o rivolgerti al giudice (art. 79).',
      ),
      p(
        'Leggi anche l’',
        link('informativa sulla privacy', '/privacy'),
        ' e i ',
        link('termini di servizio', '/legal'),
        '. Il testo che fa fede è quello italiano; la versione inglese è una traduzione.',
      ),
    ],
  },
];
