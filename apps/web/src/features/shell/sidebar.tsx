import { Link } from '@tanstack/react-router';
import type { CurrentUser } from '@tredici/contract/account';
import { type ReactNode, useId } from 'react';
import { useText } from '#lib/i18n/translate.ts';
import { paths } from '#lib/navigation/paths.ts';
import { Brand } from '#ui/brand.tsx';
import { IconButton } from '#ui/button.tsx';
import { CloseIcon } from '#ui/icons.tsx';
import { latePart } from '#ui/late-part.tsx';
import { ProBadge } from '#ui/pro-badge.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import {
  BoardIcon,
  CollapseIcon,
  HomeIcon,
  LogoutIcon,
  MyBetsIcon,
  OperatorIcon,
  PlayersIcon,
  ProfileIcon,
  RecordIcon,
  ResultsIcon,
  StrategyIcon,
  TournamentsIcon,
} from './nav-icons.tsx';
import { SchemeSwitch } from './scheme-switch.tsx';
import css from './sidebar.module.css';
import { nameOfUser } from './user-name.ts';

/** Loaded later, because it brings the API client, which the first page does without. */
const TeamList = latePart(async () => (await import('./team-list.tsx')).TeamList, {
  missing: 'unsaid',
});

const MAIN_ITEMS = [
  { to: paths.home(), name: 'nav.home', icon: <HomeIcon />, pro: true },
  { to: paths.leaguesBase(), name: 'nav.tournaments', icon: <TournamentsIcon />, pro: true },
  { to: paths.resultsBase(), name: 'nav.results', icon: <ResultsIcon />, pro: false },
  { to: paths.investmentPlan(), name: 'nav.strategy', icon: <StrategyIcon />, pro: true },
  { to: paths.myBets(), name: 'nav.myBets', icon: <MyBetsIcon />, pro: true },
  { to: paths.trackRecord(), name: 'nav.trackRecord', icon: <RecordIcon />, pro: false },
] as const;

/** For every logged-in user: these pages themselves mark what needs Pro. */
const FANTASY_ITEMS = [
  { to: paths.playerList(), name: 'nav.playerList', icon: <PlayersIcon /> },
  { to: paths.statsBoard(), name: 'nav.statsBoard', icon: <BoardIcon /> },
] as const;

interface SidebarProps {
  readonly user: CurrentUser;
  readonly collapsed: boolean;
  /** Only in the page: the drawer leaves search to the bar it was opened from. */
  readonly search?: ReactNode;
  /** Only in the page: collapses or widens it. */
  readonly onCollapse?: () => void;
  /** Only in the drawer: closes it. */
  readonly onClose?: () => void;
}

export function Sidebar({ user, collapsed, search, onCollapse, onClose }: SidebarProps) {
  const t = useText('shell');
  // There may be two menus at once, one of them in the drawer, so ids must be unique.
  const fantasy = useId();
  return (
    <div className={collapsed ? `${css.sidebar} ${css.collapsed}` : css.sidebar}>
      <div className={css.head}>
        <Brand to={paths.home()} short={collapsed} />
        {onCollapse && (
          <IconButton
            label={collapsed ? t('menu.expand') : t('menu.collapse')}
            aria-expanded={!collapsed}
            onClick={onCollapse}
          >
            <CollapseIcon flipped={collapsed} />
          </IconButton>
        )}
        {onClose && (
          <IconButton label={t('menu.close')} onClick={onClose}>
            <CloseIcon />
          </IconButton>
        )}
      </div>
      {search}
      <nav className={css.nav} aria-label={t('menu')}>
        <ul>
          {MAIN_ITEMS.map(({ to, name, icon, pro }) => (
            <li key={to}>
              <Item to={to} icon={icon} name={t(name)} collapsed={collapsed}>
                {pro && !user.premium && <ProBadge />}
              </Item>
            </li>
          ))}
        </ul>
        <div>
          <p id={fantasy} className={collapsed ? 'visually-hidden' : css.group}>
            {t('nav.fantasy')}
          </p>
          <ul aria-labelledby={fantasy}>
            {FANTASY_ITEMS.map(({ to, name, icon }) => (
              <li key={to}>
                <Item to={to} icon={icon} name={t(name)} collapsed={collapsed} />
              </li>
            ))}
          </ul>
          <TeamList narrow={collapsed} onWiden={onCollapse} />
        </div>
        <ul className={css.account}>
          {user.operator && (
            <li>
              <Item
                to={paths.operator()}
                icon={<OperatorIcon />}
                name={t('nav.operator')}
                collapsed={collapsed}
              />
            </li>
          )}
          <li>
            <Item
              to={paths.profile()}
              icon={<ProfileIcon />}
              name={nameOfUser(user)}
              label={t('nav.profile', { name: nameOfUser(user) })}
              collapsed={collapsed}
            />
          </li>
          <li>
            <Item
              to={paths.logout()}
              icon={<LogoutIcon />}
              name={t('nav.logout')}
              collapsed={collapsed}
            />
          </li>
        </ul>
      </nav>
      <div className={css.switches}>
        <LanguageSwitch />
        <SchemeSwitch />
      </div>
    </div>
  );
}

function Item({
  to,
  icon,
  name,
  label,
  collapsed,
  children,
}: {
  readonly to: string;
  readonly icon: ReactNode;
  readonly name: string;
  readonly label?: string;
  readonly collapsed: boolean;
  readonly children?: ReactNode;
}) {
  return (
    <Link
      to={to}
      className={css.item}
      // Every address begins with that of the home page, which must therefore match exactly.
      activeOptions={{ exact: to === paths.home(), includeSearch: false }}
      aria-label={label}
      title={collapsed ? name : undefined}
    >
      {icon}
      <span className={collapsed ? 'visually-hidden' : css.label}>{name}</span>
      {children}
    </Link>
  );
}
