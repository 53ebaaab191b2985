import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { sampleDreams } from './support/dreams.ts';
import { dreamField, signUp } from './support/member.ts';
import { languageOf, text } from './support/texts.ts';

/** Puts a model into the browser, as the Prompt API has it: to be downloaded first, then writing plain sentences. */
async function bringModel(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const kept = 'stand-in-model';
    interface Question {
      readonly language: string;
      readonly images: readonly { readonly state: string; readonly words: readonly string[] }[];
    }
    function write({ language, images }: Question) {
      const image = images.findLast(({ state }) => state === 'present')?.words[0] ?? '';
      const said =
        language === 'es'
          ? [
              'Nada aquí sigue sin “@”.',
              'No pasas de largo ante “@”, y ahí te detienes.',
              '¿Cuándo no miraste “@” en los dos últimos días?',
            ]
          : [
              'Nothing here goes on without “@”.',
              'You do not pass “@” by, and there you stop.',
              'When did you not look at “@” in the last two days?',
            ];
      const parts = ['headline', 'passage', 'question'];
      const sentences = said.map((each, at) => ({
        part: parts[at],
        text: each.replace('@', image),
        quotes: [image],
      }));
      return JSON.stringify({ sentences });
    }
    Object.assign(globalThis, {
      LanguageModel: {
        availability: async () => (localStorage.getItem(kept) ? 'available' : 'downloadable'),
        create: async ({ monitor }: { readonly monitor?: (target: EventTarget) => void }) => {
          const target = new EventTarget();
          monitor?.(target);
          target.dispatchEvent(Object.assign(new Event('downloadprogress'), { loaded: 0.5 }));
          localStorage.setItem(kept, 'yes');
          return {
            prompt: async (data: string) => write(JSON.parse(data) as Question),
            destroy: () => undefined,
          };
        },
      },
    });
  });
}

const headlines = { en: /Nothing here goes on without/, es: /Nada aquí sigue sin/ };

test('the browser’s own model writes a reading on the device, once its member has switched it on', async ({
  page,
  locale,
}) => {
  const language = languageOf(locale);
  const setting = (key: string) => text(language, `device-model:${key}`);
  const line = (key: string) => text(language, `deepened-readings:device.${key}`);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/deepened-readings') && request.method() === 'POST')
      sent.push(request.url());
  });
  await bringModel(page);
  await signUp(page, language);

  await page.goto('/account');
  await page.getByRole('switch', { name: setting('label') }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: setting('download') }).click();
  await expect(page.getByText(setting('ready'))).toBeVisible();
  await expectAccessible(page);

  await page.goto('/dream-input');
  await dreamField(page, language).fill(sampleDreams[language].text);
  await page.getByRole('button', { name: text(language, 'dreams:editor.read') }).click();
  await expect(page.getByText(line('done'))).toBeVisible();
  const written = page.locator('.reading-page').getByText(headlines[language]);
  await expect(written.first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: text(language, 'deepened-readings:own') }).click();
  await expect(written).toHaveCount(0);
  expect(sent).toEqual([]);
});
