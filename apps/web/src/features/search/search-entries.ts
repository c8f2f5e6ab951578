import type { SearchIndex } from '@tredici/contract/clubs';
import { clubSlug } from '@tredici/contract/fold-text';
import { BIG_FIVE, TOURNAMENTS, tournamentById } from '@tredici/contract/tournaments';
import { useLeagueLabel, useLeagueNames } from '#football/league-names.ts';
import type { MessageKey } from '#lib/i18n/messages.ts';
import { useText } from '#lib/i18n/translate.ts';
import { paths } from '#lib/navigation/paths.ts';
import type { SearchEntry } from './find-entries.ts';

/** The pages that can be found, roughly in the order of the menu and the footer; `true` marks those that need Pro. */
const PAGES: readonly [to: string, title: MessageKey<'pages'>, pro?: true][] = [
  [paths.home(), 'title.home', true],
  [paths.leaguesBase(), 'title.leagues', true],
  [paths.resultsBase(), 'title.results'],
  [paths.investmentPlan(), 'title.investmentPlan', true],
  [paths.myBets(), 'title.myBets', true],
  [paths.trackRecord(), 'title.trackRecord'],
  [paths.playerList(), 'title.playerList'],
  [paths.statsBoard(), 'title.statsBoard'],
  [paths.playerFiles(), 'title.playerFiles'],
  [paths.teamNew(), 'title.teamNew'],
  [paths.championshipNew(), 'title.championshipNew'],
  [paths.profile(), 'title.profile'],
  [paths.pricing(), 'title.pricing'],
  [paths.faq(), 'title.faq'],
  [paths.legal(), 'title.legal'],
  [paths.privacy(), 'title.privacy'],
  [paths.cookieText(), 'title.cookieText'],
  [paths.dataProcessing(), 'title.dataProcessing'],
  [paths.logout(), 'title.logout'],
];

/** Gives a function that lists everything that can be found, for users with or without Pro. Without an index it lists
 *  leagues and pages only. */
export function useSearchEntries(
  premium: boolean,
): (index: SearchIndex | undefined) => SearchEntry[] {
  const title = useText('pages');
  const namesOf = useLeagueNames();
  const labelOf = useLeagueLabel();
  const labels = new Map(TOURNAMENTS.map((league) => [league.tournament_id, labelOf(league)]));

  const leagues = TOURNAMENTS.toSorted((a, b) => standing(a) - standing(b)).map(
    (league): SearchEntry => {
      const { country, league: name } = namesOf(league);
      return {
        kind: 'league',
        // A league's forecasts need Pro; its table is for every logged-in user.
        to: premium ? paths.leagues(league.slug) : paths.table(league.slug),
        name,
        detail: country,
        also: [country, league.country, league.oddsApi.replace('soccer_', '').replaceAll('_', ' ')],
      };
    },
  );
  const pages = PAGES.map(
    ([to, key, pro]): SearchEntry => ({
      kind: 'page',
      to,
      name: title(key),
      detail: '',
      also: [],
      pro: pro === true && !premium,
    }),
  );
  return (index) => {
    const clubs = (index?.clubs ?? []).toSorted((a, b) => standing(a) - standing(b));
    const byId = new Map(clubs.map((club) => [club.team_id, club]));
    return [
      ...clubs.map(
        ({ name, country, tournament_id, also }): SearchEntry => ({
          kind: 'club',
          to: paths.club(clubSlug(country, name)),
          name,
          also,
          detail: labels.get(tournament_id) ?? country,
        }),
      ),
      ...leagues,
      ...(index?.matches ?? []).flatMap(({ match_id, home, away, match_date }): SearchEntry[] => {
        const [one, other] = [byId.get(home), byId.get(away)];
        if (!one || !other) return [];
        return [
          {
            kind: 'match',
            to: paths.match(match_id),
            name: `${one.name} – ${other.name}`,
            detail: labels.get(one.tournament_id) ?? '',
            at: match_date,
            pro: !premium,
            also: [...one.also, ...other.also],
          },
        ];
      }),
      ...pages,
    ];
  };
}

/** Sorts clubs and leagues with the same name so that those that most users mean come first. */
function standing({ tournament_id }: { readonly tournament_id: number }): number {
  if (BIG_FIVE.includes(tournament_id)) return BIG_FIVE.indexOf(tournament_id);
  return BIG_FIVE.length + (tournamentById(tournament_id)?.tier ?? 0);
}
