import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { becomeAdministrator } from './support/administrator.ts';
import { signUp } from './support/member.ts';
import { type Language, languageOf, text } from './support/texts.ts';

const say = (language: Language, key: string, slots: Readonly<Record<string, string>> = {}) =>
  text(language, `feedback:${key}`, slots);
const shot = (language: Language, key: string, slots: Readonly<Record<string, string>> = {}) =>
  text(language, `screenshot:${key}`, slots);

const hostile = '<script>document.title=1</script><img src=x onerror="document.title=1">';

async function expectFit(page: Page): Promise<void> {
  await expectAccessible(page);
  const isFit = () => document.documentElement.scrollWidth <= document.documentElement.clientWidth;
  expect(await page.evaluate(isFit)).toBe(true);
}

/** A red picture, as PNG. */
async function redPicture(page: Page): Promise<Buffer> {
  const address = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 300, height: 200 });
    const context = canvas.getContext('2d');
    if (context) context.fillStyle = '#ff0000';
    context?.fillRect(0, 0, 300, 200);
    return canvas.toDataURL('image/png');
  });
  return Buffer.from(address.split(',')[1] ?? '', 'base64');
}

/** How red the kept picture is at places of it, in shares of its sides. */
function rednessAt(page: Page, address: string, places: readonly (readonly [number, number])[]) {
  return page.evaluate(
    async ([from, at]) => {
      const answer = await fetch(from);
      const bitmap = await createImageBitmap(await answer.blob());
      const canvas = Object.assign(document.createElement('canvas'), {
        width: bitmap.width,
        height: bitmap.height,
      });
      const context = canvas.getContext('2d');
      context?.drawImage(bitmap, 0, 0);
      return at.map(
        ([x, y]) => context?.getImageData(x * bitmap.width, y * bitmap.height, 1, 1).data[0] ?? -1,
      );
    },
    [address, places] as const,
  );
}

async function write(page: Page, language: Language, title: string): Promise<void> {
  await page.getByLabel(say(language, 'form.title')).fill(title);
  await page.getByLabel(say(language, 'form.description')).fill(hostile);
}

test('a member writes with a blacked-out picture; another one votes for the same and follows it', async ({
  page,
  browser,
  locale,
}) => {
  const language = languageOf(locale);
  // Words that no other journey writes.
  const mark = `z${Date.now().toString(36)}`;
  await signUp(page, language);
  await page.goto('/feedback');
  await write(page, language, `The moon ${mark} stands still ${hostile}`);
  await page.reload();
  await expect(page.getByLabel(say(language, 'form.description'))).toHaveValue(hostile);

  const file = { name: 'screen.png', mimeType: 'image/png', buffer: await redPicture(page) };
  await page.locator('input[type=file]').setInputFiles(file);
  const frame = page.getByAltText(shot(language, 'picture'));
  await frame.scrollIntoViewIfNeeded();
  const box = await frame.boundingBox();
  if (!box) throw new Error('the picture has a place');
  await page.mouse.move(box.x + 2, box.y + 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 5 });
  await page.mouse.up();
  await expect(page.getByText(shot(language, 'areas_one', { count: '1' }))).toBeVisible();
  // And one with keys alone, which is taken back.
  await page.getByRole('button', { name: shot(language, 'add') }).click();
  await page.getByRole('button', { name: shot(language, 'area', { number: '2' }) }).focus();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('button', { name: shot(language, 'undo') }).click();
  await page.getByRole('button', { name: shot(language, 'undo') }).click();
  await expect(page.getByText(shot(language, 'areas_one', { count: '1' }))).toBeVisible();
  await page.getByRole('switch', { name: say(language, 'form.public') }).click();
  await expectFit(page);
  await page.getByRole('button', { name: say(language, 'form.send'), exact: true }).click();

  await expect(page.getByRole('heading', { level: 1 })).toContainText(mark);
  await expect(page.getByText(hostile, { exact: true })).toBeVisible();
  expect(await page.title()).not.toBe('1');
  const id = new URL(page.url()).searchParams.get('ticket') ?? '';
  const [covered = -1, open = -1] = await rednessAt(page, `/api/tickets/${id}/screenshot`, [
    [0.25, 0.25],
    [0.75, 0.75],
  ]);
  expect(covered).toBeLessThan(20);
  expect(open).toBeGreaterThan(200);
  await expectFit(page);

  const baseURL = process.env.CHITTA_E2E_ORIGIN ?? '';
  const options = { ...(locale && { locale }), baseURL, reducedMotion: 'reduce' as const };
  const desk = await (await browser.newContext(options)).newPage();
  await becomeAdministrator(desk, language);
  const released = await desk.request.patch(`/api/admin/tickets/${id}`, {
    data: { version: 1, isPublic: true, plannedRelease: '2.4' },
    headers: { origin: new URL(desk.url()).origin },
  });
  expect(released.ok(), await released.text()).toBe(true);

  const other = await (await browser.newContext(options)).newPage();
  await signUp(other, language);
  await other.goto('/feedback');
  await other.getByLabel(say(language, 'form.title')).fill(mark);
  await expect(other.getByText(say(language, 'similar.title_one'))).toBeVisible();
  await expectFit(other);
  const similar = other.locator('.feedback-similar');
  await similar.getByRole('button').click();
  await expect(similar.getByRole('button', { pressed: true })).toBeVisible();
  await similar.getByRole('link').click();
  await expect(other.getByRole('heading', { level: 1 })).toContainText(mark);
  await other.getByRole('button', { name: say(language, 'follow') }).click();
  await expect(other.getByRole('button', { name: say(language, 'follow'), pressed: true })).toBeVisible();
  // Neither the picture nor what was answered is for them.
  expect((await other.request.get(`/api/tickets/${id}/screenshot`)).status()).toBe(404);

  const visitor = await (await browser.newContext(options)).newPage();
  await visitor.goto('/roadmap');
  const entry = visitor.getByRole('listitem').filter({ hasText: mark });
  await expect(entry).toContainText('2.4');
  await expect(entry).toContainText(say(language, 'votes_one', { count: '1' }));
  await expectFit(visitor);
});
