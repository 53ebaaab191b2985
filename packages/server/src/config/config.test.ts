import { describe, expect, it } from 'vitest';
import { createConfig } from './config.ts';
import { EnvironmentError } from './env.ts';
import { createSecrets } from './secrets.ts';

describe('createConfig', () => {
  it('runs on localhost with the embedded database where nothing is set', () => {
    const config = createConfig({});
    expect(config.http).toMatchObject({ port: 3000, host: 'localhost', publicUrl: null, isSecure: false });
    expect(config.database.kind).toBe('embedded');
  });

  it('is secure, and believes its proxy, where the public address is https', () => {
    const { http } = createConfig({ PUBLIC_URL: 'https://chitta.example/some/path' });
    expect(http).toMatchObject({ publicUrl: 'https://chitta.example', isSecure: true, trustsProxy: true });
  });

  it('keeps the connection string out of the configuration', () => {
    const env = { DATABASE_URL: 'postgres://user:hunter2@db/chitta' };
    expect(JSON.stringify(createConfig(env))).not.toContain('hunter2');
    expect(createConfig(env).database).toEqual({ kind: 'url' });
    expect(createSecrets(env).databaseUrl).toBe(env.DATABASE_URL);
  });

  it('reads custom domains and refuses what is none', () => {
    expect(createConfig({ CUSTOM_DOMAINS: ' Dreams.test ,luna.test,' }).http.customDomains).toEqual([
      'dreams.test',
      'luna.test',
    ]);
    expect(() => createConfig({ CUSTOM_DOMAINS: 'https://dreams.test' })).toThrow(EnvironmentError);
  });

  it.each([
    [{}, 'sandbox'],
    [{ PAYMENTS_SANDBOX: 'off' }, undefined],
    [{ PUBLIC_URL: 'https://chitta.example' }, undefined],
    [{ PUBLIC_URL: 'https://chitta.example', PAYMENTS_SANDBOX: 'on' }, 'sandbox'],
    [{ STRIPE_PRICE_MONTHLY: 'price_1', STRIPE_PRICE_YEARLY: 'price_2' }, 'stripe'],
  ] as const)('of %j sells memberships through %s', (env, kind) => {
    expect(createConfig(env).payments?.kind).toBe(kind);
  });

  it('hand Stripe’s fields to the page only where their key is given', () => {
    const prices = { STRIPE_PRICE_MONTHLY: 'price_1', STRIPE_PRICE_YEARLY: 'price_2' };
    const given = { ...prices, STRIPE_PUBLISHABLE_KEY: 'pk_1' };
    expect(createConfig(given).payments).toMatchObject({ publishableKey: 'pk_1' });
    expect(createConfig(prices).payments).not.toHaveProperty('publishableKey');
  });

  it.each([
    [{}, 'mailto:webmaster@localhost'],
    [{ ADMIN_EMAIL: 'luna@chitta.example' }, 'mailto:luna@chitta.example'],
    [{ ADMIN_EMAIL: 'luna@chitta.example', PUBLIC_URL: 'https://chitta.example/' }, 'https://chitta.example'],
    [
      { ADMIN_EMAIL: 'luna@chitta.example', PUBLIC_URL: 'http://chitta.example' },
      'mailto:luna@chitta.example',
    ],
    [
      { VAPID_SUBJECT: 'mailto:op@chitta.example', PUBLIC_URL: 'https://chitta.example' },
      'mailto:op@chitta.example',
    ],
  ])('of %j names %s to push services', (env, subject) => {
    expect(createConfig(env).push.subject).toBe(subject);
  });

  it('reads origins of private push services and refuses what is none', () => {
    const origins = 'https://push.intern:8443, http://10.0.0.4';
    expect(createConfig({ PUSH_PRIVATE_ORIGINS: origins }).push.privateOrigins).toEqual([
      'https://push.intern:8443',
      'http://10.0.0.4',
    ]);
    for (const wrong of [
      'push.intern',
      'https://push.intern/',
      'https://push.intern:443',
      'ftp://push.intern',
      '*',
    ]) {
      expect(() => createConfig({ PUSH_PRIVATE_ORIGINS: wrong })).toThrow(EnvironmentError);
    }
  });
});
