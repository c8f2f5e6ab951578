import {
  ITALIAN_TEAMS,
  type ItalianTeam,
  type ShirtPattern,
} from '@tredici/contract/italian-teams';
import { hashOf } from './hash-of.ts';
import { clothBehind } from './italian-shirt.ts';
import css from './team-badge.module.css';

/** The divisions of a shield, in one colour. */
const CUTS = [
  'M3 2h6v17C5 17.5 3 14 3 10Z',
  'M7 2h2v17L7 18ZM11 2h2v17.500l-2 .500ZM3 2h2v13C4 13.5 3 12 3 10ZM15 2h2v8c0 2-1 4-2 5Z',
  'M3 2h14v4H3ZM3 10h14c0 2-.5 3-1 4H4c-.5-1-1-2-1-4Z',
  'M3 2h4l10 9c-.2 2-1 4-2 5L3 6Z',
  'M3 8h14v4H3Z',
  'M8 2h4v17l-2 1-2-1Z',
  'M3 2h7v8H3ZM10 10h7c0 4-3 7-7 9Z',
  'M10 2h7v8c0 5-3 8-7 9.500Z',
] as const;
const SHIELD = 'M3 2h14v8c0 5-3 8-7 9.900C6 18 3 15 3 10Z';
const SHIRT =
  'M6.400 2.200 1.200 5.200 2.600 9.800 4.600 9.100V20h10.800V9.100l2 .700 1.400-4.600-5.200-3C12.900 3.600 11.600 4.300 10 4.300S7.100 3.600 6.400 2.200Z';
/** The pattern over the body of a shirt in its second colour, inside its outline. */
const PATTERNS: Readonly<Record<ShirtPattern, string>> = {
  plain:
    'M6.400 2.200C7.100 3.600 8.400 4.300 10 4.300s2.900-.700 3.600-2.100l1.200.700C14 4.900 12.200 5.700 10 5.700S6 4.900 5.200 2.900Z',
  stripes:
    'M6.600 5.200h1.700V20H6.600ZM9.150 5.400h1.700V20h-1.700ZM11.700 5.200h1.700V20h-1.700Z',
  halves: 'M10 4.300c1.600 0 2.900-.700 3.600-2.100l5.200 3-1.400 4.600-2-.700V20H10Z',
  band: 'M8 4.500h4V20H8Z',
  chest: 'M4.600 9.300h10.800v3.400H4.600Z',
  sash: 'M4.600 8.200 6.600 5 15.400 15.800V20Z',
  chevron: 'M4.600 7 10 13l5.400-6v4L10 17l-5.400-6Z',
  cross: 'M8.600 4.400h2.800v4.100h4v2.800h-4V20H8.600v-8.700h-4V8.500h4Z',
};
/** Below this size in pixels letters are unreadable, so only the colours are shown. */
const LETTERS_FROM = 30;

/** A small badge. An Italian team has a shirt in its two colours, with its letters in the colour of the shirt
 *  number; any other club has a shield, always divided the same way. No real crest is imitated. It is
 *  decoration: the name stands beside it. */
export function TeamBadge({ name, size = 18 }: { readonly name: string; readonly size?: number }) {
  const team = ITALIAN_TEAMS[name];
  return (
    <svg width={size} height={size * 1.1} viewBox="0 0 20 22" aria-hidden="true">
      {team ? <Shirt team={team} letters={size >= LETTERS_FROM} /> : <Shield name={name} />}
    </svg>
  );
}

function Shirt({ team, letters }: { readonly team: ItalianTeam; readonly letters: boolean }) {
  const { abbr, numberColour, pattern, first, second } = team;
  return (
    <>
      <path d={SHIRT} fill={first} />
      <path d={PATTERNS[pattern]} fill={second} />
      <path
        d={SHIRT}
        fill="none"
        stroke="currentColor"
        strokeWidth={letters ? 0.7 : 1}
        strokeLinejoin="round"
      />
      {letters && (
        <>
          {/* A plain patch behind the letters, which stripes would make unreadable. */}
          <path d="M4.600 9.400h10.800v6.200H4.600Z" fill={clothBehind(team)} />
          <text className={css.letters} x="10" y="14.3" fill={numberColour}>
            {abbr}
          </text>
        </>
      )}
    </>
  );
}

function Shield({ name }: { readonly name: string }) {
  return (
    <>
      <path d={CUTS[hashOf(name) % CUTS.length]} fill="currentColor" opacity="0.8" />
      <path d={SHIELD} fill="none" stroke="currentColor" strokeWidth="1.4" />
    </>
  );
}
