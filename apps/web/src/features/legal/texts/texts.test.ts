import { describe, expect, it } from 'vitest';
import { formatDay, legalWords } from '../words.ts';
import type { Block, LegalDocument, Text } from './blocks.ts';
import { type LegalDocumentName, type LegalLanguage, loadLegalText } from './load.ts';
import type { Operator } from './operator.ts';

const demoOperator: Operator = {
  name: 'Tredici',
  email: 'privacy@tredici.test',
  address: null,
  vat_number: null,
};

const names: LegalDocumentName[] = ['legal', 'privacy', 'cookie-policy', 'data-processing'];
const languages: LegalLanguage[] = ['it', 'en'];
const company: Operator = {
  name: 'Società Esempio',
  email: 'privacy@esempio.test',
  address: 'Via dei Campi 13, Milano',
  vat_number: '01234567890',
};
const installations = [
  { kind: 'demo', operator: demoOperator, adScriptHost: null },
  { kind: 'company', operator: company, adScriptHost: 'ads.esempio.test' },
];
const [demo, complete] = installations;

const load = async (name: LegalDocumentName, language: LegalLanguage, installation = demo!) =>
  (await loadLegalText(name, language))(installation.operator, installation.adScriptHost);

const inline = (text: Text): string =>
  typeof text === 'string'
    ? text
    : text.map((part) => (typeof part === 'string' ? part : part.text)).join('');

function blockTexts(block: Block): Text[] {
  switch (block.kind) {
    case 'paragraph':
    case 'note':
      return [block.text];
    case 'list':
      return [...block.items];
    case 'definitions':
      return block.items.flatMap(({ term, text }) => [term, text]);
    case 'table':
      return [block.caption, ...block.columns, ...block.rows.flat()];
  }
}

const allTexts = (legal: LegalDocument): Text[] => [
  legal.title,
  ...legal.intro,
  ...legal.sections.flatMap(({ heading, blocks }) => [heading, ...blocks.flatMap(blockTexts)]),
];
const words = (legal: LegalDocument) => allTexts(legal).map(inline).join('\n');

/** A language may change words, never what is said: kinds, lengths and targets must agree. */
const outline = (legal: LegalDocument) => ({
  updated: legal.updated,
  intro: legal.intro.length,
  sections: legal.sections.map(({ id, blocks }) => ({
    id,
    blocks: blocks.map((block) => ({
      kind: block.kind,
      texts: blockTexts(block).length,
      rows: block.kind === 'table' ? block.rows.map((row) => row.length) : [],
    })),
  })),
});

const targets = (legal: LegalDocument) =>
  allTexts(legal)
    .flatMap((text) => (typeof text === 'string' ? [] : text))
    .flatMap((part) => (typeof part === 'string' ? [] : part.href))
    .map((href) => href.replace('stripe.com/it/', 'stripe.com/'));

describe.each(names)('%s', (name) => {
  it.each(installations)('says the same in both languages ($kind)', async (installation) => {
    const [italian, english] = await Promise.all([
      load(name, 'it', installation),
      load(name, 'en', installation),
    ]);
    expect(outline(english)).toEqual(outline(italian));
    expect(targets(english)).toEqual(targets(italian));
  });

  it.each(languages)('is complete in %s', async (language) => {
    const legal = await load(name, language);
    expect(legal.title).toBe(legalWords[language].titles[name]);
    expect(legal.updated).toBe(name === 'cookie-policy' ? '2026-11-19' : '2026-11-15');
    expect(legal.sections.length).toBeGreaterThan(8);
    expect(allTexts(legal).filter((text) => inline(text).trim() === '')).toEqual([]);
    expect(words(legal)).not.toMatch(/[[\]{}<>]|todo|lorem|xxx|undefined|tbd|\.\.\.|!/i);
  });

  it.each(languages)('has tables with whole rows and unique anchors in %s', async (language) => {
    const { sections } = await load(name, language);
    const ids = sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const block of sections.flatMap(({ blocks }) => blocks)) {
      if (block.kind !== 'table') continue;
      for (const row of block.rows) expect(row, block.caption).toHaveLength(block.columns.length);
    }
  });

  it.each(languages)('links only to anchors that exist in %s', async (language) => {
    for (const target of targets(await load(name, language))) {
      const [path, anchor] = target.split('#');
      if (!anchor) continue;
      const linked = await load(path?.slice(1) as LegalDocumentName, language);
      expect(linked.sections.map(({ id }) => id)).toContain(anchor);
    }
  });

  it('names the operator it is given', async () => {
    for (const language of languages) {
      const text = words(await load(name, language, complete));
      expect(text).toContain('privacy@esempio.test');
      expect(text).not.toContain(demoOperator.email);
    }
  });

  it('says in English that the Italian text prevails', async () => {
    expect(words(await load(name, 'en'))).toContain('the Italian text prevails');
  });
});

const facts: Record<LegalDocumentName, Record<LegalLanguage, (string | RegExp)[]>> = {
  legal: {
    it: [
      'il gestore di Tredici',
      'compiuto 18 anni',
      'spunti la casella di accettazione dichiari',
      'non è un operatore di scommesse',
      'Nessuna vincita è garantita',
      'D.L. 87/2018',
      'a scopo informativo',
      'Le probabilità sono stime',
      'Le perdite le mostriamo come i guadagni',
      '800 55 88 22',
      'Registro unico degli autoesclusi di ADM',
      'attraverso Stripe',
      'Hai 14 giorni',
      'con la stessa facilità con cui ti sei abbonato',
      'La cancellazione è definitiva',
      '10 anni dalla fine del contratto',
      'legge italiana',
      'residenza o domicilio',
      'ODR è stata chiusa il 20 luglio 2025',
      'entro 30 giorni',
    ],
    en: [
      'the operator of Tredici',
      'aged 18 or over',
      'tick the acceptance box you declare',
      'not a betting operator',
      'No win is guaranteed',
      'Decree-Law 87/2018',
      'for information',
      'Probabilities are estimates',
      'We show losses as we show gains',
      '800 55 88 22',
      'ADM’s self-exclusion register',
      'through Stripe',
      'You have 14 days',
      'as easily as you joined',
      'Deletion is final',
      '10 years after the contract ends',
      'Italian law',
      'residence or domicile',
      'ODR platform was closed on 20 July 2025',
      'within 30 days',
    ],
  },
  privacy: {
    it: [
      'Dati del contratto e fatture: 10 anni dalla fine del contratto',
      'Rispondiamo entro 30 giorni',
      'Gli articoli da 12 a 22',
      'Garante per la protezione dei dati personali',
      'almeno 18 anni',
      'argon2id',
      'sei mesi',
      'La cancellazione è definitiva',
    ],
    en: [
      'Contract data and invoices: 10 years after the contract ends',
      'We answer within 30 days',
      'Articles 12 to 22',
      'Garante per la protezione dei dati personali',
      'at least 18',
      'argon2id',
      'six months',
      'Deletion is final',
    ],
  },
  'cookie-policy': {
    it: [
      /Sessione e utente/,
      /\nLingua\n/,
      'Colori chiari o scuri',
      'Stato del menu',
      'Stagione predefinita',
      'Filtro dei campionati',
      'Avvisi già chiusi',
      /Scelta sui cookie.*\n.*\nSei mesi/,
      'Rifiutare è facile quanto accettare',
      'piè di pagina',
      'Senza il tuo consenso lo script non viene caricato',
      'Garante',
    ],
    en: [
      /Session and user/,
      /\nLanguage\n/,
      'Light or dark colours',
      'Menu state',
      'Default season',
      'League filter',
      'Notices already closed',
      /Cookie choice.*\n.*\nSix months/,
      'Refusing is as easy as accepting',
      'footer',
      'Without your consent the script is not loaded',
      'Garante',
    ],
  },
  'data-processing': {
    it: [
      'Contratto Pro e fatture',
      '10 anni dalla fine del contratto',
      'Rispondiamo entro 30 giorni',
      'Gli articoli da 12 a 22',
      'argon2id',
      'conservate sul server soltanto come impronta',
      '30 giorni dall’ultimo uso',
      'Stripe',
      'art. 30 GDPR',
      '72 ore',
      'almeno 18 anni',
      'reclamo al Garante',
      'Sei mesi',
    ],
    en: [
      'Pro contract and invoices',
      '10 years after the contract ends',
      'We answer within 30 days',
      'Articles 12 to 22',
      'argon2id',
      'stored on the server only as hashes',
      '30 days from last use',
      'Stripe',
      'art. 30 GDPR',
      '72 hours',
      'at least 18',
      'complaint with the Garante',
      'Six months',
    ],
  },
};

describe.each(names)('facts of %s', (name) => {
  it.each(languages)('are all there in %s', async (language) => {
    const text = words(await load(name, language));
    for (const fact of facts[name][language]) expect(text).toMatch(asPattern(fact));
  });
});

const asPattern = (fact: string | RegExp) =>
  typeof fact === 'string' ? new RegExp(fact.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')) : fact;

it('links no dispute platform that is closed, nor anything but https, mail, phone and own pages', async () => {
  for (const name of names) {
    for (const language of languages) {
      for (const target of targets(await load(name, language))) {
        expect(target).toMatch(/^(https:\/\/|mailto:|tel:\d+$|\/[a-z])/);
        expect(target).not.toMatch(/ec\.europa\.eu|odr/);
      }
    }
  }
});

it('names the host of the optional script where there is one, and says so where there is none', async () => {
  expect(words(await load('cookie-policy', 'it', complete))).toContain('da ads.esempio.test');
  expect(words(await load('cookie-policy', 'en', complete))).toContain('from ads.esempio.test');
  expect(words(await load('cookie-policy', 'it'))).toContain('non è configurato nessuno script');
  expect(words(await load('cookie-policy', 'en'))).toContain('no script is configured');
});

it('keeps the voice of the house: no promise in Italian', async () => {
  for (const name of names) {
    expect(words(await load(name, 'it'))).not.toMatch(/\b(vinci|sicuro|sicura|gioca ora)\b/i);
  }
});

it('writes the day in words, whatever the zone of the reader', () => {
  expect(formatDay('2026-11-15', 'it')).toBe('15 novembre 2026');
  expect(formatDay('2026-11-15', 'en')).toBe('15 November 2026');
});
