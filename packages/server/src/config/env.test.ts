import { describe, expect, it } from 'vitest';
import { EnvironmentError, readEnvironment } from './env.ts';

function problemsOf(source: Record<string, string>): readonly string[] {
  try {
    readEnvironment(source);
    return [];
  } catch (error) {
    if (error instanceof EnvironmentError) return error.problems;
    throw error;
  }
}

describe('readEnvironment', () => {
  it('needs nothing', () => {
    expect(readEnvironment({})).toEqual({});
  });

  it('takes empty variables as not set', () => {
    expect(readEnvironment({ PORT: '', DATABASE_URL: '' })).toEqual({});
  });

  it('reads numbers', () => {
    expect(readEnvironment({ PORT: '8080' }).PORT).toBe(8080);
  });

  it('lists every problem at once, without the values', () => {
    const problems = problemsOf({
      PORT: 'eighty',
      PUBLIC_URL: 'chitta.example',
      DATABASE_URL: 'mysql://root:hunter2@db/chitta',
      LOG_LEVEL: 'loud',
      S3_BUCKET: 'dreams',
    });
    expect(problems.map((problem) => problem.split(' ', 1)[0])).toEqual([
      'PORT',
      'PUBLIC_URL',
      'DATABASE_URL',
      'LOG_LEVEL',
      'S3_BUCKET',
    ]);
    expect(problems.join()).not.toContain('hunter2');
  });

  it.each([{ PORT: '70000' }, { PORT: '1.5' }, { ADMIN_EMAIL: 'me' }, { SMTP_URL: 'http://mail' }])(
    'refuses %j',
    (source) => {
      expect(problemsOf(source)).toHaveLength(1);
    },
  );

  it('sells for real money or for pretend money, never both', () => {
    const stripe = {
      STRIPE_SECRET_KEY: 'sk',
      STRIPE_WEBHOOK_SECRET: 'whsec',
      STRIPE_PRICE_MONTHLY: 'price_1',
      STRIPE_PRICE_YEARLY: 'price_2',
    };
    expect(problemsOf({ ...stripe, PAYMENTS_SANDBOX: 'off' })).toEqual([]);
    expect(problemsOf({ ...stripe, PAYMENTS_SANDBOX: 'on' })).toEqual([
      'PAYMENTS_SANDBOX cannot be on together with STRIPE_SECRET_KEY',
    ]);
    expect(problemsOf({ PAYMENTS_SANDBOX: 'yes' })).toHaveLength(1);
  });

  it.each([
    { VAPID_PRIVATE_KEY: 'c2hvcnQ' },
    { VAPID_PRIVATE_KEY: 'A'.repeat(43) },
    { VAPID_PRIVATE_KEY: '_'.repeat(43) },
    { VAPID_SUBJECT: 'http://chitta.example' },
    { VAPID_SUBJECT: 'operator@chitta.example' },
  ])('refuses %j, which push services would', (source) => {
    const problems = problemsOf(source);
    expect(problems).toEqual([expect.stringMatching(/^VAPID_/)]);
    expect(problems.join()).not.toContain(Object.values(source).join());
  });

  it.each([
    { VAPID_PRIVATE_KEY: 'dGhpcyBpcyBhIGtleSBvZiAzMiBieXRlcyEhISEhISE' },
    { VAPID_SUBJECT: 'mailto:operator@chitta.example' },
    { VAPID_SUBJECT: 'https://chitta.example/contact' },
  ])('takes %j', (source) => {
    expect(problemsOf(source)).toEqual([]);
  });
});
