import { expect, type Locator, type Page } from '@playwright/test';

/** Opens a section of the profile by clicking its title, and returns it. */
export async function openSection(page: Page, name: string): Promise<Locator> {
  const section = page.getByRole('region', { name, exact: true });
  await section.getByRole('heading', { level: 2 }).click();
  await expect(section.locator('details')).toHaveAttribute('open');
  return section;
}
