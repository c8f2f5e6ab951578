import { samplePlayerList } from '@tredici/contract/testing/fantasy-samples';
import { describe, expect, it } from 'vitest';
import { listPlayers, priceChange } from './players.ts';

const MATCH = {
  plays: 0,
  vote: 6,
  fantavoto: 6.2,
  low: 5,
  high: 8,
  goal_chance: 10,
  assist_chance: 8,
  clean_sheet_chance: 30,
  card_chance: 20,
};

describe('listPlayers', () => {
  const list = samplePlayerList(4);

  it('shows the club in every row', () => {
    const [first] = listPlayers(list, undefined);
    expect(first).toMatchObject({
      name: 'Bàrtoli A.',
      club: 'Atalanta',
      abbr: 'ATA',
      noted: false,
    });
  });

  it("prefers the reader's own word, and shows the projection that follows from it", () => {
    const [, second, third] = listPlayers(list, undefined);
    const word = { status: 'injured', plays: null, fantavoto: null } as const;
    const mine = {
      words: [{ player_id: second!.id, word, projection: MATCH }],
      noted: [third!.id],
    };
    const [, injured, noted] = listPlayers(list, mine);
    expect(injured).toMatchObject({ availability: 'injured', noted: true });
    expect(injured!.projection).toEqual({
      ...second!.projection,
      plays: MATCH.plays,
      fantavoto: MATCH.fantavoto,
    });
    expect(noted).toEqual({ ...third, noted: true });
  });

  it('has no projection without Pro', () => {
    const players = listPlayers(samplePlayerList(4, true), undefined);
    expect(players.map(({ projection }) => projection)).toEqual([null, null, null, null]);
  });
});

describe('priceChange', () => {
  it('is unknown if one of the two prices is', () => {
    expect([priceChange(12, 9), priceChange(null, 9), priceChange(12, null)]).toEqual([
      3,
      null,
      null,
    ]);
  });
});
