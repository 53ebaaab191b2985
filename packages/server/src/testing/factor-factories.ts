import { type Authenticator, createAuthenticator } from './authenticator.ts';
import type { TestApp } from './build-test-app.ts';
import type { TestClient } from './client.ts';
import { totpCode } from './totp-code.ts';

/** An authenticator app that is set up for the member, or about to be. */
export interface TestTotp {
  readonly uri: string;
  /** The code at the time of the test's clock, or some steps of 30 seconds from it. */
  code(stepsOn?: number): string;
}

const period = 30_000;

/** Begins to set up an authenticator app. */
export async function beginTotp({ clock }: TestApp, client: TestClient): Promise<TestTotp> {
  const { body } = await client.post('/api/factors/totp');
  const [, secret = ''] = /secret=([A-Z2-7]+)/.exec(body.data.uri) ?? [];
  return {
    uri: body.data.uri,
    code: (stepsOn = 0) => totpCode(secret, clock.now().getTime() + stepsOn * period),
  };
}

/** Sets one up, with its recovery codes. The clock moves on, so that the next code counts. */
export async function setUpTotp(
  testApp: TestApp,
  client: TestClient,
): Promise<TestTotp & { readonly recoveryCodes: readonly string[] }> {
  const totp = await beginTotp(testApp, client);
  const { body } = await client.post('/api/factors/totp/confirm', { code: totp.code() });
  testApp.clock.advance(period);
  return { ...totp, recoveryCodes: body.data.recoveryCodes ?? [] };
}

/** Adds a passkey to the member's account. */
export async function addPasskey(
  client: TestClient,
  { name = 'Phone', isSecondFactor = false } = {},
): Promise<Authenticator & { readonly id: number }> {
  const authenticator = createAuthenticator();
  const { body } = await client.post('/api/factors/passkeys/options');
  const added = await client.post('/api/factors/passkeys', {
    name,
    passkey: authenticator.create(body.data),
  });
  const id: number = added.body.data.factors.passkeys.at(-1).id;
  if (isSecondFactor) await client.patch(`/api/factors/passkeys/${id}`, { isSecondFactor });
  return { ...authenticator, id };
}
