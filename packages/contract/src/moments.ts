import * as z from 'zod/mini';

/** A moment, in UTC. */
export const instant = z.iso.datetime();

/** A day of the calendar. */
export const day = z.iso.date();

/** What somebody sends and lies before it is a slip of the pen; with the year 0 the database has no day at all. */
export const FIRST_DAY = '1900-01-01';
const isLater = z.refine<string>((text) => text >= FIRST_DAY);
export const instantGiven = z.iso.datetime().check(isLater);
export const dayGiven = z.iso.date().check(isLater);
