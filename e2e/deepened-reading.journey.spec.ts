import { expect } from '@playwright/test';
import {
  type AskedQuestion,
  answerOf,
  chunk,
  faithfulSentences,
  openAnswer,
} from '../packages/server/src/testing/model-server.ts';
import { expectAccessible } from './support/accessibility.ts';
import { test } from './support/chitta-with-model.ts';
import { sampleDreams } from './support/dreams.ts';
import { dreamField, signUp } from './support/member.ts';
import { languageOf, text } from './support/texts.ts';

/** Writes a reading: its first sentence at once, all others once `mayGoOn` resolves. */
function answerAfter(mayGoOn: Promise<void>) {
  return async ({ data }: AskedQuestion, response: Parameters<typeof openAnswer>[0]) => {
    openAnswer(response);
    const [first, ...rest] = faithfulSentences(data);
    response.write(chunk(JSON.stringify(first)));
    await mayGoOn;
    response.write(chunk(answerOf(rest)));
    const end = { choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] };
    response.end(`data: ${JSON.stringify(end)}\n\ndata: [DONE]\n\n`);
  };
}

/** How the headline that the stand-in writes begins. */
const headlines = {
  en: /Nothing in this dream goes on without/,
  es: /Nada en este sueño sigue adelante sin/,
};

test('a reading is deepened once its member has agreed, and stays ours where that fails', async ({
  page,
  withModel: { model },
  locale,
}) => {
  const language = languageOf(locale);
  const dream = sampleDreams[language].text;
  const words = (key: string) =>
    text(language, `deepened-readings:${key}`, { name: 'small-model', host: model.host });
  const prose = page.locator('.reading-page');
  const written = prose.getByText(headlines[language]);
  const askedBefore = model.asked.length;
  await signUp(page, language);

  await dreamField(page, language).fill(dream);
  await page.getByRole('button', { name: text(language, 'dreams:editor.read') }).click();
  await expect(prose).toBeVisible();
  expect(model.asked).toHaveLength(askedBefore);

  await page.goto('/account');
  await expect(page.getByText(words('consent'))).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('switch', { name: text(language, 'reading-settings:model.label') }).click();
  await expect(page.getByText(text(language, 'reading-settings:saved'))).toBeVisible();

  const { promise: mayGoOn, resolve: goOn } = Promise.withResolvers<void>();
  model.behave(answerAfter(mayGoOn));
  await page.goto('/interpretation');
  await expect(page.getByText(words('running'))).toBeVisible();
  await expect(written).toHaveCount(0);
  await expectAccessible(page);
  goOn();
  await expect(page.getByText(words('done'))).toBeVisible();
  await expect(written.first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: words('own') }).click();
  await expect(written).toHaveCount(0);

  model.behave((_question, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Sign in</html>');
  });
  await page.reload();
  await expect(page.getByText(words('failed'))).toBeVisible();
  await expect(written).toHaveCount(0);
  await expect(prose).toBeVisible();
});
