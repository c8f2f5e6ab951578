import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { instant } from './moments.ts';

/** A pop-up that is shown during its time window until it is dismissed; its text is the web's
 *  `notices:<text_key>`. */
export const NOTICE_KINDS = ['season-pause', 'national-break', 'payments'] as const;

const notice = z.object({
  id: z.int(),
  kind: z.enum(NOTICE_KINDS),
  text_key: z.string(),
  starts_at: instant,
  ends_at: instant,
});
export type Notice = z.output<typeof notice>;

export const noticeCalls = {
  listNotices: defineCall({
    method: 'GET',
    path: '/v1/tredici/notices/',
    access: 'public',
    summary: 'The notices whose time window includes the present',
    status: 200,
    reply: z.object({ results: z.array(notice) }),
  }),
};
