import { link, list, mail, note, p, type Section, table } from './blocks.ts';
import type { Operator } from './operator.ts';

/** Second half of the terms: plans, money, ending, law. */
export const legalContractIt = (operator: Operator): Section[] => [
  {
    id: 'plans',
    heading: 'Piano Free e piano Pro',
    blocks: [
      table(
        'Che cosa comprende ciascun piano',
        ['Funzione', 'Free', 'Pro'],
        ['Profilo, rose, formazioni, liste e appunti', 'Sì', 'Sì'],
        ['Registro pubblico dell’affidabilità', 'Sì', 'Sì'],
        ['Pronostici, pagina della partita e quote', 'No', 'Sì'],
        ['Pagina iniziale con le migliori stime e piano settimanale', 'No', 'Sì'],
        ['Punti attesi e undici consigliato al fantacalcio', 'No', 'Sì'],
      ),
      p(
        'Il piano Free non costa nulla e non ha scadenza. Il piano Pro è un abbonamento mensile o annuale. La pagina ',
        link('Prezzi', '/prezzi'),
        ' dice che cosa include e quanto costa.',
      ),
    ],
  },
  {
    id: 'payment',
    heading: 'Prezzo, pagamento e rinnovo',
    blocks: [
      p(
        'Il prezzo è quello indicato alla pagina Prezzi quando ordini, imposte comprese. Prima di pagare vedi il riepilogo: piano, importo, data del rinnovo. Il contratto Pro si conclude quando il pagamento va a buon fine; ricevi conferma per e-mail.',
      ),
      p(
        'Paghi con carta attraverso Stripe, un fornitore di servizi di pagamento. I dati della carta li inserisci sulle pagine di Stripe: noi non li vediamo e non li conserviamo.',
      ),
      p(
        'L’abbonamento si rinnova da solo per un periodo uguale, finché non lo disdici. Per il piano annuale ti scriviamo 30 giorni prima del rinnovo e ti ricordiamo entro quando puoi disdire. Se non lo facciamo, puoi recedere in ogni momento senza spese fino alla scadenza successiva (art. 65-bis del Codice del consumo).',
      ),
      p(
        'Se un pagamento non riesce, Stripe può ritentare l’addebito. Se non riesce comunque, il piano Pro finisce e torni al piano Free: non hai debiti verso di noi per il periodo non pagato.',
      ),
      p(
        'Un nuovo prezzo vale solo dal rinnovo successivo. Te lo comunichiamo per e-mail almeno 30 giorni prima, così puoi disdire.',
      ),
    ],
  },
  {
    id: 'withdrawal',
    heading: 'Ripensamento: 14 giorni',
    blocks: [
      note(
        'Hai 14 giorni dalla conclusione del contratto Pro per recedere, senza dare motivi e senza costi.',
      ),
      p('Puoi farlo in uno di questi modi:'),
      list('dal tuo profilo, alla voce abbonamenti, con la funzione «Recedi dal contratto qui»;', [
        'scrivendo a ',
        mail(operator.email),
        ' con parole tue, purché la decisione sia chiara.',
      ]),
      p(
        'Se preferisci un modello, copia questo: «Comunico il recesso dal contratto per il piano Pro di Tredici». Aggiungi la data dell’ordine, il tuo nome, l’e-mail dell’account e la data di oggi. Usarlo non è obbligatorio.',
      ),
      p(
        'Basta inviare la comunicazione entro il quattordicesimo giorno. Ti confermiamo subito di averla ricevuta. Entro 14 giorni ti rimborsiamo per intero, con lo stesso mezzo di pagamento, anche se nel frattempo hai già usato il servizio. Il piano Pro si chiude e torni al piano Free.',
      ),
      p('Il diritto nasce dagli articoli 52 e seguenti del Codice del consumo.'),
    ],
  },
  {
    id: 'cancellation',
    heading: 'Disdetta, quando vuoi',
    blocks: [
      p(
        'Disdici quando vuoi, con la stessa facilità con cui ti sei abbonato: dal profilo apri la gestione dell’abbonamento e confermi. Non servono telefonate, raccomandate o spiegazioni.',
      ),
      p(
        'La disdetta ferma il rinnovo. Il piano Pro resta attivo fino alla fine del periodo già pagato, poi passi al piano Free con i tuoi dati intatti.',
      ),
    ],
  },
  {
    id: 'deletion',
    heading: 'Cancellare l’account',
    blocks: [
      p('Puoi cancellare l’account dal profilo. Per evitare errori ti chiediamo la password.'),
      note('La cancellazione è definitiva: non possiamo annullarla né recuperare i dati.'),
      p(
        'Eliminiamo profilo, password, sessioni, preferenze, budget, piano settimanale, squadre, formazioni, liste, appunti e iscrizione alla newsletter. Chiudiamo anche l’abbonamento. Conserviamo soltanto i dati del contratto e delle fatture che la legge ci impone, per 10 anni dalla fine del contratto. Se non hai mai pagato, non resta nulla.',
      ),
      p(
        'Se hai ancora un periodo Pro pagato, con la cancellazione lo perdi. Se vuoi usarlo, disdici e cancella l’account alla scadenza. Il ripensamento entro 14 giorni, con il rimborso, resta tuo in ogni caso.',
      ),
    ],
  },
  {
    id: 'conformity',
    heading: 'Funzionamento e garanzia',
    blocks: [
      p(
        'Curiamo il servizio perché funzioni sempre, ma interruzioni per manutenzione, guasti o ritardi di chi ci fornisce i dati possono capitare. Durante le soste dei campionati alcune pagine non hanno partite da mostrare: un avviso lo dice.',
      ),
      p(
        'Al piano Pro si applica la garanzia legale di conformità dei servizi digitali (articoli 135-octies e seguenti del Codice del consumo). Se il servizio non è come descritto, scrivici: lo ripristiniamo senza spese. Se non ci riusciamo in un tempo ragionevole, hai diritto a una riduzione del prezzo o alla risoluzione del contratto.',
      ),
    ],
  },
  {
    id: 'liability',
    heading: 'Responsabilità',
    blocks: [
      p(
        'Le decisioni di gioco sono tue. Nei limiti consentiti dalla legge non rispondiamo delle somme che perdi giocando, di errori nei dati di terzi, né di quanto avviene sui siti degli operatori.',
      ),
      p(
        'Niente in questi termini esclude o riduce la nostra responsabilità per dolo o colpa grave, per danni alla persona, o i diritti che la legge ti riconosce come consumatore.',
      ),
    ],
  },
  {
    id: 'suspension',
    heading: 'Sospensione e chiusura da parte nostra',
    blocks: [
      p(
        'Possiamo sospendere un account che viola questi termini in modo serio: per esempio perché appartiene a un minore, mette a rischio il servizio o rivende i contenuti. Ti scriviamo il motivo e ascoltiamo la tua risposta, salvo che la legge o l’urgenza ci obblighino ad agire prima.',
      ),
      p(
        'Se chiudiamo il servizio, o il tuo account senza che la colpa sia tua, ti avvisiamo almeno 30 giorni prima e ti rimborsiamo la parte di abbonamento pagata e non goduta.',
      ),
    ],
  },
  {
    id: 'changes',
    heading: 'Modifiche ai termini',
    blocks: [
      p(
        'Possiamo cambiare questi termini per un motivo valido: una nuova legge, una nuova funzione, la sicurezza del servizio. Ti avvisiamo per e-mail almeno 30 giorni prima e ti spieghiamo che cosa cambia.',
      ),
      p(
        'Se la modifica ti svantaggia in misura non trascurabile puoi sciogliere il contratto senza costi entro 30 giorni dall’avviso, o dalla modifica se è successiva. Ti rimborsiamo la parte pagata e non goduta.',
      ),
    ],
  },
  {
    id: 'law',
    heading: 'Legge, giudice e controversie',
    blocks: [
      p(
        'Il contratto è regolato dalla legge italiana. Se sei un consumatore che vive in un altro Paese dell’Unione, restano tue le tutele inderogabili di quel Paese.',
      ),
      p(
        'Per ogni controversia è competente il giudice del luogo in cui il consumatore ha residenza o domicilio (art. 66-bis del Codice del consumo).',
      ),
      p(
        'Prima, però, scrivici: ti rispondiamo entro 30 giorni. Puoi anche rivolgerti a un organismo di risoluzione alternativa delle controversie (articoli 141 e seguenti del Codice del consumo), scelto dall’elenco tenuto dal Ministero delle imprese e del made in Italy. La piattaforma europea ODR è stata chiusa il 20 luglio 2025 e non si può più usare.',
      ),
    ],
  },
  {
    id: 'language-contact',
    heading: 'Lingua, documenti e contatti',
    blocks: [
      p(
        'Il testo che vincola è quello italiano. La versione inglese è una traduzione, e in caso di differenze prevale l’italiano.',
      ),
      p(
        'Come trattiamo i tuoi dati lo spiegano l’',
        link('informativa sulla privacy', '/privacy'),
        ', la pagina su ',
        link('cookie e memoria locale', '/cookie-policy'),
        ' e quella sul ',
        link('trattamento dei dati', '/data-processing'),
        '.',
      ),
      p(
        'Per qualsiasi cosa scrivi a ',
        mail(operator.email),
        '. Puoi stampare o salvare questa pagina; su richiesta te ne mandiamo una copia.',
      ),
    ],
  },
];
