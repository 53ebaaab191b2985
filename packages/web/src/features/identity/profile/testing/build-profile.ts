import type { Profile } from '@chitta/contract';

/** The page of a member who has said nothing yet. */
export function buildProfile(overrides: Partial<Profile> = {}): Profile {
  return {
    username: 'marisol',
    email: 'marisol@example.com',
    displayName: null,
    pictureUrl: null,
    language: 'en',
    timezone: 'Europe/Madrid',
    isTimezoneChosen: false,
    birthDate: null,
    birthTime: null,
    birthLocation: null,
    messaging: { emailNotifications: true, pushNotifications: false },
    messagingOptIn: true,
    createdAt: '2026-11-01T10:00:00.000Z',
    counts: { dreams: 1234, readings: 1, personalSymbols: 0 },
    ...overrides,
  };
}
