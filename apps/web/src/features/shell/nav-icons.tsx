import { Icon } from '#ui/icons.tsx';

export const HomeIcon = () => (
  <Icon>
    <path d="M4 11.5 12 5l8 6.5M6 10v9h12v-9" />
  </Icon>
);
/** A coupon: rows and a column of boxes. */
export const TournamentsIcon = () => (
  <Icon>
    <path d="M5 3.500h14v17H5ZM8 8h4M8 12h4M8 16h4" />
    <path d="M14.5 6.700h2.300V9h-2.300ZM14.5 10.800h2.300v2.300h-2.300ZM14.5 15h2.300v2.300h-2.300Z" />
  </Icon>
);
/** A score: two figures and the mark between them. */
export const ResultsIcon = () => (
  <Icon>
    <path d="M3.500 6h17v12h-17ZM12 6v12M7.500 9.500v5M15 9.500h2.500v5H15Z" />
  </Icon>
);
export const StrategyIcon = () => (
  <Icon>
    <path d="M4 19.500h16M4 15l5-4 4 3 6.5-8M15.5 5.500h4v4" />
  </Icon>
);
/** A slip with a mark. */
export const MyBetsIcon = () => (
  <Icon>
    <path d="M6 3.500h12v17l-2-1.500-2 1.500-2-1.500-2 1.500-2-1.500-2 1.500ZM9 8h6M9 11.500h6M9 15h3" />
  </Icon>
);
/** A list of names, one of them crossed. */
export const PlayersIcon = () => (
  <Icon>
    <path d="M10 6h10M10 12h10M10 18h10M4 16.500h3v3H4ZM4 10.500h3v3H4Z" />
    <path d="m4 4.500 3 3M7 4.500l-3 3" />
  </Icon>
);
/** Columns of different height over a line. */
export const BoardIcon = () => (
  <Icon>
    <path d="M4 20h16M5.500 20v-6h3v6M10.500 20V5h3v15M15.500 20v-9h3v9" />
  </Icon>
);
/** A shirt. */
export const TeamsIcon = () => (
  <Icon>
    <path d="M8.500 4 4 7l2 4 2-1v10h8V10l2 1 2-4-4.500-3c-1 2-6 2-7 0Z" />
  </Icon>
);
/** A chart of predictions against results. */
export const RecordIcon = () => (
  <Icon>
    <path d="M4.500 4v15.500H20M7.500 16.500 19 5M9 11.500v.100M13 11v.100M15.500 7v.100" />
  </Icon>
);
/** Three sliders of a mixing desk. */
export const OperatorIcon = () => (
  <Icon>
    <path d="M6 4v16M12 4v16M18 4v16M3.500 9h5M9.500 15h5M15.500 7h5" />
  </Icon>
);
export const ProfileIcon = () => (
  <Icon>
    <circle cx="12" cy="8.5" r="3.5" />
    <path d="M5 20c.5-4 3.5-5.5 7-5.500s6.5 1.5 7 5.5" />
  </Icon>
);
export const LogoutIcon = () => (
  <Icon>
    <path d="M13 4.500H5.500v15H13M10 12h10M16.5 8.5 20 12l-3.5 3.5" />
  </Icon>
);
export const CollapseIcon = ({ flipped }: { readonly flipped: boolean }) => (
  <Icon>
    <path d={flipped ? 'M9 6l6 6-6 6' : 'M15 6l-6 6 6 6'} />
  </Icon>
);
export const ChevronIcon = ({ down }: { readonly down: boolean }) => (
  <Icon>
    <path d={down ? 'M7 10l5 5 5-5' : 'M10 7l5 5-5 5'} />
  </Icon>
);
