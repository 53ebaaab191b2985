import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { testLaunchOptions } from './support/browser.ts';
import { dreamField, signUp } from './support/member.ts';
import { type Language, languageOf, text } from './support/texts.ts';
import { expectInJournal, journalOf } from './support/waiting.ts';

/** Chromium's own microphone, which beeps once a second. */
const microphone = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];

test.use({
  launchOptions: { ...testLaunchOptions, args: [...testLaunchOptions.args, ...microphone] },
  permissions: ['microphone'],
});

const button = (page: Page, language: Language, key: string) =>
  page.getByRole('button', { name: text(language, key), exact: true });
const say = (key: string) => `voice-recordings:${key}`;

/** Records until so many seconds are on the clock. */
async function recordFor(page: Page, language: Language, seconds: number): Promise<void> {
  await button(page, language, say('recorder.start')).click();
  await expect(page.getByRole('timer')).toContainText(`0:0${seconds}`);
}

const line = (page: Page, language: Language) =>
  page.getByRole('slider', { name: text(language, say('player.line')) });

/** What the server has of the only dream's voice. */
async function keptVoice(page: Page) {
  const [dream] = await journalOf(page);
  const { data } = await (await page.request.get(`/api/dreams/${dream?.id}`)).json();
  return data.voiceRecording as { mediaType: string; seconds: number; bytes: number } | undefined;
}

test('a dream is told, survives a reload, and is kept with its voice', async ({ page, locale }) => {
  const language = languageOf(locale);
  await signUp(page, language);
  await recordFor(page, language, 3);
  await expectAccessible(page);
  // As where the page crashes: what was said until a moment ago is there.
  await page.reload();
  await expect(line(page, language)).toHaveAttribute('aria-valuetext', /0:(?:0[2-9]|[1-5]\d)$/);
  await button(page, language, say('recorder.discard')).click();
  await recordFor(page, language, 1);
  await button(page, language, say('recorder.pause')).click();
  await button(page, language, say('recorder.resume')).click();
  await button(page, language, say('recorder.stop')).click();
  await button(page, language, say('player.play')).click();
  await expect(page.getByText(text(language, say('recorder.needsWords')))).toBeVisible();
  await expectAccessible(page);

  await dreamField(page, language).fill('A black dog stood on the stairs.');
  await button(page, language, 'dreams:editor.save').click();
  await page.waitForURL(/\/journal\/\d+$/);
  await expect.poll(() => keptVoice(page)).toMatchObject({ mediaType: 'audio/webm' });
  await expect(page.getByRole('link', { name: text(language, say('player.download')) })).toBeVisible();
  await expectAccessible(page);
  await button(page, language, say('player.play')).click();
  await expect(line(page, language)).not.toHaveValue('0');

  await button(page, language, say('kept.delete')).click();
  await button(page, language, say('kept.deleteForGood')).click();
  await expect(line(page, language)).toHaveCount(0);
  expect(await keptVoice(page)).toBeUndefined();
  await expectInJournal(page, 1);
});

test('a voice waits with its dream for a connection, and goes with it', async ({ page, context, locale }) => {
  const language = languageOf(locale);
  await signUp(page, language);
  await recordFor(page, language, 2);
  await dreamField(page, language).fill('A black dog stood on the stairs.');
  await context.route('**/api/dreams', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  // Saved while it is still being recorded.
  await button(page, language, 'dreams:editor.save').click();
  await page.waitForURL('**/journal');
  await context.unroute('**/api/dreams');
  await page.reload();
  await expectInJournal(page, 1);
  await expect.poll(() => keptVoice(page)).toMatchObject({ mediaType: 'audio/webm' });
  const kept = await keptVoice(page);
  expect(kept?.bytes).toBeGreaterThan(1000);
  const [dream] = await journalOf(page);
  const part = await page.request.get(`/api/dreams/${dream?.id}/voice-recording`, {
    headers: { range: 'bytes=0-3' },
  });
  expect([part.status(), (await part.body()).toString('hex')]).toEqual([206, '1a45dfa3']);
});
