import { expect, test } from 'vitest';
import { LEAGUES } from '../leagues.ts';
import { type WorldSeason, worldSeasons } from '../world.ts';
import type { Appearance } from './match-sheet.ts';
import { type PlayedMatch, playSquads } from './season-sheets.ts';

const NOW = Date.parse('2026-11-15T04:00:00Z');
const origin = { seed: 13, beganAt: NOW };
const serieA = LEAGUES.filter(({ tournament }) => tournament.tournament_id === 524);
const seasons = [...worldSeasons(origin, NOW, { leagues: serieA })].slice(-2);
const [past, current] = seasons as [WorldSeason, WorldSeason];
const before = playSquads(origin.seed, past, NOW);
const now = playSquads(origin.seed, current, NOW);
const everything = [...before.played, ...now.played];

const sum = (side: readonly Appearance[], ...events: (keyof Appearance['events'])[]) =>
  side.reduce(
    (total, one) => total + events.reduce((count, event) => count + (one.events[event] ?? 0), 0),
    0,
  );
const scored = (side: readonly Appearance[]) => sum(side, 'goals', 'penaltiesScored');

test('the past season is complete and this one has its played matches', () => {
  expect(before.played).toHaveLength(380);
  expect(now.played.length).toBeGreaterThan(80);
  expect(now.played.length).toBeLessThan(200);
});

test('in every match the goals of scorers, keepers and clean sheets add up to its score', () => {
  for (const { match, sheet } of everything) {
    const { home, away } = match.result.goals;
    expect(scored(sheet.home) + sum(sheet.away, 'ownGoals'), match.key).toBe(home);
    expect(scored(sheet.away) + sum(sheet.home, 'ownGoals'), match.key).toBe(away);
    expect(sum(sheet.home, 'goalsConceded'), match.key).toBe(away);
    expect(sum(sheet.away, 'goalsConceded'), match.key).toBe(home);
    expect(sum(sheet.home, 'assists'), match.key).toBeLessThanOrEqual(sum(sheet.home, 'goals'));
    for (const side of [sheet.home, sheet.away]) {
      const conceding = side.filter(({ events }) => events.goalsConceded);
      expect(conceding.every(({ player }) => player.role === 'P')).toBe(true);
    }
  }
});

test('in every match eleven start, at most five come on, and minutes add up', () => {
  for (const { match, sheet } of everything) {
    for (const side of [sheet.home, sheet.away]) {
      expect(new Set(side.map(({ player }) => player.id)).size).toBe(side.length);
      const starters = side.filter(({ started }) => started);
      expect(starters, match.key).toHaveLength(11);
      expect(side.length - 11, match.key).toBeLessThanOrEqual(5);
      expect(starters.filter(({ player }) => player.role === 'P')).toHaveLength(1);
      expect(side.every(({ minutes }) => minutes >= 1 && minutes <= 90)).toBe(true);
      const missing = side
        .filter(({ events }) => events.redCards)
        .reduce((total, { minutes }) => total + 90 - minutes, 0);
      expect(
        side.reduce((total, { minutes }) => total + minutes, 0),
        match.key,
      ).toBe(11 * 90 - missing);
      for (const one of side) {
        expect(one.events.yellowCards && one.events.redCards, match.key).toBeFalsy();
      }
    }
  }
});

test("a suspended player misses the club's next match", () => {
  const byClub = new Map<string, PlayedMatch[]>();
  for (const one of before.played) {
    for (const club of [one.match.home, one.match.away]) {
      byClub.set(club, [...(byClub.get(club) ?? []), one]);
    }
  }
  let bans = 0;
  for (const [club, matches] of byClub) {
    const sideOf = ({ match, sheet }: PlayedMatch) =>
      match.home === club ? sheet.home : sheet.away;
    matches.forEach((match, at) => {
      const next = matches[at + 1];
      for (const { player, events } of sideOf(match)) {
        if (!events.redCards || !next) continue;
        bans += 1;
        expect(sideOf(next).some((one) => one.player.id === player.id)).toBe(false);
      }
    });
  }
  expect(bans).toBeGreaterThan(20);
});

test('votes are halves around six, and a player who hardly played has none', () => {
  const all = everything.flatMap(({ sheet }) => [...sheet.home, ...sheet.away]);
  const votes = all.flatMap(({ vote }) => vote ?? []);
  expect(votes.every((vote) => vote >= 3 && vote <= 10 && (vote * 2) % 1 === 0)).toBe(true);
  const mean = votes.reduce((total, vote) => total + vote, 0) / votes.length;
  expect(mean).toBeGreaterThan(5.85);
  expect(mean).toBeLessThan(6.1);
  const without = all.filter(({ vote }) => vote === null);
  expect(without.length / all.length).toBeGreaterThan(0.02);
  expect(without.every(({ minutes }) => minutes < 15)).toBe(true);
});

test('squads have 27 players with their own ids, names and prices, and most stay', () => {
  for (const { squads } of [before, now]) {
    expect(squads).toHaveLength(20);
    for (const { players } of squads) {
      expect(players).toHaveLength(27);
      expect(players.every(({ initialPrice }) => initialPrice >= 1 && initialPrice <= 40)).toBe(
        true,
      );
    }
    const ids = squads.flatMap(({ players }) => players.map(({ id }) => id));
    expect(new Set(ids).size).toBe(540);
    expect(Math.min(...ids)).toBeGreaterThanOrEqual(9_000_000);
    expect(Math.max(...ids)).toBeLessThan(10_000_000);
  }
  const known = new Set(before.squads.flatMap(({ players }) => players.map(({ id }) => id)));
  const stayed = now.squads.flatMap(({ players }) => players.filter(({ id }) => known.has(id)));
  expect(stayed.length).toBeGreaterThan(300);
});

test('a season is realistic: the best score twenty, penalties and cards are rare', () => {
  const goals = new Map<number, number>();
  for (const { sheet } of before.played) {
    for (const { player, events } of [...sheet.home, ...sheet.away]) {
      const own = (events.goals ?? 0) + (events.penaltiesScored ?? 0);
      goals.set(player.id, (goals.get(player.id) ?? 0) + own);
    }
  }
  const best = Math.max(...goals.values());
  expect(best).toBeGreaterThan(14);
  expect(best).toBeLessThan(36);
  const all = before.played.flatMap(({ sheet }) => [...sheet.home, ...sheet.away]);
  expect(sum(all, 'redCards')).toBeLessThan(120);
  expect(sum(all, 'penaltiesScored')).toBeLessThan(160);
  expect(sum(all, 'ownGoals')).toBeGreaterThan(5);
});

test('what was added once never changes later', () => {
  const earlier = playSquads(origin.seed, current, NOW - 21 * 86_400_000);
  expect(earlier.played.length).toBeLessThan(now.played.length);
  expect(JSON.stringify(now.played.slice(0, earlier.played.length).map(({ sheet }) => sheet))).toBe(
    JSON.stringify(earlier.played.map(({ sheet }) => sheet)),
  );
});
