import { link, list, note, p, type Section } from './blocks.ts';
import { identityIt } from './identity.ts';
import type { Operator } from './operator.ts';

/** First half of the terms: what Tredici is, what it is not, who may use it. */
export const legalServiceIt = (operator: Operator): Section[] => [
  {
    id: 'who',
    heading: 'Chi siamo',
    blocks: [
      p(
        'Il servizio è offerto dal gestore di Tredici, cioè da chi fa funzionare questo sito. In queste pagine «noi» e «il gestore» indicano la stessa persona o società.',
      ),
      identityIt(operator),
      p(
        '«Tu» sei la persona che usa il sito. Se lo usi per scopi estranei alla tua attività professionale sei un consumatore, e il Codice del consumo (D.Lgs. 206/2005) ti protegge anche dove qui non lo ripetiamo.',
      ),
    ],
  },
  {
    id: 'service',
    heading: 'Che cosa fa Tredici',
    blocks: [
      p('Tredici è uno strumento di analisi statistica del calcio. Ti offre:'),
      list(
        'le probabilità stimate degli esiti di una partita, in 22 campionati;',
        'le quote pubblicate da operatori terzi, accanto alle nostre stime;',
        'un piano settimanale: un calcolo di come si distribuirebbe un budget che decidi tu, con le perdite simulate accanto ai guadagni simulati;',
        'strumenti per il fantacalcio: rose, formazioni, listone, appunti;',
        'il registro pubblico di quanto le nostre stime sono state esatte.',
      ),
      p(
        'Nell’installazione dimostrativa ogni pagina porta la scritta «Dati dimostrativi». Lì partite, risultati, quote e calciatori sono inventati e non vanno usati per alcuna decisione.',
      ),
    ],
  },
  {
    id: 'not-betting',
    heading: 'Che cosa Tredici non è',
    blocks: [
      note(
        'Tredici non è un operatore di scommesse. Qui non si gioca, non si depositano somme da giocare e non si incassano vincite.',
      ),
      p(
        'Non raccogliamo puntate, né in proprio né per conto di altri. Non facciamo da intermediari. Il budget che scrivi nel piano è un numero per i calcoli: nessun denaro si muove.',
      ),
      p(
        'Non facciamo pubblicità al gioco con vincite in denaro, vietata dall’articolo 9 del D.L. 87/2018, convertito dalla L. 96/2018. Non pubblichiamo bonus, promozioni o inviti a giocare.',
      ),
      p(
        'Tredici non offre nemmeno consulenza finanziaria. «Capitale», «piano» e «rendimento» sono parole del calcolo: scommettere non è un investimento e non risolve problemi di denaro.',
      ),
    ],
  },
  {
    id: 'estimates',
    heading: 'Stime, non promesse',
    blocks: [
      p(
        'Le probabilità sono stime. Le ricaviamo da risultati passati e da dati di mercato, con modelli statistici che possono sbagliare. Un esito al 70% non si verifica, in media, tre volte su dieci.',
      ),
      note('Nessuna vincita è garantita. Chi gioca può perdere tutto ciò che punta.'),
      p(
        'Le perdite le mostriamo come i guadagni: stesso posto, stessa evidenza. Ogni pronostico si blocca al calcio d’inizio e non viene più riscritto. Il ',
        link('registro dell’affidabilità', '/affidabilita'),
        ' comprende anche quelli sbagliati.',
      ),
      p(
        'I risultati passati, veri o simulati, non dicono quali saranno quelli futuri. I grafici di esempio portano scritto che sono esempi.',
      ),
    ],
  },
  {
    id: 'odds',
    heading: 'Quote e collegamenti',
    blocks: [
      p(
        'Le quote appartengono agli operatori che le pubblicano. Le mostriamo a scopo informativo, per confrontarle con le nostre stime. Possono cambiare o contenere errori: fa fede solo quella che l’operatore applica in quel momento.',
      ),
      p(
        'I collegamenti ai siti degli operatori sono semplici: non contengono codici di affiliazione e non ci fruttano compensi. L’ordine in cui gli operatori compaiono non si compra. Se uno è sempre il primo, lo è per un criterio neutro, come la completezza dei suoi prezzi.',
      ),
      p(
        'In Italia può raccogliere gioco soltanto chi ha una concessione dell’Agenzia delle dogane e dei monopoli (ADM). L’elenco dei concessionari è sul sito di ',
        link('ADM', 'https://www.adm.gov.it/'),
        '. Con quei siti hai un rapporto diretto, regolato dalle loro condizioni.',
      ),
    ],
  },
  {
    id: 'adults',
    heading: 'Solo dai 18 anni',
    blocks: [
      note('Tredici è riservato a chi ha compiuto 18 anni.'),
      p(
        'Quando ti registri e spunti la casella di accettazione dichiari di averli compiuti. La dichiarazione deve essere vera. Se scopriamo che un account appartiene a un minore, lo chiudiamo, ne cancelliamo i dati e rimborsiamo quanto è stato pagato.',
      ),
      p(
        'Se sei un genitore e pensi che tuo figlio si sia registrato, scrivici: interveniamo subito. In ogni caso la legge vieta ai minori di 18 anni il gioco con vincite in denaro.',
      ),
    ],
  },
  {
    id: 'responsible-gambling',
    heading: 'Gioco responsabile',
    blocks: [
      p(
        'Il gioco d’azzardo può causare dipendenza. Se senti di aver perso il controllo, o lo vedi succedere a una persona cara, parlarne presto aiuta.',
      ),
      list(
        [
          'Telefono Verde Nazionale dell’Istituto Superiore di Sanità: ',
          link('800 55 88 22', 'tel:800558822'),
          '. È gratuito e anonimo, dal lunedì al venerdì, dalle 10 alle 16.',
        ],
        [
          'Registro unico degli autoesclusi di ADM: con una sola richiesta ti escludi da tutti i siti di gioco con concessione italiana. Le istruzioni sono su ',
          link('adm.gov.it', 'https://www.adm.gov.it/'),
          '.',
        ],
        'Il servizio per le dipendenze (SerD) della tua azienda sanitaria: l’accesso è libero e gratuito.',
      ),
      p(
        'Se giochi, decidi prima quanto puoi perdere senza danno, e non rincorrere le perdite. Nessuna funzione di Tredici serve a recuperare denaro perso.',
      ),
    ],
  },
  {
    id: 'account',
    heading: 'Il tuo account',
    blocks: [
      p(
        'Per registrarti servono nome, cognome, un indirizzo e-mail che leggi davvero e una password. Confermi l’indirizzo con il link che ti spediamo. L’account è personale: uno per persona.',
      ),
      p(
        'Custodisci la password e non darla a nessuno. Se temi che qualcuno la conosca, cambiala: tutte le altre sessioni si chiudono. Avvisaci se noti accessi che non riconosci.',
      ),
      p('Possiamo sospendere le nuove registrazioni. Chi è già iscritto continua come prima.'),
    ],
  },
  {
    id: 'fair-use',
    heading: 'Uso corretto',
    blocks: [
      p('Usa Tredici per te. Non puoi:'),
      list(
        'rivendere, ripubblicare o copiare in massa stime, quote e dati;',
        'dare ad altri l’accesso al tuo account;',
        'aggirare limiti tecnici, misure di protezione o il piano scelto;',
        'interrogare il servizio con programmi automatici in modo da rallentarlo per gli altri;',
        'usare i nostri contenuti per invitare altre persone a giocare.',
      ),
      p(
        'Citare un numero, condividere una pagina, scaricare il registro pubblico per verificarlo: tutto questo è permesso, e ci fa piacere.',
      ),
    ],
  },
  {
    id: 'content',
    heading: 'Contenuti, nostri e tuoi',
    blocks: [
      p(
        'Software, testi, grafica e stime di Tredici sono del gestore o di chi glieli ha concessi in licenza. Nomi e marchi di squadre, tornei e operatori sono dei rispettivi titolari: li usiamo solo per indicare di chi si parla.',
      ),
      p(
        'Rose, formazioni, liste e appunti che scrivi restano tuoi. Ci servono solo per mostrarteli e per fare i calcoli che chiedi. Puoi scaricarli o cancellarli quando vuoi.',
      ),
    ],
  },
];
