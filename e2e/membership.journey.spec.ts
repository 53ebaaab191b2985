import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { sampleDreams } from './support/dreams.ts';
import { dreamField, signUp } from './support/member.ts';
import { type Language, languageOf, text } from './support/texts.ts';

type Slots = Record<string, string | number>;

/** A text up to its first slot. */
const beginning = (language: Language, key: string) => text(language, key, { date: '|' }).split('|')[0] ?? '';

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();

/** Takes the readings that are free, as a member does who reads three dreams. */
async function useUpReadings(page: Page, content: string): Promise<void> {
  const statuses = await page.evaluate(async (dream) => {
    const body = JSON.stringify({ content: dream });
    const headers = { 'content-type': 'application/json' };
    const answers: number[] = [];
    for (const _ of [1, 2, 3])
      answers.push((await fetch('/api/translate-dream', { method: 'POST', headers, body })).status);
    return answers;
  }, content);
  expect(statuses).toEqual([200, 200, 200]);
}

/** Chooses a pretend card and pays with it. */
async function payWith(page: Page, language: Language, card: string): Promise<void> {
  const say = (key: string) => text(language, `payment-sandbox:${key}`, { sum: '' });
  await page
    .getByRole('radio', { name: `${say(`cards.${card}.name`)} ${say(`cards.${card}.text`)}` })
    .check();
  await page.getByRole('button', { name: new RegExp(`^${say('checkout.pay').trim()}`) }).click();
}

test('a free member meets the limit, pays, reads in full, and decides over all of it', async ({
  page,
  locale,
}) => {
  const language = languageOf(locale);
  const dream = sampleDreams[language].text;
  const say = (key: string, slots?: Slots) => text(language, key, slots);
  const state = page.locator('.membership-state');

  await test.step('the free readings are used up', async () => {
    await signUp(page, language);
    await useUpReadings(page, dream);
    await page.reload();
    await dreamField(page, language).fill(dream);
    // Nothing is tried that would fail: the dream can be saved, and premium is one quiet link away.
    await expect(page.getByRole('button', { name: say('dreams:editor.read') })).toHaveCount(0);
    const instead = page.getByRole('button', { name: say('readings:limit.saveForTomorrow') });
    await expect(instead).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: say('readings:limit.upgrade') }).click();
    // Nothing is in the journal yet: an example shows what premium goes on with.
    await expect(page.getByRole('heading', { name: say('plans:preview.example') })).toBeVisible();
    const yearly = page.getByRole('radio', { name: say('membership-common:plan.year') });
    await expect(yearly).toBeChecked();
    await expect(page.getByText(say('plans:save', { percent: 16 }))).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('a declined card charges nothing, another one pays', async () => {
    await page.getByText(say('membership-common:plan.month'), { exact: true }).click();
    await page.getByRole('link', { name: say('plans:goOn') }).click();
    await expect(page.getByRole('heading', { name: say('checkout:summary.title') })).toBeVisible();
    await expectAccessible(page);
    await press(page, say('checkout:pay.sandbox'));
    await expect(page.getByText(say('payment-sandbox:notReal'))).toBeVisible();
    await payWith(page, language, 'declined');
    await expect(page.getByRole('alert')).toHaveText(say('payment-sandbox:declined.generic_decline'));
    await expectAccessible(page);
    await payWith(page, language, 'success');
    await expect(page.getByRole('heading', { name: say('checkout:success.title') })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the dream that was written is read in full', async () => {
    await page.getByRole('link', { name: say('checkout:success.write') }).click();
    await expect(dreamField(page, language)).toHaveValue(dream);
    await press(page, say('dreams:editor.read'));
    await expect(page.getByText(say('readings:reading.question')).first()).toBeVisible();
    await expect(page.getByText(say('readings:beyond.title'))).toHaveCount(0);
  });

  await test.step('the plan changes for the amount that was shown', async () => {
    await page.goto('/account/subscription');
    await press(page, say('membership:change.year'));
    const offer = page.getByRole('region', { name: say('membership:change.year') });
    await expect(offer).toContainText(/90[.,]00/);
    await expectAccessible(page);
    await offer.getByRole('button', { name: /90[.,]00/ }).click();
    await expect(page.getByRole('button', { name: say('membership:change.month') })).toBeVisible();
    await expect(state).toContainText(/99[.,]99/);
  });

  await test.step('it is cancelled in one press, and taken back', async () => {
    await press(page, say('membership:end.cancel.action'));
    await expect(state).toContainText(beginning(language, 'membership-state:ends'));
    await expect(state).not.toContainText(/99[.,]99/);
    await expectAccessible(page);
    await press(page, say('membership:end.resume.action'));
    await expect(state).toContainText(/99[.,]99/);
  });

  await test.step('money is given back', async () => {
    await page.getByRole('link', { name: say('payment-sandbox:account.open') }).click();
    await page
      .getByRole('button', { name: say('payment-sandbox:invoices.act.refund') })
      .first()
      .click();
    const refunded = new RegExp(say('payment-sandbox:invoices.refunded', { sum: '.+' }));
    await expect(page.getByText(refunded)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: say('payment-sandbox:account.back') }).click();
    await expect(
      page.getByText(new RegExp(say('membership:invoices.refunded', { price: '.+' }))),
    ).toBeVisible();
  });
});

test('a payment that failed says what to do, and is paid', async ({ page, locale }) => {
  const language = languageOf(locale);
  const say = (key: string, slots?: Slots) => text(language, key, slots);
  await signUp(page, language);
  await page.goto('/checkout?plan=month');
  await press(page, say('checkout:pay.sandbox'));
  await payWith(page, language, 'fails_later');
  await expect(page.getByRole('heading', { name: say('checkout:success.title') })).toBeVisible();

  await page.goto('/account/subscription');
  await page.getByRole('button', { name: say('payment-sandbox:time.days_other', { count: 31 }) }).click();
  await expect(page.getByRole('heading', { name: say('membership:problem.title') })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/journal');
  const banner = page.getByRole('complementary', { name: say('membership:problem.label') });
  await expectAccessible(page);
  await banner.getByRole('link').click();
  await page.getByRole('button', { name: /9[.,]99/ }).click();
  await payWith(page, language, 'authentication');
  await press(page, say('payment-sandbox:bank.yes'));
  await expect(page.getByText(say('payment-sandbox:invoices.status.paid'), { exact: true })).toBeVisible();
  await expect(banner).toHaveCount(0);
});
