import { expect, type Page, test as visitors } from '@playwright/test';
import { becomeAdministrator } from './support/administrator.ts';
import { test as members } from './support/demo-chitta.ts';
import { deskPages, findUnlisted, memberPages, visitorPages } from './support/every-page.ts';
import { openAndEscape } from './support/keyboard/open-and-escape.ts';
import { waitUntilStill } from './support/keyboard/wait-until-still.ts';
import { walkPage } from './support/keyboard/walk-page.ts';
import { logIn, signUp } from './support/member.ts';
import { text } from './support/texts.ts';

/** Much is walked in one go, in one browser. */
const patience = 480_000;

/** Walks pages with the keyboard alone, and opens and closes what opens there; on the first one in header and footer too. */
async function walkPages(page: Page, addresses: readonly string[], withFrame = true): Promise<string[]> {
  const opened: string[] = [];
  for (const [index, address] of addresses.entries()) {
    await page.goto(address);
    await expect(page.getByRole('heading').first()).toBeVisible();
    const walked = await walkPage(page);
    await page.route('**/api/**', (route) =>
      route.request().method() === 'GET' ? route.fallback() : route.abort(),
    );
    const tried = await openAndEscape(page, address, withFrame && index === 0);
    await page.unroute('**/api/**');
    expect.soft([...walked, ...tried.faults], address).toEqual([]);
    opened.push(...tried.opened);
  }
  return opened;
}

visitors('every address of the app is among those that are walked', () => {
  expect(findUnlisted()).toEqual([]);
});

visitors('visitors get everywhere with the keyboard', async ({ page }) => {
  visitors.setTimeout(patience);
  const opened = await walkPages(page, visitorPages);
  expect(opened.length).toBeGreaterThan(0);
});

visitors('the first Tab offers the way past the header', async ({ page }) => {
  await page.goto('/learn');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: text('en', 'app:skipToContent') })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const isInContent = () => document.activeElement?.closest('main') !== null;
  expect(await page.evaluate(isInContent)).toBe(true);
});

visitors('Tab goes into a menu that is still on its way, and on to each of its entries', async ({ page }) => {
  const member = await signUp(page, 'en');
  const { promise: untilLooked, resolve: goOn } = Promise.withResolvers<void>();
  await page.route('**/*{profile-items,mobile-menu}*', async (route) => {
    await untilLooked;
    await route.continue();
  });
  await page.goto('/dream-input');
  // The caret has come: nothing else takes the focus any more.
  await waitUntilStill(page);
  // The menu of a desk, or of a phone.
  const name = text('en', 'app:nav.profileOf', { name: member.username });
  const own = page.getByRole('button', { name });
  await own.or(page.getByRole('button', { name: text('en', 'app:nav.openMenu') })).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const menu = page.locator(':is(.profile-menu, .mobile-menu):visible');
  await expect(menu).toBeFocused();
  goOn();
  await expect(menu.getByRole('button', { name: text('en', 'app:nav.logout') })).toBeVisible();
  for (const entry of await menu.locator(':is(a, button):visible').all()) {
    await page.keyboard.press('Tab');
    await expect(entry).toBeFocused();
  }
});

for (const half of [0, 1])
  visitors(`administrators get everywhere on their desk, half ${half + 1} of its pages`, async ({ page }) => {
    visitors.setTimeout(patience);
    await becomeAdministrator(page, 'en');
    const { id } = await (await page.request.get('/api/user')).json();
    const ticket = await page.request.post('/api/tickets', {
      data: { title: 'A page to walk', description: 'With the keyboard.', category: 'other' },
      headers: { origin: new URL(page.url()).origin },
    });
    const ticketId = String((await ticket.json()).data.id);
    const addresses = deskPages
      .filter((_, at) => at % 2 === half)
      .map((address) => address.replace('$userId', id).replace('$ticketId', ticketId));
    await walkPages(page, addresses, half === 0);
  });

for (const half of [0, 1])
  members(
    `members get everywhere with the keyboard, half ${half + 1} of their pages`,
    async ({ page, demo }) => {
      members.setTimeout(patience);
      await logIn(page, 'en', { ...demo.member, email: '' });
      await page.waitForURL('**/dream-input');
      await page.getByRole('button', { name: text('en', 'tutorial:close') }).click();
      const [dreamId, consultationId] = await Promise.all(
        ['/api/dreams', '/api/oracle/consultations'].map(async (address) => {
          const { data } = await (await page.request.get(address)).json();
          return String(data.items[0].id);
        }),
      );
      const addresses = memberPages
        .filter((_, at) => at % 2 === half)
        .map((address) =>
          address.replace('$dreamId', dreamId ?? '').replace('$consultationId', consultationId ?? ''),
        );
      const opened = await walkPages(page, addresses, half === 0);
      // Menus, dialogs and sheets.
      expect(opened.length).toBeGreaterThan(0);
    },
  );
