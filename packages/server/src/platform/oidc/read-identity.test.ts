import { describe, expect, it } from 'vitest';
import { readIdentity } from './read-identity.ts';

describe('readIdentity', () => {
  it('reads what there is', () => {
    expect(
      readIdentity({
        sub: 'auth0|7',
        email: ' luna@example.org ',
        email_verified: true,
        picture: 'https://pictures.example/luna.png',
        nickname: 'luna',
        name: 'Luna Ortiz',
        auth_time: 1_700_000_000,
      }),
    ).toEqual({
      subject: 'auth0|7',
      email: 'luna@example.org',
      isEmailVerified: true,
      pictureUrl: 'https://pictures.example/luna.png',
      names: ['luna', 'luna', 'Luna Ortiz'],
      authenticatedAt: new Date(1_700_000_000_000),
    });
  });

  it('needs nothing but the subject', () => {
    const nothing = {
      email: null,
      isEmailVerified: false,
      pictureUrl: null,
      names: [],
      authenticatedAt: null,
    };
    expect(readIdentity({ sub: 'x' })).toEqual({ subject: 'x', ...nothing });
  });

  it.each([undefined, 7, '', '  ', 'a\0b', '\ud800', 'x'.repeat(256)])('takes no subject %j', (sub) => {
    expect(readIdentity({ sub })).toBeNull();
  });

  it.each(['luna', 'luna@', '@example.org', 'a b@example.org', 'a@b', 7, `${'x'.repeat(250)}@example.org`])(
    'takes %j for no address, verified or not',
    (email) => {
      expect(readIdentity({ sub: 'x', email, email_verified: true })).toMatchObject({
        email: null,
        isEmailVerified: false,
      });
    },
  );

  it.each([undefined, 'true', 1, false])('takes an address for unverified where it says %j', (verified) => {
    const identity = readIdentity({ sub: 'x', email: 'a@example.org', email_verified: verified });
    expect(identity?.isEmailVerified).toBe(false);
  });

  it.each(['http://pictures.example/a.png', 'javascript:alert(1)', 'data:image/png;base64,AA', 'a.png', {}])(
    'takes %j for no picture',
    (picture) => {
      expect(readIdentity({ sub: 'x', picture })?.pictureUrl).toBeNull();
    },
  );
});
