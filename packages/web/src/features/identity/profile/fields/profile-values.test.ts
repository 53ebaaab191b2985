import type { Profile } from '@chitta/contract';
import { describe, expect, it } from 'vitest';
import { changesOf, type ProfileValues, valuesOf } from './profile-values.ts';

const profile = {
  displayName: null,
  language: null,
  timezone: 'Europe/Madrid',
  isTimezoneChosen: false,
  birthDate: null,
  birthTime: '04:30',
  birthLocation: 'Lima',
} as unknown as Profile;

const values: ProfileValues = {
  displayName: '  Sol  de Mayo ',
  language: 'es',
  timezone: '',
  birthDate: '',
  birthTime: '04:30',
  birthLocation: '   ',
};

describe('the values of a profile', () => {
  it('are texts, empty for what is not said', () => {
    expect(valuesOf(profile, 'es')).toEqual({
      displayName: '',
      language: 'es',
      timezone: '',
      birthDate: '',
      birthTime: '04:30',
      birthLocation: 'Lima',
    });
  });

  it('name a time zone only where the member has chosen it', () => {
    expect(valuesOf({ ...profile, isTimezoneChosen: true }, 'en').timezone).toBe('Europe/Madrid');
    expect(valuesOf({ ...profile, isTimezoneChosen: true, timezone: null } as Profile, 'en').timezone).toBe(
      '',
    );
  });

  it('are sent only where they were touched', () => {
    expect(changesOf(values, {})).toEqual({});
    expect(changesOf(values, { language: true })).toEqual({ language: 'es' });
    expect(changesOf(values, { language: false, birthTime: true })).toEqual({ birthTime: '04:30' });
  });

  it('are sent without the space around them, and as nothing where they were emptied', () => {
    expect(changesOf(values, { displayName: true, birthLocation: true, timezone: true })).toEqual({
      displayName: 'Sol  de Mayo',
      birthLocation: null,
      timezone: null,
    });
  });
});
