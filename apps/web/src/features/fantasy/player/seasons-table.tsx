import type { PlayerDetail } from '@tredici/contract/fantasy-players';
import { useFormats } from '#lib/i18n/format.ts';
import { useText } from '#lib/i18n/translate.ts';
import { type Column, DataTable } from '#ui/data-table.tsx';
import { PageSection } from '#ui/page-section.tsx';
import { UNKNOWN } from '../columns.ts';
import page from './player-page.module.css';

type Season = PlayerDetail['seasons'][number];

/** The player's figures, one line per season. */
export function SeasonsTable({ detail }: { readonly detail: PlayerDetail }) {
  const t = useText('player');
  const fantasy = useText('fantasy');
  const { decimal, count } = useFormats();
  const mean = (value: number | null) => (value === null ? UNKNOWN : decimal(value));
  const keeper = detail.player.role === 'P';
  const number = (
    key: 'votes' | 'goals' | 'assists' | 'yellow' | 'red' | 'conceded',
    of: (season: Season) => number,
  ): Column<Season> => ({
    key,
    name: fantasy(`column.${key}.name`),
    heading: <abbr title={fantasy(`column.${key}.name`)}>{fantasy(`column.${key}`)}</abbr>,
    cell: (season) => count(of(season)),
  });
  const average = (key: 'mv' | 'fm', of: (season: Season) => number | null): Column<Season> => ({
    key,
    name: fantasy(`column.${key}.name`),
    heading: <abbr title={fantasy(`column.${key}.name`)}>{fantasy(`column.${key}`)}</abbr>,
    cell: (season) => mean(of(season)),
  });
  const columns: Column<Season>[] = [
    { key: 'season', name: t('seasons.season'), cell: ({ season }) => season },
    { key: 'club', name: t('seasons.club'), cell: ({ club }) => club },
    number('votes', ({ votes }) => votes),
    average('mv', ({ mean_vote }) => mean_vote),
    average('fm', ({ mean_fantavoto }) => mean_fantavoto),
    keeper ? number('conceded', ({ conceded }) => conceded) : number('goals', ({ goals }) => goals),
    number('assists', ({ assists }) => assists),
    number('yellow', ({ yellow_cards }) => yellow_cards),
    number('red', ({ red_cards }) => red_cards),
    {
      key: 'home',
      name: t('seasons.home'),
      cell: ({ home_mean_fantavoto }) => mean(home_mean_fantavoto),
    },
    {
      key: 'away',
      name: t('seasons.away'),
      cell: ({ away_mean_fantavoto }) => mean(away_mean_fantavoto),
    },
  ];
  return (
    <PageSection id="stagioni" title={t('seasons.title')} className={page.whole}>
      <DataTable
        caption={t('seasons.caption')}
        columns={columns}
        rows={detail.seasons}
        keyOf={({ season }) => season}
        scrolls="wide"
      />
    </PageSection>
  );
}
