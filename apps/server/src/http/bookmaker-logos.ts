import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { AppError } from './app-error.ts';

/** The form of a bookmaker's key, so that no other path can be requested. */
const FILE = /^([a-z0-9][a-z0-9_-]{0,63})\.svg$/;
const FOLDER = 'logos';
/** An SVG may contain scripts and links: neither may work, embedded or opened directly. */
const DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** The keys of the bookmakers whose logos the operator has put into the data folder. */
export async function listLogos(dataDir: string): Promise<string[]> {
  const names = await readdir(join(dataDir, FOLDER)).catch(() => []);
  return names.flatMap((name) => FILE.exec(name)?.[1] ?? []).sort();
}

export const logoPath = (key: string): string => `/${FOLDER}/${key}.svg`;

/** Serves `logos/` of the data folder, where there is one. */
export function serveLogos(app: FastifyInstance, dataDir: string): void {
  app.get<{ Params: { file: string } }>(`/${FOLDER}/:file`, async (request, reply) => {
    const { file } = request.params;
    const drawing = FILE.test(file)
      ? await readFile(join(dataDir, FOLDER, file)).catch(() => undefined)
      : undefined;
    if (!drawing) throw new AppError('not_found');
    return reply
      .header('content-security-policy', DRAWING_POLICY)
      .header('cache-control', 'public, max-age=3600')
      .type('image/svg+xml')
      .send(drawing);
  });
}
