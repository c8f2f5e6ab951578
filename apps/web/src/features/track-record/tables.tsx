import type { TrackRecord } from '@tredici/contract/track-record';
import { useMatchLeague } from '#football/league-names.ts';
import { useText } from '#lib/i18n/translate.ts';
import { ComparedTable } from './compared-table.tsx';
import { Section } from './section.tsx';

export function Leagues({ record }: { readonly record: TrackRecord }) {
  const t = useText('track-record');
  const leagueOf = useMatchLeague();
  return (
    <Section id="campionati" title={t('leagues.heading')} intro={t('leagues.intro')}>
      <ComparedTable
        caption={t('leagues.caption')}
        rowsAre={t('column.league')}
        fileName="leagues"
        rows={record.tournaments.map((one) => ({ ...one, name: leagueOf(one) }))}
      />
    </Section>
  );
}

export function BetTypes({ record }: { readonly record: TrackRecord }) {
  const t = useText('track-record');
  return (
    <Section id="esiti" title={t('types.heading')} intro={t('types.intro')}>
      <ComparedTable
        caption={t('types.caption')}
        rowsAre={t('column.betType')}
        fileName="bet-types"
        rows={record.bet_markets.map((one) => ({ ...one, name: t(`market.${one.bet_market}`) }))}
      />
    </Section>
  );
}
