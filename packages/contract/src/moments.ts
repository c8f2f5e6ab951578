import * as z from 'zod/mini';

/** A moment, in UTC. */
export const instant = z.iso.datetime();

/** A day of the calendar. */
export const day = z.iso.date();
