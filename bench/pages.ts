// npm run bench -- pages: what the first load of a page weighs, and what Lighthouse's simulated
// phone makes of it. A whole Tredici is started for it and stopped again.
import { mkdir, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { type Chromium, findChromium } from '../scripts/chromium.ts';
import { startDemoServer } from '../scripts/demo-server.ts';

const BUDGET_KB = { login: 170 };
const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const;

export async function run(): Promise<void> {
  const server = await startDemoServer();
  try {
    const browser = await findChromium();
    const files = await weigh(browser, `${server.url}/login`);
    const total = files.reduce((sum, file) => sum + file.kb, 0);
    console.table(files);
    console.log(
      `Login, first load: ${total.toFixed(1)} KB gzip all told (at most ${BUDGET_KB.login})\n`,
    );
    const scores = await audit(browser, `${server.url}/login`, 3);
    console.table(scores);
    await save({ login: { files, totalKb: total, scores } });
  } finally {
    await server.stop();
  }
}

interface FileWeight {
  readonly path: string;
  readonly kb: number;
}

/** Every file that the browser asks for until the page is quiet, at the size gzip gives it. */
async function weigh(found: Chromium, url: string): Promise<FileWeight[]> {
  const browser = await chromium.launch({
    executablePath: found.executablePath,
    args: [...found.args],
    env: { ...(process.env as Record<string, string>), ...found.env },
  });
  const page = await browser.newPage();
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await browser.close();
  const weights: FileWeight[] = [];
  for (const each of new Set(urls.filter((candidate) => candidate.startsWith('http')))) {
    weights.push({ path: new URL(each).pathname, kb: (await gzippedSize(each)) / 1000 });
  }
  return weights.sort((a, b) => b.kb - a.kb);
}

/** As sent; what the server leaves uncompressed (fonts, pictures) counts as it is, text as gzip. */
function gzippedSize(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'gzip', accept: '*/*' } }, (reply) => {
      const chunks: Buffer[] = [];
      reply.on('data', (chunk: Buffer) => chunks.push(chunk));
      reply.on('end', () => {
        const body = Buffer.concat(chunks);
        const isText = /text|json|javascript|svg/.test(reply.headers['content-type'] ?? '');
        const packed = reply.headers['content-encoding'] !== undefined || !isText;
        resolve(packed ? body.length : gzipSync(body).length);
      });
    }).on('error', reject);
  });
}

/** The median of several runs: the machines this runs on are shared, and a single one is noise. */
async function audit(found: Chromium, url: string, runs: number) {
  const scores: Record<string, number>[] = [];
  for (let turn = 0; turn < runs; turn += 1) scores.push(await auditOnce(found, url));
  const keys = Object.keys(scores[0] ?? {});
  return Object.fromEntries(
    keys.map((key) => [key, median(scores.map((score) => score[key] ?? 0))]),
  );
}

async function auditOnce(found: Chromium, url: string): Promise<Record<string, number>> {
  const chrome = await launch({
    chromePath: found.executablePath,
    chromeFlags: [...found.args, '--headless'],
    envVars: { ...(process.env as Record<string, string>), ...found.env },
  });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      onlyCategories: [...CATEGORIES],
      logLevel: 'error',
    });
    if (!result) throw new Error('Lighthouse gave no result');
    const { categories, audits } = result.lhr;
    return {
      ...Object.fromEntries(
        CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]),
      ),
      'largest contentful paint, ms': Math.round(
        audits['largest-contentful-paint']?.numericValue ?? 0,
      ),
      'total blocking time, ms': Math.round(audits['total-blocking-time']?.numericValue ?? 0),
      'cumulative layout shift': Number(
        (audits['cumulative-layout-shift']?.numericValue ?? 0).toFixed(4),
      ),
    };
  } finally {
    chrome.kill();
  }
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

async function save(result: unknown): Promise<void> {
  const folder = resolve(process.env.TREDICI_DATA_DIR ?? 'data', 'bench');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'pages.json'), `${JSON.stringify(result, null, 2)}\n`);
}
