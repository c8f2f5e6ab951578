import { fantasyImportCalls } from '@tredici/contract/fantasy-imports';
import { sampleImportPreview } from '@tredici/contract/testing/fantasy-samples';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { callQuery } from '#lib/api/call-query.ts';
import { QueryProvider, queryClient } from '#lib/api/query-client.tsx';
import { loadMessages } from '#lib/i18n/translate.ts';
import { renderInRouter } from '#testing/render-in-router.tsx';
import { ImportsPage } from './imports-page.tsx';

beforeAll(() => loadMessages('imports', 'forecasts', 'errors'));
beforeEach(() => {
  queryClient.clear();
  queryClient.setQueryData(callQuery(fantasyImportCalls.listImports, {}).queryKey, { results: [] });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const show = () =>
  renderInRouter(
    <QueryProvider>
      <ImportsPage />
    </QueryProvider>,
  );

interface Reply {
  readonly status: number;
  readonly body: object;
}

/** Replaces XMLHttpRequest: returns the replies below, and lets a test set the progress. */
class FakeSender extends EventTarget {
  static last: FakeSender;
  static reply: (url: string) => Reply;
  static waits = false;
  readonly upload = new EventTarget();
  status = 0;
  responseText = '';
  #url = '';
  open(_method: string, url: string) {
    this.#url = url;
    FakeSender.last = this;
  }
  setRequestHeader() {}
  getAllResponseHeaders = () => 'content-type: application/json\r\n';
  send() {
    if (!FakeSender.waits) queueMicrotask(() => this.finish());
  }
  say(loaded: number, total: number) {
    this.upload.dispatchEvent(new ProgressEvent('progress', { loaded, total }));
  }
  finish() {
    const { status, body } = FakeSender.reply(this.#url);
    Object.assign(this, { status, responseText: JSON.stringify(body) });
    this.dispatchEvent(new ProgressEvent('load'));
  }
}

/** Answers the calls with these replies in turn; returns the addresses that were requested. */
function answer(...replies: readonly Reply[]) {
  const asked: string[] = [];
  const left = [...replies];
  const replyTo = (url: string): Reply => {
    asked.push(url);
    return left.shift() ?? { status: 200, body: { results: [] } };
  };
  FakeSender.reply = replyTo;
  FakeSender.waits = false;
  vi.stubGlobal('XMLHttpRequest', FakeSender);
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const { status, body } = replyTo(String(input));
    return new Response(JSON.stringify(body), {
      status,
      headers: { 'content-type': 'application/json' },
    });
  });
  return asked;
}
const choose = (file: File) =>
  userEvent.upload(page.getByLabelText('scegli un file', { exact: false }), file);
const QUOTES = new File(['Id;R'], 'Quotazioni.csv', { type: 'text/csv' });

describe('a file of the reader’s own', () => {
  it('is read, and its changes are shown before it takes effect', async () => {
    answer({ status: 201, body: sampleImportPreview });
    await show();
    await choose(QUOTES);
    const preview = page.getByRole('region', { name: 'Anteprima' });
    await expect.element(preview).toMatchTextContent('612 giocatori letti');
    await expect.element(preview).toMatchTextContent('Alcune righe non si leggono');
    await expect.element(preview).toMatchTextContent('la squadra non è in Serie A');
    await preview.getByText(/Hanno cambiato prezzo/).click();
    await expect.element(preview.getByText('da 29 a 34')).toBeVisible();
    await expect.element(preview.getByRole('button', { name: 'Conferma' })).toBeVisible();
  });

  it('shows the progress of the upload, then that it is being read', async () => {
    answer({ status: 201, body: sampleImportPreview });
    FakeSender.waits = true;
    await show();
    await choose(QUOTES);
    await expect.element(page.getByText('Invio di Quotazioni.csv…')).toBeVisible();
    FakeSender.last.say(420, 1000);
    await expect.element(page.getByText('42%')).toBeVisible();
    await expect.element(page.getByRole('progressbar')).toHaveAttribute('value', '0.42');
    FakeSender.last.say(1000, 1000);
    await expect.element(page.getByText('Stiamo leggendo Quotazioni.csv…')).toBeVisible();
    await expect.element(page.getByRole('progressbar')).not.toHaveAttribute('value');
    FakeSender.last.finish();
    await expect.element(page.getByRole('region', { name: 'Anteprima' })).toBeVisible();
  });

  it('is read again with the season that the user gives, if it contains none', async () => {
    const refusal = { code: 'file_season_unknown', detail: 'x' };
    const asked = answer(
      { status: 400, body: refusal },
      { status: 201, body: sampleImportPreview },
    );
    await show();
    await choose(QUOTES);
    await expect
      .element(page.getByRole('alert'))
      .toMatchTextContent('Quotazioni.csv non è stato letto');
    await userEvent.selectOptions(page.getByLabelText('Stagione del file'), '2024/25');
    await page.getByRole('button', { name: 'Leggi di nuovo' }).click();
    await expect.element(page.getByRole('region', { name: 'Anteprima' })).toBeVisible();
    expect(asked[1]).toContain('season=2024%2F25');
  });

  it('is refused without being sent if it is too large', async () => {
    const asked = answer();
    await show();
    await choose(new File([new Uint8Array(6 * 1024 * 1024)], 'enorme.xlsx'));
    await expect.element(page.getByRole('alert')).toMatchTextContent('Il file pesa 6,0 MB');
    await choose(new File([], 'vuoto.xlsx'));
    await expect.element(page.getByRole('alert')).toMatchTextContent('Il file è vuoto');
    expect(asked.filter((address) => address.includes('imports'))).toEqual([]);
  });

  it('is refused in plain words if it contains macros', async () => {
    answer({ status: 400, body: { code: 'file_has_macros', detail: 'x' } });
    await show();
    await choose(QUOTES);
    await expect
      .element(page.getByRole('alert'))
      .toMatchTextContent('Il file contiene macro e non lo apriamo.');
  });
});
