import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { keepSettings } from '#lib/api/settings.ts';
import { consent } from '#lib/device/consent.ts';
import { renderInRouter } from '#testing/render-in-router.tsx';
import { TEST_SETTINGS } from '#testing/test-settings.ts';
import { adScriptLoaded } from './ad-script.ts';
import { CookieBanner } from './cookie-banner.tsx';

const banner = page.getByRole('region', { name: 'Cookie, solo se vuoi' });
const stored = () => JSON.parse(localStorage.getItem('tredici.consent') ?? 'null')?.choice;
const show = (hidden = false) =>
  renderInRouter(<CookieBanner hidden={hidden} policyPath="/cookie-policy" />);

beforeEach(() => {
  // The storage has been cleared: this discards what an earlier test chose.
  consent.refresh();
  consent.closeReopened();
  document.getElementById('tredici-ad-frame')?.remove();
});

describe('the cookie banner', () => {
  it('gives both answers the same prominence', async () => {
    await show();
    const size = (name: string) =>
      banner.getByRole('button', { name, exact: true }).element().getBoundingClientRect();
    const look = (name: string) => {
      const style = getComputedStyle(banner.getByRole('button', { name, exact: true }).element());
      return [style.color, style.backgroundColor, style.borderColor, style.fontSize];
    };
    await expect.element(banner).toBeVisible();
    expect(size('Rifiuta').width).toBeCloseTo(size('Accetta').width, 0);
    expect(size('Rifiuta').height).toBe(size('Accetta').height);
    expect(look('Rifiuta')).toEqual(look('Accetta'));
  });

  it('refuses when it is closed', async () => {
    await show();
    await banner.getByRole('button', { name: 'Chiudi' }).click();
    await expect.element(banner).not.toBeInTheDocument();
    expect(stored()).toBe('refused');
  });

  it('loads the ad script after acceptance and not before', async () => {
    keepSettings({
      ...TEST_SETTINGS,
      ad_tracking_src: `${location.origin}/ad-script-of-a-test.js`,
    });
    await show();
    await expect.element(banner).toMatchTextContent(/carichiamo anche uno script pubblicitario/);
    expect(adScriptLoaded()).toBe(false);
    await banner.getByRole('button', { name: 'Accetta' }).click();
    await expect.poll(adScriptLoaded).toBe(true);
    expect(stored()).toBe('accepted');
  });

  it('says when no script is configured, and loads none', async () => {
    await show();
    await expect.element(banner).toMatchTextContent(/non è attivo alcuno script/);
    await banner.getByRole('button', { name: 'Accetta' }).click();
    expect(adScriptLoaded()).toBe(false);
  });

  it('is not shown on the page of the cookie policy', async () => {
    await show(true);
    await expect.element(banner).not.toBeInTheDocument();
  });

  it('reopens from the footer with the current choice, and closing changes nothing', async () => {
    consent.choose('accepted');
    await show(true);
    await expect.element(banner).not.toBeInTheDocument();
    consent.reopen();
    await expect.element(banner).toMatchTextContent(/La tua scelta attuale: accettati\./);
    await banner.getByRole('button', { name: 'Chiudi' }).click();
    await expect.element(banner).not.toBeInTheDocument();
    expect(stored()).toBe('accepted');
  });

  it('works by keyboard', async () => {
    await show();
    await expect.element(banner).toBeVisible();
    (banner.getByRole('button', { name: 'Rifiuta' }).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(banner).not.toBeInTheDocument();
  });
});
