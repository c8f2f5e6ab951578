import { type Tournament, tournamentBySlug } from '@tredici/contract/tournaments';
import type { ReactNode } from 'react';
import { useText } from '#lib/i18n/translate.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { EmptyState } from './empty-state.tsx';
import { slugOf } from './league-filter.ts';
import css from './league-frame.module.css';
import { LeaguePicker } from './league-picker.tsx';
import { LeagueTabs } from './league-tabs.tsx';
import { useChoiceLabel } from './use-league-choices.ts';

interface LeagueFrameProps {
  /** The league's part of the address. */
  readonly slug: string;
  /** The heading of the page about a league, or without a name about an unknown one. */
  readonly headingOf: (league: string | undefined) => string;
  readonly onLeague: (slug: string) => void;
  /** The reader may be about to choose this league. */
  readonly onConsider: (slug: string) => void;
  readonly wide?: boolean;
  readonly children: (league: Tournament) => ReactNode;
}

/** The frame of a page about one league: the picker, the tabs, and the content of the page. */
export function LeagueFrame(props: LeagueFrameProps) {
  const { slug, headingOf, onLeague, onConsider, wide = false, children } = props;
  const say = useText('catalogue');
  const labelOf = useChoiceLabel();
  const league = tournamentBySlug(slug);
  return (
    <div className={wide ? `${css.page} ${css.wide}` : css.page}>
      <div>
        <PageHeading className="visually-hidden">
          {headingOf(league && labelOf(league))}
        </PageHeading>
        <LeaguePicker
          league={league}
          single
          onChoose={(choice) => onLeague(slugOf(choice))}
          onConsider={(choice) => onConsider(slugOf(choice))}
        />
        {league && <LeagueTabs league={league} />}
      </div>
      {league ? children(league) : <EmptyState message={say('championshipNotFound')} />}
    </div>
  );
}
