import * as z from 'zod/mini';

/** A time in UTC. */
export const instant = z.iso.datetime();

/** A calendar date. */
export const day = z.iso.date();

/** An earlier date in a request is a typing mistake, and the database has no year 0. */
export const FIRST_DAY = '1900-01-01';
const isLater = z.refine<string>((text) => text >= FIRST_DAY);
export const instantGiven = z.iso.datetime().check(isLater);
export const dayGiven = z.iso.date().check(isLater);
