import type { Bands, ChampionshipRules } from '@tredici/engine/fantasy/rules/championship-rules';
import { bandBonus, midfieldPoints } from '@tredici/engine/fantasy/scoring/modifiers';
import type { Formats } from '#lib/i18n/format.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { type HadModifiers, type ModifierName, modifierOf } from './edit-rules.ts';
import { ruleFigures } from './rule-figures.ts';

/** Votes and means of the examples, where they reach a band. */
const GOOD_MEAN = 6.5;
const GOOD_VOTE = 7;
const POOR_VOTE = 5;
const USUAL_DEFENDERS = 4;
const MIDFIELD = 24;
const ELEVEN = 11;

/** Explains a modifier with an example, both from its own numbers.
 *  @param had see `modifierOf`. */
export function modifierWords(
  t: Translate<'rules'>,
  formats: Pick<Formats, 'decimal' | 'signed'>,
  rules: ChampionshipRules,
  name: ModifierName,
  had: HadModifiers = {},
): string {
  const { number, points } = ruleFigures(formats);
  /** A value with its points, as in the bands. */
  const reached = (bands: Bands, wanted: number) => {
    const value = exampleOf(bands, wanted);
    return { value: number(value), points: points(bandBonus(bands, value)) };
  };
  const write: Readonly<Record<ModifierName, () => readonly string[]>> = {
    defence() {
      const { minimum, mean, bands, appliesTo, byDefenders } = modifierOf(rules, 'defence', had);
      const more = Object.entries(byDefenders).filter(([, value]) => value !== 0);
      const list = more
        .map(([count, value]) =>
          t('modifier.defence.number', { count: Number(count), points: points(value) }),
        )
        .join(', ');
      const value = exampleOf(bands, GOOD_MEAN);
      const defenders = Math.max(minimum, USUAL_DEFENDERS);
      const given = bandBonus(bands, value) + (byDefenders[String(defenders)] ?? 0);
      return [
        t(`modifier.defence.${mean}`, { count: minimum }),
        ...(list === '' ? [] : [t('modifier.defence.byDefenders', { list })]),
        t(`modifier.defence.${appliesTo}`, {
          count: defenders,
          value: number(value),
          points: points(given),
        }),
      ];
    },
    midfield() {
      const rule = modifierOf(rules, 'midfield', had);
      const { from, perPoint, maximum, missingVote } = rule;
      const ahead = from + 1;
      const given = midfieldPoints(rule, ahead);
      return [
        t('modifier.midfield.help', {
          from: number(from),
          perPoint: number(perPoint),
          maximum: number(maximum),
          missingVote: number(missingVote),
        }),
        t('modifier.midfield.example', {
          own: number(MIDFIELD + ahead),
          other: number(MIDFIELD),
          points: points(given),
          lost: points(-given),
        }),
      ];
    },
    attack() {
      const { bands } = modifierOf(rules, 'attack', had);
      return [t('modifier.attack.help', reached(bands, GOOD_VOTE))];
    },
    goalkeeper() {
      const { pivot } = modifierOf(rules, 'goalkeeper', had);
      const vote = pivot + 1;
      return [
        t('modifier.goalkeeper.help', {
          pivot: number(pivot),
          vote: number(vote),
          points: points(pivot - vote),
        }),
      ];
    },
    captain() {
      const captain = modifierOf(rules, 'captain', had);
      if (captain.kind === 'double') {
        const { goal } = rules.bonus;
        const values = { goal: points(goal), twice: points(2 * goal) };
        return [t('modifier.captain.double', values)];
      }
      const good = reached(captain.bands, GOOD_VOTE);
      return [
        t('modifier.captain.help', {
          ...good,
          low: number(POOR_VOTE),
          lost: points(bandBonus(captain.bands, POOR_VOTE)),
        }),
      ];
    },
    fairPlay() {
      const { bonus } = modifierOf(rules, 'fairPlay', had);
      return [t('modifier.fairPlay.help', { points: points(bonus) })];
    },
    rFactor() {
      const { from, bonusByCount } = modifierOf(rules, 'rFactor', had);
      const count =
        Math.max(
          bonusByCount.findLastIndex((bonus) => bonus !== 0),
          0,
        ) || ELEVEN;
      return [
        t('modifier.rFactor.help', {
          from: number(from),
          count,
          points: points(bonusByCount[count] ?? 0),
        }),
      ];
    },
    dFactor() {
      const { goalkeeper, bands } = modifierOf(rules, 'dFactor', had);
      return [
        t(goalkeeper ? 'modifier.dFactor.withGoalkeeper' : 'modifier.dFactor.five'),
        t('modifier.dFactor.example', reached(bands, GOOD_MEAN)),
      ];
    },
    module() {
      const { bonusByModule } = modifierOf(rules, 'module', had);
      const given = Object.entries(bonusByModule).filter(([, value]) => value !== 0);
      const list = given.map(([module, value]) => `${module} ${points(value)}`).join(', ');
      return [
        t('modifier.module.help'),
        list === '' ? t('modifier.module.none') : t('modifier.module.example', { list }),
      ];
    },
  };
  return write[name]().join(' ');
}

/** The wanted value if it gives or takes something, else the highest of the bands. */
function exampleOf(bands: Bands, wanted: number): number {
  return bandBonus(bands, wanted) === 0 ? (bands.at(-1)?.[0] ?? wanted) : wanted;
}
