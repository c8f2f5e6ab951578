import type { Language } from '@tredici/contract/account';
import { FINAL_RESULTS } from '@tredici/engine/markets/bet-types';
import type { ComingMatch, JudgedMatch, NewsletterContent } from '#db/schema/newsletter.ts';
import english from '#locales/en/newsletter.json' with { type: 'json' };
import italian from '#locales/it/newsletter.json' with { type: 'json' };
import { fillWords } from '#mail/fill-words.ts';
import type { MailSection } from '#mail/mail-template.ts';

export const newsletterMessages = { it: italian, en: english };

export interface NewsletterText {
  readonly values: Readonly<Record<string, string>>;
  readonly sections: readonly MailSection[];
}

/** A week's newsletter for one reader: for Pro with the coming week, and for everybody without prices and
 *  bookmakers. */
export function writeNewsletter(
  content: NewsletterContent,
  reader: {
    readonly language: Language;
    readonly premium: boolean;
    readonly favourites: readonly ComingMatch[];
  },
): NewsletterText {
  const { language, premium, favourites } = reader;
  const words = newsletterMessages[language];
  const { score, hits, misses, ofTheDay, clearest, open } = content;
  const list = (heading: string, lines: readonly string[]): MailSection[] =>
    lines.length > 0 ? [{ heading, lines }] : [];
  const coming = (matches: readonly ComingMatch[]) =>
    matches.map((match) => comingLine(match, language));
  return {
    values: {
      summary:
        score.judged === 0
          ? words['summary.none']
          : fillWords(words.summary, {
              right: String(score.right),
              judged: String(score.judged),
              expected: FORMATS[language].number.format(score.expected),
            }),
    },
    sections: [
      ...list(
        words.hits,
        hits.map((match) => judgedLine(match, language)),
      ),
      ...list(
        words.misses,
        misses.map((match) => judgedLine(match, language)),
      ),
      ...list(words.ofTheDay, ofTheDay ? coming([ofTheDay]) : []),
      ...(premium
        ? [
            ...list(words.favourites, coming(favourites)),
            ...list(words.clearest, coming(clearest)),
            ...list(words.open, coming(open)),
          ]
        : []),
    ],
  };
}

/** Created once: creating one takes longer than writing a newsletter with it. */
const FORMATS = { it: formatsOf('it-IT'), en: formatsOf('en-GB') } as const;

function formatsOf(locale: string) {
  return {
    number: new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }),
    moment: new Intl.DateTimeFormat(locale, {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      hour: '2-digit',
      minute: '2-digit',
      timeZone: 'Europe/Rome',
    }),
  };
}

function judgedLine(match: JudgedMatch, language: Language): string {
  const { home, away, homeGoals, awayGoals, sign, percent } = match;
  return fillWords(newsletterMessages[language].judged, {
    home,
    away,
    sign,
    score: `${homeGoals}-${awayGoals}`,
    percent: String(Math.round(percent)),
  });
}

function comingLine({ home, away, kickoff, chances }: ComingMatch, language: Language): string {
  const when = FORMATS[language].moment.format(new Date(kickoff));
  const shares = FINAL_RESULTS.map((sign, at) => `${sign} ${Math.round(chances[at]!)}%`);
  return `${when} · ${home} – ${away}: ${shares.join(' · ')}`;
}
