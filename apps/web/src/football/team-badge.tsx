import { hashOf } from './hash-of.ts';

/** The ways a shirt can be cut, in one ink. */
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

/** A small printed shield: the same club always has the same cut, and no club's real crest is
 *  imitated. It is decoration: the name stands beside it. */
export function TeamBadge({ name, size = 18 }: { readonly name: string; readonly size?: number }) {
  const cut = CUTS[hashOf(name) % CUTS.length]!;
  return (
    <svg width={size} height={size * 1.1} viewBox="0 0 20 22" aria-hidden="true">
      <path d={cut} fill="currentColor" opacity="0.8" />
      <path
        d="M3 2h14v8c0 5-3 8-7 9.900C6 18 3 15 3 10Z"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.4"
      />
    </svg>
  );
}
