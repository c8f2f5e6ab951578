import type { Page } from 'playwright';

/** From here on, the time from every key and click to the following paint is recorded. */
export async function watchInteractions(page: Page): Promise<void> {
  await page.evaluate(() => {
    const found: Record<number, number> = {};
    Object.assign(globalThis, { interactions: found });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { interactionId = 0 } = entry as { interactionId?: number };
        if (interactionId === 0) continue;
        found[interactionId] = Math.max(found[interactionId] ?? 0, entry.duration);
      }
      // The shortest duration that browsers report; anything quicker counts as this.
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
}

/** The duration of each interaction since recording started. */
export async function interactionMs(page: Page): Promise<number[]> {
  await settle(page);
  return page.evaluate(() =>
    Object.values((globalThis as unknown as { interactions: Record<number, number> }).interactions),
  );
}

/** Waits until everything the interaction caused has been painted. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestIdleCallback(() => setTimeout(resolve, 50)));
      }),
  );
}

/** From here on, the time from every key until its result appears in an element is recorded; it is painted
 *  with the following frame. */
export async function watchAnswers(page: Page, selector: string): Promise<void> {
  await page.evaluate((within) => {
    const found: number[] = [];
    Object.assign(globalThis, { answers: found });
    let pressedAt = 0;
    addEventListener(
      'keydown',
      ({ timeStamp }) => {
        pressedAt = timeStamp;
        found.push(0);
      },
      true,
    );
    new MutationObserver(() => {
      found[found.length - 1] = performance.now() - pressedAt;
    }).observe(document.querySelector(within)!, {
      subtree: true,
      childList: true,
      attributes: true,
    });
  }, selector);
}

/** The duration for each key that changed something since recording started. */
export async function answerMs(page: Page): Promise<number[]> {
  const found = await page.evaluate(
    () => (globalThis as unknown as { answers?: number[] }).answers ?? [],
  );
  return found.filter((ms) => ms > 0).map((ms) => Math.round(ms * 10) / 10);
}
