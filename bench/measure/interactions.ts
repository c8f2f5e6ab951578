import type { Page } from 'playwright';

/** From here on every key and click is timed until the paint that follows it. */
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
      // The shortest that is told of: what is quicker still counts as this.
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
}

/** How long each interaction took since they are watched. */
export async function interactionMs(page: Page): Promise<number[]> {
  await settle(page);
  return page.evaluate(() =>
    Object.values((globalThis as unknown as { interactions: Record<number, number> }).interactions),
  );
}

/** Until whatever the interaction set off has been painted. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestIdleCallback(() => setTimeout(resolve, 50)));
      }),
  );
}
