import { expect, type Page, test } from '@playwright/test';
import { totpCode } from '../packages/server/src/testing/totp-code.ts';
import { expectAccessible } from './support/accessibility.ts';
import { ageProof } from './support/database.ts';
import { dreamField, logIn, logOut, type NewMember, signUp } from './support/member.ts';
import { type Language, languageOf, text } from './support/texts.ts';

/** An authenticator of the browser's own, as a phone with a fingerprint reader is one. */
async function addAuthenticator(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    /** From now on the finger is the wrong one. */
    refuse: () => devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false }),
  };
}

const button = (page: Page, language: Language, key: string, slots = {}) =>
  page.getByRole('button', { name: text(language, key, slots), exact: true });

async function openSecurity(page: Page, language: Language) {
  // On a phone this page alone lists those of the account.
  await page.goto('/profile');
  await page.getByRole('link', { name: text(language, 'app:nav.accountSecurity') }).click();
  await expect(page.getByRole('heading', { name: text(language, 'factors:title') })).toBeVisible();
}

/** Sets up an authenticator app by the key that the page shows, and gives the key. */
async function setUpApp(page: Page, language: Language): Promise<string> {
  await button(page, language, 'factors:totp.begin').click();
  await expect(page.getByRole('img', { name: text(language, 'factors:totp.picture') })).toBeVisible();
  const shown = await page.locator('.factors-key').textContent();
  const key = shown?.replaceAll(' ', '') ?? '';
  await page.getByLabel(text(language, 'factors:totp.code')).fill(totpCode(key));
  await button(page, language, 'factors:totp.confirm').click();
  return key;
}

/** A code that was not used yet: setting up took the present one. */
const nextCode = (key: string) => totpCode(key, Date.now() + 30_000);

/** Where writing begins, with the greeting closed that a device which forgot the member shows again. */
async function arrive(page: Page, language: Language) {
  await page.waitForURL('**/dream-input');
  await expect(dreamField(page, language)).toBeVisible();
  await button(page, language, 'tutorial:close').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** From now on this page's browser offers passkeys only where it is asked to, not in the form. */
const offerNoneInForms = (page: Page) =>
  page.evaluate(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });

async function passwordStep(page: Page, language: Language, member: NewMember) {
  await logIn(page, language, member);
  await expect(page.getByRole('heading', { name: text(language, 'accounts:second.title') })).toBeFocused();
}

test('a passkey is added, signs in alone, and goes again', async ({ page, locale }) => {
  const language = languageOf(locale);
  const authenticator = await addAuthenticator(page);
  const member = await signUp(page, language);
  await openSecurity(page, language);
  await button(page, language, 'factors:passkeys.add').click();
  await page.getByLabel(text(language, 'factors:passkeys.name'), { exact: true }).fill('Moon phone');
  await button(page, language, 'factors:passkeys.make').click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Moon phone' })).toBeVisible();
  await expectAccessible(page);

  // The form offers the passkey, and this authenticator takes every offer.
  await logOut(page, language, member);
  await arrive(page, language);
  await offerNoneInForms(page);
  await logOut(page, language, member);
  await button(page, language, 'accounts:passkey.login').click();
  await arrive(page, language);

  await openSecurity(page, language);
  await button(page, language, 'factors:passkeys.removeOne', { name: 'Moon phone' }).click();
  await button(page, language, 'factors:removeSurely').click();
  await expect(page.getByText('Moon phone')).toHaveCount(0);
  await offerNoneInForms(page);
  await logOut(page, language, member);
  await authenticator.refuse();
  await button(page, language, 'accounts:passkey.login').click();
  await expect(page.getByRole('alert')).toHaveText(text(language, 'accounts:passkey.cancelled'));
});

test('a code of the app, or a recovery code, is the second step of signing in', async ({ page, locale }) => {
  const language = languageOf(locale);
  const member = await signUp(page, language);
  await openSecurity(page, language);
  const key = await setUpApp(page, language);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  await expectAccessible(page);
  const recoveryCode = (await dialog.getByRole('listitem').first().textContent()) ?? '';
  await button(page, language, 'factors:codes.kept').click();

  await logOut(page, language, member);
  await passwordStep(page, language, member);
  await expectAccessible(page);
  const code = page.getByLabel(text(language, 'accounts:second.totp.label'));
  await code.fill('000000');
  await button(page, language, 'accounts:second.submit').click();
  await expect(page.getByRole('alert')).toBeVisible();
  await code.fill(nextCode(key));
  await code.press('Enter');
  await arrive(page, language);

  await logOut(page, language, member);
  await passwordStep(page, language, member);
  await button(page, language, 'accounts:second.toRecovery').click();
  await page.getByLabel(text(language, 'accounts:second.recovery_code.label')).fill(recoveryCode);
  await button(page, language, 'accounts:second.submit').click();
  await page.waitForURL('**/dream-input');
});

test('sessions elsewhere are seen and ended', async ({ page, browser, locale }) => {
  const language = languageOf(locale);
  const member = await signUp(page, language);
  const elsewhere = await browser.newContext({ baseURL: new URL(page.url()).origin, locale: locale ?? 'en' });
  const other = await elsewhere.newPage();
  await logIn(other, language, member);
  await other.waitForURL('**/dream-input');

  await openSecurity(page, language);
  await expect(page.locator('.sessions-item')).toHaveCount(2);
  await button(page, language, 'sessions:endOthers').click();
  await expect(page.locator('.sessions-item')).toHaveCount(1);
  await expect(page.getByText(text(language, 'sessions:alone'))).toBeVisible();
  await other.reload();
  await other.waitForURL('**/login**');
  await elsewhere.close();
});

test('a change asks for the password where the last proof is long ago', async ({ page, locale }) => {
  const language = languageOf(locale);
  const member = await signUp(page, language);
  await ageProof(member.username);
  await openSecurity(page, language);
  await button(page, language, 'factors:totp.begin').click();
  const dialog = page.getByRole('dialog');
  const field = dialog.getByLabel(text(language, 'reauthentication:password.label'), { exact: true });
  await expect(field).toBeFocused();
  await expectAccessible(page);
  await field.fill('not this one');
  await field.press('Enter');
  await expect(dialog.getByRole('alert')).toBeVisible();
  await field.fill(member.password);
  await field.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('img', { name: text(language, 'factors:totp.picture') })).toBeVisible();
});
