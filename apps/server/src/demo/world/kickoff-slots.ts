/** A local time: days after the Monday of the week, minutes after midnight. */
export interface KickoffSlot {
  readonly dayOffset: number;
  readonly minute: number;
}

/** The Monday that ends a round counts with the week before. */
const DAY_OFFSETS = { tue: 1, wed: 2, fri: 4, sat: 5, sun: 6, mon: 7 } as const;
type DayName = keyof typeof DAY_OFFSETS;

/** For example `fri 20:45; sat 15:00 15:00 18:00` */
function slots(text: string): readonly KickoffSlot[] {
  return text.split('; ').flatMap((part) => {
    const [day, ...times] = part.split(' ') as [DayName, ...string[]];
    return times.map((time) => {
      const [hour, minute] = time.split(':').map(Number) as [number, number];
      return { dayOffset: DAY_OFFSETS[day], minute: hour * 60 + minute };
    });
  });
}

/** By football-data.co.uk code: the kick-offs of a full round, in local time. The first slot is on a Friday
 *  or Saturday and the last on a Sunday or Monday, whatever the league's habits in between. */
export const WEEKEND: Readonly<Record<string, readonly KickoffSlot[]>> = {
  ARG: slots(
    'fri 19:00 21:15; sat 16:00 17:00 18:15 20:30 21:30; sun 16:00 17:00 18:15 19:15 20:30 21:30; mon 19:00 21:15',
  ),
  B1: slots('fri 20:45; sat 16:00 18:15 18:15 20:45; sun 13:30 16:00 18:30 19:15'),
  BRA: slots('sat 16:00 18:30 18:30 21:00; sun 11:00 16:00 16:00 18:30 20:30; mon 20:00'),
  E0: slots('fri 20:00; sat 12:30 15:00 15:00 15:00 17:30; sun 14:00 14:00 16:30; mon 20:00'),
  E1: slots(
    'fri 20:00; sat 12:30 12:30 15:00 15:00 15:00 15:00 15:00 15:00 15:00 17:30; sun 15:00',
  ),
  F1: slots('fri 20:45; sat 17:00 19:00 21:05; sun 15:00 17:15 17:15 17:15 20:45'),
  F2: slots('fri 20:00 20:00 20:00 20:00 20:00; sat 14:00 14:00 20:00; mon 20:45'),
  D1: slots('fri 20:30; sat 15:30 15:30 15:30 15:30 15:30 18:30; sun 15:30 17:30'),
  D2: slots('fri 18:30 18:30; sat 13:00 13:00 13:00 20:30; sun 13:30 13:30 13:30'),
  G1: slots('sat 17:00 18:00 20:00; sun 17:00 18:00 19:30 20:30'),
  I1: slots('fri 20:45; sat 15:00 18:00 20:45; sun 12:30 15:00 15:00 18:00 20:45; mon 20:45'),
  I2: slots('fri 20:30; sat 15:00 15:00 15:00 15:00 15:00 17:15 19:30; sun 15:00 17:15'),
  JPN: slots('fri 19:00; sat 14:00 14:00 14:00 16:00 19:00; sun 14:00 14:00 15:00 18:00'),
  N1: slots('fri 20:00; sat 16:30 18:45 20:00 21:00; sun 12:15 14:30 14:30 16:45'),
  NOR: slots('sat 16:00 18:00; sun 14:30 17:00 17:00 17:00 17:00 19:15'),
  P1: slots('fri 20:15; sat 15:30 18:00 20:30; sun 15:30 15:30 18:00 20:30; mon 20:15'),
  SC0: slots('sat 12:30 15:00 15:00 15:00; sun 13:00 15:00'),
  SP1: slots('fri 21:00; sat 14:00 16:15 18:30 21:00; sun 14:00 16:15 18:30 21:00; mon 21:00'),
  SP2: slots(
    'fri 20:30; sat 14:00 16:15 16:15 18:30 21:00; sun 14:00 16:15 18:30 18:30; mon 20:30',
  ),
  SWE: slots('sat 15:00 15:00 17:30; sun 14:00 14:00 16:30 16:30; mon 19:10'),
  T1: slots('fri 20:00; sat 14:30 17:00 20:00; sun 14:30 17:00 17:00 20:00; mon 20:00'),
  USA: slots(
    'sat 14:30 16:30 19:30 19:30 19:30 19:30 19:30 19:30 20:30 20:30 20:30 21:30 22:30; sun 16:30 19:00',
  ),
};

/** Rounds between two weekends; a league without its own entry uses Italy's times. */
export const MIDWEEK: Readonly<Record<string, readonly KickoffSlot[]>> = {
  ARG: slots('tue 19:00 21:15; wed 19:00 21:15'),
  BRA: slots('tue 21:30; wed 19:00 19:30 21:30'),
  E0: slots('tue 19:30 19:30 20:15; wed 19:30 19:30 20:15'),
  E1: slots('tue 19:45 19:45 19:45; wed 19:45 20:00'),
  D1: slots('tue 18:30 20:30; wed 18:30 20:30'),
  D2: slots('tue 18:30; wed 18:30 20:30'),
  I1: slots('tue 18:30 20:45; wed 18:30 20:45'),
  JPN: slots('wed 19:00'),
  SC0: slots('tue 19:45; wed 19:45'),
  SP1: slots('tue 19:00 21:00; wed 19:00 21:00'),
  USA: slots('wed 19:30 19:30 20:30 22:30'),
};
