import { link, list, mail, note, p, table } from './blocks.ts';
import type { LegalText } from './operator.ts';

export const cookiePolicyIt: LegalText = (operator, adScriptHost) => ({
  title: 'Cookie e memoria locale',
  updated: '2026-11-19',
  intro: [
    'Per funzionare, Tredici scrive poche informazioni nella memoria del tuo browser. Una sola cosa in più è facoltativa: uno script di terzi che misura la pubblicità. Si carica soltanto se dici di sì.',
  ],
  sections: [
    {
      id: 'summary',
      heading: 'In breve',
      blocks: [
        list(
          'Tredici non usa cookie propri. Usa la memoria locale del browser, per scopi tecnici.',
          'Prima della tua scelta, e dopo un rifiuto, non parte nessuno strumento di terzi.',
          'Rifiutare è facile quanto accettare, e non ti toglie nulla.',
          'Puoi cambiare idea quando vuoi, dal piè di pagina.',
          'Dopo sei mesi la scelta scade e te la chiediamo di nuovo.',
        ),
      ],
    },
    {
      id: 'what',
      heading: 'Di che cosa parliamo',
      blocks: [
        p(
          'Un cookie è un piccolo testo che il browser conserva per un sito e gli rispedisce a ogni visita. La memoria locale fa una cosa simile, ma il contenuto resta sul tuo dispositivo finché il sito non lo legge. La legge tratta i due strumenti allo stesso modo: conta lo scopo per cui si usano.',
        ),
        p(
          'Quelli necessari a darti ciò che chiedi si chiamano tecnici e non richiedono consenso. Tutti gli altri sì (art. 122 del D.Lgs. 196/2003 e linee guida del Garante del 10 giugno 2021).',
        ),
      ],
    },
    {
      id: 'technical',
      heading: 'Che cosa conserviamo nel tuo browser',
      blocks: [
        p(
          'Sono tutte voci tecniche, scritte e lette solo da Tredici. Restano in questo browser: su un altro dispositivo si parte da capo.',
        ),
        table(
          'Voci tecniche nella memoria del browser',
          ['Che cosa', 'Perché', 'Quanto dura'],
          [
            'Sessione e utente: identificativo, nome, e-mail, piano, scelta sulla newsletter, strumenti di gioco responsabile, budget, nomi delle squadre, chiave di sessione',
            'Tenerti collegato e salutarti per nome',
            'Fino al logout. La chiave scade comunque 30 giorni dopo l’ultimo uso',
          ],
          [
            'Lingua',
            'Mostrarti il sito in italiano o in inglese',
            'Finché non la cambi o la cancelli',
          ],
          [
            'Colori chiari o scuri',
            'Ricordare l’aspetto che preferisci',
            'Finché non li cambi o li cancelli',
          ],
          [
            'Stato del menu: barra laterale ed elenco delle squadre aperti o chiusi',
            'Ritrovare il menu come l’hai lasciato',
            'Finché non lo cambi o lo cancelli',
          ],
          [
            'Stagione predefinita',
            'Aprire le pagine sulla stagione che segui',
            'Finché non la cambi o la cancelli',
          ],
          [
            'Filtro dei campionati: torneo e ordine scelti',
            'Riaprire i pronostici come li avevi lasciati',
            'Fino al logout, o finché non lo cambi',
          ],
          [
            'Scelte nelle pagine: filtri delle migliori giocate, gruppi di quote aperti, colonne e filtri del fantacalcio',
            'Ritrovare le pagine come le avevi lasciate',
            'Finché non le cambi o le cancelli',
          ],
          [
            'Acquisti di un’asta che aspettano la rete',
            'Non perdere nulla se la rete manca durante l’asta',
            'Finché non sono arrivati al server',
          ],
          [
            'Formazione modificata, squadra o campionato iniziati e non ancora salvati',
            'Non farti rifare tutto se ricarichi la pagina',
            'Finché non la salvi o la scarti, al massimo fino al logout',
          ],
          [
            'Avvisi già chiusi',
            'Non mostrarti due volte lo stesso avviso',
            'Finché non li cancelli',
          ],
          [
            'Posizione nella pagina',
            'Riportarti al punto in cui eri quando torni indietro',
            'Fino alla chiusura della scheda',
          ],
          [
            'Registrazione in corso: nome, e-mail e caselle spuntate, mai le password',
            'Non farti riscrivere tutto se ricarichi la pagina',
            'Fino alla chiusura della scheda',
          ],
          [
            'Tempo passato qui, solo se hai chiesto il promemoria',
            'Dirti da quanto sei qui, contando una volta sola tutte le schede',
            'Riparte da zero dopo mezz’ora di assenza',
          ],
          [
            'Copie per quando sei senza rete: i file del sito e gli ultimi pronostici che hai visto',
            'Aprire Tredici e rileggere i pronostici anche senza rete',
            'I pronostici fino al logout, i file finché non li sostituisce una versione nuova o li cancelli',
          ],
          [
            'Ora dell’ultima ricarica automatica',
            'Passare alla versione nuova del sito senza ricaricare la pagina più di una volta',
            'Fino alla chiusura della scheda',
          ],
          [
            'Scelta sui cookie: sì o no, e quando',
            'Rispettarla senza richiederla a ogni visita',
            'Sei mesi',
          ],
        ),
      ],
    },
    {
      id: 'advertising',
      heading: 'Lo script facoltativo',
      blocks: [
        p(
          'Se accetti, la pagina carica uno script di terzi che misura la pubblicità: dice se una visita o un’iscrizione arriva da un nostro annuncio. Non riguarda pubblicità al gioco, che non facciamo.',
        ),
        p(
          'Lo script può scrivere cookie propri e ricevere l’indirizzo IP, il tipo di browser e la pagina visitata. Il suo fornitore decide la durata di quei cookie e ne risponde.',
        ),
        adScriptHost
          ? p(
              `Su questo sito lo script arriva da ${adScriptHost}. Scopi, durata dei cookie e luoghi del trattamento sono nell’informativa del fornitore; se vuoi che ti indichiamo dove leggerla, scrivi a `,
              mail(operator.email),
              '.',
            )
          : p(
              'Oggi su questo sito non è configurato nessuno script: anche se accetti, non si carica nulla. Se un giorno ce ne sarà uno, questa pagina dirà da dove arriva. Per domande scrivi a ',
              mail(operator.email),
              '.',
            ),
        note('Senza il tuo consenso lo script non viene caricato: nemmeno per un istante.'),
      ],
    },
    {
      id: 'choice',
      heading: 'Come scegli',
      blocks: [
        p(
          'Alla prima visita un riquadro ti chiede se accetti o rifiuti. I due pulsanti hanno lo stesso peso. Finché non scegli vale il no. Scorrere la pagina o continuare a leggere non è un consenso.',
        ),
        p(
          'Se rifiuti usi il sito per intero. Su questa pagina il riquadro non compare, così puoi leggere con calma.',
        ),
        p(
          'La scelta vale sei mesi, sia il sì sia il no. Poi te la chiediamo di nuovo. Te la chiediamo prima solo se la cancelli dal browser o se cambiano le condizioni del trattamento.',
        ),
      ],
    },
    {
      id: 'withdraw',
      heading: 'Come cambi idea',
      blocks: [
        p(
          'In fondo a ogni pagina, nel piè di pagina, la voce «Preferenze sui cookie» riapre la scelta. Bastano due clic. Dopo la revoca lo script non si carica più; se era già in funzione, si ferma quando ricarichi la pagina.',
        ),
        p(
          'I cookie che il fornitore aveva già scritto non possiamo toccarli: li elimini dalle impostazioni del browser.',
        ),
      ],
    },
    {
      id: 'browser',
      heading: 'Cancellare tutto dal browser',
      blocks: [
        p(
          'In ogni browser puoi cancellare i dati di un sito: di solito la voce è nelle impostazioni, alla sezione privacy. Se lo fai per Tredici esci dall’account e le preferenze tornano quelle iniziali. I dati del tuo account non si perdono: stanno sul server.',
        ),
      ],
    },
    {
      id: 'third-parties',
      heading: 'Altri siti',
      blocks: [
        p(
          'Caratteri, immagini e codice arrivano dal nostro server. Anche il controllo anti-robot alla registrazione è nostro e non coinvolge terzi. Non usiamo strumenti di statistica delle visite.',
        ),
        p(
          'Quando paghi o gestisci l’abbonamento passi alle pagine di Stripe, che usa cookie propri secondo la ',
          link('sua informativa', 'https://stripe.com/it/privacy'),
          '. Lo stesso vale per i siti degli operatori a cui portano i collegamenti: da lì in poi valgono le loro regole.',
        ),
      ],
    },
    {
      id: 'contact',
      heading: 'Domande e diritti',
      blocks: [
        p(
          'Il titolare è il gestore di Tredici: scrivi a ',
          mail(operator.email),
          ' e ti rispondiamo entro 30 giorni. I tuoi diritti e il reclamo al Garante sono spiegati nell’',
          link('informativa sulla privacy', '/privacy'),
          '. Il testo che fa fede è quello italiano; la versione inglese è una traduzione.',
        ),
      ],
    },
  ],
});
