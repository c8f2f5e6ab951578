import { link, list, mail, note, p, table } from './blocks.ts';
import { identityIt } from './identity.ts';
import type { LegalText } from './operator.ts';

export const privacyIt: LegalText = (operator) => ({
  title: 'Informativa sulla privacy',
  updated: '2026-11-15',
  intro: [
    'Qui trovi quali dati raccogliamo, perché, per quanto tempo e che cosa puoi chiederci. È l’informativa prevista dagli articoli 13 e 14 del Regolamento (UE) 2016/679 (GDPR).',
    'In breve: raccogliamo poco, non vendiamo dati a nessuno, e quando cancelli l’account cancelliamo tutto tranne ciò che la legge ci obbliga a tenere.',
  ],
  sections: [
    {
      id: 'controller',
      heading: 'Chi tratta i tuoi dati',
      blocks: [
        p(
          'Il titolare del trattamento è il gestore di Tredici, cioè chi fa funzionare questo sito e decide come usare i dati.',
        ),
        identityIt(operator),
        p(
          'Questo trattamento non rientra nei casi in cui il GDPR impone un responsabile della protezione dei dati. Per ogni domanda c’è un solo indirizzo: quello qui sopra.',
        ),
      ],
    },
    {
      id: 'data',
      heading: 'Quali dati',
      blocks: [
        p('Ce li dai tu:'),
        list(
          'per l’account: nome, cognome, indirizzo e-mail, password, accettazione dei termini con la dichiarazione di avere almeno 18 anni;',
          'per usare il servizio: budget del piano, squadre, formazioni, liste, appunti, preferenze;',
          'per la newsletter: la tua scelta, sì o no;',
          'quando ci scrivi: il messaggio e l’indirizzo da cui arriva.',
        ),
        p('Nascono dall’uso del sito:'),
        list(
          'i dati delle sessioni: apertura, ultimo uso, scadenza, nome del browser;',
          'l’indirizzo IP, che serve a limitare richieste e tentativi di accesso;',
          'i registri tecnici: ora, chiamata richiesta, esito e, dove serve alla sicurezza, indirizzo IP.',
        ),
        p(
          'Se ti abboni al piano Pro, Stripe ci comunica il piano, lo stato, gli importi e le date. Non riceviamo il numero della tua carta.',
        ),
        note(
          'Non ti chiediamo se e quanto giochi, non abbiamo accesso ai tuoi conti di gioco e non raccogliamo categorie particolari di dati, come quelli sulla salute.',
        ),
        p(
          'Nelle funzioni di fantacalcio compaiono calciatori professionisti: nome, ruolo, squadra e statistiche di gioco già pubbliche, fornite da chi pubblica dati sportivi.',
        ),
      ],
    },
    {
      id: 'purposes',
      heading: 'Perché, e su quale base',
      blocks: [
        table(
          'Scopi del trattamento e basi giuridiche (art. 6 GDPR)',
          ['Scopo', 'Base giuridica'],
          [
            'Creare e gestire l’account, fornirti il servizio, rispondere ai tuoi messaggi',
            'Contratto (lettera b)',
          ],
          ['Gestire abbonamento Pro, pagamenti, recesso e rimborsi', 'Contratto (lettera b)'],
          ['Emettere e conservare fatture e scritture contabili', 'Obbligo di legge (lettera c)'],
          [
            'Riservare il servizio ai maggiorenni, proteggerlo da abusi e accessi illeciti, difendere un diritto',
            'Legittimo interesse (lettera f)',
          ],
          ['Inviarti la newsletter', 'Consenso (lettera a)'],
          ['Misurare la nostra pubblicità con uno script di terzi', 'Consenso (lettera a)'],
          [
            'Mostrare dati sportivi pubblici dei calciatori',
            'Legittimo interesse a informare (lettera f)',
          ],
        ),
        p(
          'Puoi revocare ogni consenso quando vuoi: la newsletter dal profilo, la misurazione pubblicitaria dal piè di pagina. Ciò che è avvenuto prima resta lecito.',
        ),
      ],
    },
    {
      id: 'required',
      heading: 'Che cosa è obbligatorio',
      blocks: [
        p(
          'I dati dell’account e la dichiarazione di maggiore età sono necessari: senza non possiamo registrarti. I dati di pagamento servono solo per il piano Pro. Tutto il resto è facoltativo, e chi dice no non perde nulla.',
        ),
      ],
    },
    {
      id: 'recipients',
      heading: 'A chi li comunichiamo',
      blocks: [
        p(
          'Non vendiamo i tuoi dati e non li cediamo a operatori di gioco. Li vedono solo persone autorizzate dal gestore e, per quanto serve, questi soggetti:',
        ),
        list(
          'chi ospita i nostri server e chi recapita le nostre e-mail, come responsabili del trattamento;',
          'Stripe, per i pagamenti con carta;',
          'chi ci assiste nella contabilità, per le fatture;',
          'il fornitore dello script di misurazione pubblicitaria, solo se lo accetti;',
          'autorità e giudici, quando la legge lo impone.',
        ),
        p(
          'L’elenco completo, con ruoli e luoghi, è nella pagina sul ',
          link('trattamento dei dati', '/data-processing#processors'),
          '. Chi ci fornisce risultati e quote non riceve nulla di te.',
        ),
      ],
    },
    {
      id: 'transfers',
      heading: 'Fuori dall’Europa',
      blocks: [
        p(
          'Teniamo i dati nello Spazio economico europeo. Stripe può trattarne alcuni anche negli Stati Uniti, con le garanzie del capo V del GDPR: la decisione di adeguatezza sul quadro UE-USA per la protezione dei dati o le clausole contrattuali tipo della Commissione europea. Puoi chiederci una copia delle garanzie.',
        ),
      ],
    },
    {
      id: 'retention',
      heading: 'Per quanto tempo',
      blocks: [
        note(
          'Dati del contratto e fatture: 10 anni dalla fine del contratto. Tutto il resto: fino a quando cancelli l’account, o prima.',
        ),
        p(
          'I dieci anni valgono solo se hai avuto un abbonamento a pagamento. Riguardano ciò che serve a documentarlo: nome ed e-mail dell’intestatario, piano, date, importi, fatture. Lo chiedono l’articolo 2220 del codice civile e le norme fiscali, ed è anche il termine ordinario di prescrizione (art. 2946).',
        ),
        list(
          'Account, budget, piano, squadre, liste, appunti: fino alla cancellazione dell’account.',
          'Account mai confermato: 30 giorni dall’ultima e-mail di verifica.',
          'Sessioni: 30 giorni dall’ultimo uso, o fino al logout; la traccia si elimina dopo altri 7 giorni.',
          'Registri tecnici e copie di sicurezza: non oltre 30 giorni.',
          'Messaggi che ci scrivi: fino a un anno dalla risposta, salvo quelli che documentano il contratto.',
          'Scelta sui cookie: sei mesi, nel tuo browser.',
        ),
        p(
          'La tabella completa è ',
          link('nella pagina sul trattamento', '/data-processing#retention'),
          '.',
        ),
      ],
    },
    {
      id: 'automated',
      heading: 'Nessuna decisione automatica su di te',
      blocks: [
        p(
          'I nostri modelli studiano le partite, non le persone. Il piano settimanale applica lo stesso calcolo a tutti, in proporzione al budget che scrivi. Non ti profiliamo e non prendiamo decisioni automatizzate con effetti giuridici o simili (art. 22 GDPR).',
        ),
      ],
    },
    {
      id: 'minors',
      heading: 'Minori',
      blocks: [
        p(
          'Il servizio è vietato a chi ha meno di 18 anni. Se veniamo a sapere che un minore si è registrato, cancelliamo l’account e i suoi dati. Se te ne accorgi tu, scrivici.',
        ),
      ],
    },
    {
      id: 'rights',
      heading: 'I tuoi diritti',
      blocks: [
        p('Gli articoli da 12 a 22 del GDPR ti danno il diritto di:'),
        list(
          'sapere se trattiamo dati tuoi e averne una copia (art. 15);',
          'far correggere quelli sbagliati o incompleti (art. 16);',
          'farli cancellare (art. 17);',
          'farne limitare l’uso (art. 18), e sapere a chi abbiamo comunicato correzioni e cancellazioni (art. 19);',
          'riceverli in un formato leggibile da un programma e portarli altrove (art. 20);',
          'opporti ai trattamenti basati sul legittimo interesse (art. 21);',
          'non subire decisioni solo automatizzate (art. 22);',
          'revocare un consenso in ogni momento (art. 7).',
        ),
        p(
          'Molto puoi farlo da solo, dal profilo: correggere il nome, scaricare tutti i tuoi dati in formato JSON, spegnere la newsletter, cancellare l’account. La cancellazione è definitiva.',
        ),
      ],
    },
    {
      id: 'requests',
      heading: 'Come chiedere',
      blocks: [
        p(
          'Scrivi a ',
          mail(operator.email),
          ' dall’indirizzo del tuo account, con parole tue. Non costa nulla.',
        ),
        note('Rispondiamo entro 30 giorni.'),
        p(
          'Se una richiesta è molto complessa la legge consente fino a due mesi in più: in quel caso te lo diciamo, con il motivo, entro gli stessi 30 giorni. Se abbiamo dubbi sulla tua identità possiamo chiederti una conferma.',
        ),
      ],
    },
    {
      id: 'complaint',
      heading: 'Reclamo al Garante',
      blocks: [
        p(
          'Se pensi che trattiamo male i tuoi dati puoi rivolgerti al Garante per la protezione dei dati personali, piazza Venezia 11, 00187 Roma, ',
          link('garanteprivacy.it', 'https://www.garanteprivacy.it/'),
          ', o all’autorità del Paese in cui vivi o lavori. Puoi anche ricorrere al giudice. Non serve passare prima da noi, ma se ci scrivi cerchiamo di rimediare.',
        ),
      ],
    },
    {
      id: 'security',
      heading: 'Come li proteggiamo',
      blocks: [
        p(
          'Non conosciamo la tua password: ne conserviamo solo un’impronta calcolata con argon2id. Anche le chiavi di sessione sono conservate soltanto come impronta. Le altre misure sono descritte nella pagina sul ',
          link('trattamento dei dati', '/data-processing#security'),
          '; che cosa resta nel tuo browser, in quella su ',
          link('cookie e memoria locale', '/cookie-policy'),
          '.',
        ),
      ],
    },
    {
      id: 'changes',
      heading: 'Modifiche e lingua',
      blocks: [
        p(
          'Se cambiamo questa informativa aggiorniamo la data in alto. Se il cambiamento ti riguarda da vicino, per esempio un nuovo scopo, ti scriviamo prima. Il testo che fa fede è quello italiano; la versione inglese è una traduzione.',
        ),
      ],
    },
  ],
});
