import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { linkInMail } from './support/mailbox.ts';
import { type NewMember, newMember, signUp } from './support/member.ts';
import { type Language, languageOf, text } from './support/texts.ts';

type Slots = Record<string, string | number>;

async function confirmAddress(page: Page, language: Language, member: NewMember): Promise<void> {
  await page.goto(await linkInMail(member.email, '/verify-email'));
  await expect(
    page.getByRole('heading', { name: text(language, 'email-verification:page.done') }),
  ).toBeVisible();
}

test('a friend comes by a link and pays, and both get their month', async ({ page, browser, locale }) => {
  const language = languageOf(locale);
  const say = (key: string, slots?: Slots) => text(language, key, slots);
  const press = (where: Page, key: string, slots?: Slots) =>
    where.getByRole('button', { name: say(key, slots), exact: true }).click();
  const context = await browser.newContext();
  const friend = await context.newPage();
  const newcomer = newMember();
  let link = '';

  await test.step('a member finds the link', async () => {
    const member = await signUp(page, language);
    await confirmAddress(page, language, member);
    await page.goto('/referrals');
    link = (await page.locator('.referral-link').textContent()) ?? '';
    expect(link).toMatch(/\/signup\?ref=\w+$/);
    await press(page, 'referrals:link.showPicture');
    await expect(page.getByRole('img', { name: say('referrals:link.picture') })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('a friend looks around, signs up, and the code is remembered', async () => {
    const { search } = new URL(link);
    await friend.goto(`/learn${search}`);
    await friend.waitForURL(`**/signup${search}`);
    await expectAccessible(friend);
    // The form is opened anew, without the code in its address.
    await signUp(friend, language, newcomer);
    await confirmAddress(friend, language, newcomer);
  });

  await test.step('the first month is offered, and is free', async () => {
    await friend.goto('/journal');
    const modal = friend.getByRole('dialog', { name: say('referral-modal:referee.title') });
    await expect(modal).toBeVisible();
    await expectAccessible(friend);
    await press(friend, 'referral-modal:referee.claim');
    await friend.getByText(say('membership-common:plan.month'), { exact: true }).click();
    await friend.getByRole('link', { name: say('plans:goOn') }).click();
    await press(friend, 'checkout:pay.sandbox');
    const card = 'payment-sandbox:cards.success';
    await friend.getByRole('radio', { name: `${say(`${card}.name`)} ${say(`${card}.text`)}` }).check();
    await friend.locator('form').getByRole('button').last().click();
    await expect(friend.getByRole('heading', { name: say('checkout:success.title') })).toBeVisible();
  });

  await test.step('a month later the friend pays for the first time', async () => {
    await friend.goto('/account/subscription');
    await press(friend, 'payment-sandbox:time.days_other', { count: 31 });
    await expect(friend.getByText(/9[.,]99/).first()).toBeVisible();
  });

  await test.step('the member is told, and the month waits', async () => {
    await page.goto('/journal');
    const modal = page.getByRole('dialog', { name: say('referral-modal:referrer.title') });
    await expect(modal).toBeVisible();
    await expectAccessible(page);
    await press(page, 'referral-modal:referrer.later');
    await expect(modal).toHaveCount(0);
    await page.goto('/referrals');
    await expect(page.getByText(say('referrals:states.earned'))).toBeVisible();
    await press(page, 'referrals:claim.action_one');
    await expect(page.getByText(say('referrals:claim.later'))).toBeVisible();
    await expectAccessible(page);
  });

  await context.close();
});
