import type { Language } from '@tredici/contract/account';
import english from '#locales/en/mail.json' with { type: 'json' };
import italian from '#locales/it/mail.json' with { type: 'json' };
import { fillWords } from './fill-words.ts';
import type { MailAddress, MailSection, MailTemplate, MailWords } from './mail-template.ts';

/** The texts around the words of every mail. */
const FRAME = { it: italian, en: english } as const;

/** A mail in its two forms: HTML that looks like a coupon, and plain text. */
export interface RenderedMail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/** Words with all values filled in, and the link. */
interface FilledMail extends MailWords {
  readonly sections: readonly MailSection[];
  readonly button: { readonly label: string; readonly url: string } | undefined;
  readonly why: string;
}

export function renderMail<Data extends object>(
  template: MailTemplate<Data>,
  data: Data,
  address: Omit<MailAddress, 'takeBack'>,
): RenderedMail {
  const { recipient, link, unsubscribe, sections = [] } = address;
  const { language, firstName } = recipient;
  const words = template.words[language];
  const values = {
    ...template.values?.(data, language),
    ...address.values,
    ...(link && { link }),
    ...(unsubscribe && { unsubscribe }),
  };
  const { action, note, why } = words;
  const mail: FilledMail = {
    ...words,
    subject: fillWords(words.subject, values),
    preview: fillWords(words.preview, values),
    paragraphs: words.paragraphs.map((text) => fillWords(text, values)),
    sections,
    button: action && link ? { label: action, url: link } : undefined,
    note: note && fillWords(note, values),
    why: why ?? FRAME[language].why,
  };
  return {
    subject: mail.subject,
    html: asHtml(mail, language, firstName),
    text: asText(mail, language, firstName),
  };
}

function greeting(language: Language, name: string): string {
  const { greeting: toSomebody, greetingNobody } = FRAME[language];
  return name ? fillWords(toSomebody, { name }) : greetingNobody;
}

function asText(mail: FilledMail, language: Language, firstName: string): string {
  const words = FRAME[language];
  const parts = [
    `TREDICI · 1 X 2\n${'-'.repeat(48)}`,
    greeting(language, greetable(firstName)),
    ...mail.paragraphs,
    ...mail.sections.map(
      ({ heading, lines }) =>
        `${heading.toUpperCase()}\n${lines.map((line) => `- ${line}`).join('\n')}`,
    ),
    ...(mail.button ? [`${mail.button.label}:\n${mail.button.url}`] : []),
    ...(mail.note ? [mail.note] : []),
    `${'-'.repeat(48)}\n${mail.why}\n${words.safety}`,
  ];
  return `${parts.join('\n\n')}\n`;
}

/** The product's paper and ink. Colours are set on each element, because many mail programs support nothing
 *  else; those with dark schemes use the classes. */
const PAPER = '#f5efe2';
const SHEET = '#fdfaf2';
const INK = '#1c1a15';
const SOFT = '#575142';
const RULE = '#d5cab3';
const ACCENT = '#b5371a';
const ON_ACCENT = '#fffaf0';
const SANS = "'Helvetica Neue',Helvetica,Arial,sans-serif";
const NARROW = "'Arial Narrow','Helvetica Neue',Helvetica,Arial,sans-serif";

const DARK = `@media (prefers-color-scheme: dark) {
  .paper { background: #0d1511 !important; }
  .sheet { background: #131e18 !important; border-color: #66756b !important; }
  .ink { color: #eee7d6 !important; }
  .soft { color: #aab0a0 !important; }
  .rule { border-color: #2c3a32 !important; }
  .accent { color: #ff8257 !important; }
  .action { background: #ff8257 !important; color: #1b0d07 !important; }
}`;

function asHtml(mail: FilledMail, language: Language, firstName: string): string {
  const words = FRAME[language];
  const name = greetable(firstName);
  const body = [
    paragraph(greeting(language, name && `<bdi>${escapeHtml(name)}</bdi>`)),
    ...mail.paragraphs.map((text) => paragraph(withLinks(text))),
    ...mail.sections.map(section),
    ...(mail.button ? [button(mail.button, words.copyLink)] : []),
    ...(mail.note ? [note(mail.note)] : []),
  ].join('\n');
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(mail.subject)}</title>
<style>
:root { color-scheme: light dark; supported-color-schemes: light dark; }
${DARK}
</style>
</head>
<body class="paper" style="margin:0;padding:0;background:${PAPER}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(mail.preview)}</div>
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" style="background:${PAPER}">
<tr><td align="center" style="padding:32px 12px">
<table role="presentation" class="sheet" width="560" cellpadding="0" cellspacing="0" style="width:100%;max-width:560px;background:${SHEET};border:1px solid #8a8170">
<tr><td class="rule" style="padding:20px 28px 16px;border-bottom:2px dashed ${RULE}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr>
<td class="ink" style="font:700 22px/1.1 ${NARROW};letter-spacing:2px;color:${INK}">TREDICI</td>
<td align="right">${cell('1', false)}${cell('X', true)}${cell('2', false)}</td>
</tr></table>
</td></tr>
<tr><td style="padding:28px">
<h1 class="ink" style="margin:0 0 16px;font:700 26px/1.2 ${NARROW};color:${INK}">${escapeHtml(mail.heading)}</h1>
${body}
</td></tr>
<tr><td class="rule soft" style="padding:16px 28px 20px;border-top:1px solid ${RULE};font:13px/1.5 ${SANS};color:${SOFT}">
${escapeHtml(mail.why)}<br>
<strong>${escapeHtml(words.safety)}</strong>
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

/** A box of the coupon; the marked one has the pencil's cross. */
function cell(sign: string, marked: boolean): string {
  const colour = marked ? ACCENT : INK;
  return `<span class="${marked ? 'accent' : 'ink'} rule" style="display:inline-block;width:26px;margin-left:4px;border:1px solid ${marked ? ACCENT : RULE};text-align:center;font:700 15px/26px ${NARROW};color:${colour}">${sign}</span>`;
}

function paragraph(html: string): string {
  return `<p class="ink" style="margin:0 0 16px;font:16px/1.55 ${SANS};color:${INK}">${html}</p>`;
}

function section({ heading, lines }: MailSection): string {
  const items = lines
    .map((line) => `<li style="margin:0 0 6px">${escapeHtml(line)}</li>`)
    .join('\n');
  return `<h2 class="ink" style="margin:24px 0 8px;font:700 18px/1.25 ${NARROW};color:${INK}">${escapeHtml(heading)}</h2>
<ul class="ink" style="margin:0 0 16px;padding:0 0 0 20px;font:16px/1.5 ${SANS};color:${INK}">
${items}
</ul>`;
}

function button({ label, url }: { label: string; url: string }, copyLink: string): string {
  const href = escapeHtml(url);
  return `<p style="margin:24px 0"><a class="action" href="${href}" style="display:inline-block;padding:13px 22px;background:${ACCENT};color:${ON_ACCENT};font:700 16px/1.2 ${SANS};text-decoration:none">${escapeHtml(label)}</a></p>
<p class="soft" style="margin:0 0 16px;font:13px/1.5 ${SANS};color:${SOFT}">${escapeHtml(copyLink)}<br><a class="soft" href="${href}" style="color:${SOFT};word-break:break-all">${href}</a></p>`;
}

function note(text: string): string {
  return `<p class="soft rule" style="margin:24px 0 0;padding-top:16px;border-top:1px solid ${RULE};font:14px/1.5 ${SANS};color:${SOFT}">${withLinks(text)}</p>`;
}

/** Turns addresses within a sentence into links, and keeps line breaks. */
function withLinks(text: string): string {
  return escapeHtml(text)
    .replaceAll(
      /https?:\/\/[^\s<]+/g,
      (url) => `<a href="${url}" style="color:inherit;word-break:break-all">${url}</a>`,
    )
    .replaceAll('\n', '<br>');
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character]!);
}

/** Anyone can register another's address under any name: names that do not look like one are omitted, so that
 *  nobody can make us send their words or links. */
function greetable(name: string): string {
  const text = name.replaceAll(/\s+/g, ' ').trim();
  const looksLikeName =
    /^(?:[\p{L}\p{M}\p{Extended_Pictographic} .'’-]|\u200d){1,40}$/u.test(text) &&
    !/\.\S/.test(text);
  return looksLikeName ? text : '';
}
