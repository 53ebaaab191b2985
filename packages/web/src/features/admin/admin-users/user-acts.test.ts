import { describe, expect, it } from 'vitest';
import { buildAdminUser } from './testing/build-admin-user.ts';
import { availableActs, verificationActs } from './user-acts.ts';

const actsOf = (changes: Parameters<typeof buildAdminUser>[0], ownId = 1) =>
  availableActs(buildAdminUser(changes), ownId);

describe('availableActs', () => {
  it('are those that change something', () => {
    expect(actsOf({})).toEqual(['endSessions', 'grantAccess', 'grantRole', 'suspend']);
    expect(actsOf({ accountStatus: 'suspended', sessions: { count: 0, lastSeenAt: null } })).toEqual([
      'activate',
      'grantAccess',
      'grantRole',
    ]);
    expect(actsOf({ hasUnlimitedAccess: true, isAdmin: true })).toEqual([
      'endSessions',
      'grantAccess',
      'revokeAccess',
      'revokeRole',
      'suspend',
    ]);
  });

  it('go back to pending where the address is not confirmed', () => {
    expect(actsOf({ accountStatus: 'suspended', emailVerified: false })).toEqual([
      'verify',
      'resend',
      'close',
      'makePending',
      'endSessions',
      'grantAccess',
    ]);
  });

  it('are none for a closed account, and no suspending of oneself', () => {
    expect(actsOf({ accountStatus: 'deleted' })).toEqual([]);
    expect(actsOf({}, 42)).not.toContain('suspend');
  });
});

describe('verificationActs', () => {
  it('close neither oneself nor an administrator', () => {
    const pending = buildAdminUser({ emailVerified: false, accountStatus: 'pending' });
    expect(verificationActs(pending, 1)).toEqual(['verify', 'resend', 'close']);
    expect(verificationActs(pending, 42)).toEqual(['verify', 'resend']);
    expect(verificationActs({ ...pending, isAdmin: true }, 1)).toEqual(['verify', 'resend']);
    expect(verificationActs({ ...pending, emailVerified: true }, 1)).toEqual([]);
  });
});
