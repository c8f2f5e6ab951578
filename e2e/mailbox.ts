import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { CaughtMail } from '@tredici/server/testing/mail-catcher';

/** All mails to an address, oldest first. */
async function mailsTo(address: string): Promise<CaughtMail[]> {
  const folder = process.env.E2E_MAIL_DIR;
  if (!folder) throw new Error('E2E_MAIL_DIR is not set: start-tredici.ts does it');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
  const mails = await Promise.all(
    names.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8')) as CaughtMail),
  );
  return mails.filter(({ to }) => to.includes(address));
}

/** Waits for the nth mail with a subject to an address. */
export async function receiveMail(address: string, subject: string, nth = 1): Promise<CaughtMail> {
  let found: CaughtMail | undefined;
  await expect
    .poll(
      async () => {
        found = (await mailsTo(address)).filter((mail) => mail.subject === subject)[nth - 1];
        return found?.subject;
      },
      { message: `mail to ${address}` },
    )
    .toBe(subject);
  return found!;
}

/** The path of the link in a mail; the origin is the journey's own. */
export function linkIn({ text }: CaughtMail): string {
  const link = /https?:\/\/\S+/.exec(text)?.[0];
  if (!link) throw new Error(`No link in:\n${text}`);
  return new URL(link).pathname;
}
