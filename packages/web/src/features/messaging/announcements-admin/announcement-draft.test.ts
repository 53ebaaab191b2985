import { describe, expect, it } from 'vitest';
import { draftOf, emptyDraft, previewOf, requestOf } from './announcement-draft.ts';
import { buildAdminAnnouncement } from './testing/build-admin-announcement.ts';

const english = { title: 'We move', message: 'On Monday.', actionText: '' };

describe('requestOf', () => {
  it('sends what was opened as it was', () => {
    const announcement = buildAdminAnnouncement({
      actionText: 'Read more',
      actionUrl: '/help',
      translations: { es: { title: 'Nos mudamos', message: 'El lunes.', actionText: 'Leer más' } },
      audience: 'language',
      audienceLanguage: 'en',
      expiresAt: '2026-12-01T10:30:00.000Z',
    });
    const {
      id: _id,
      state: _state,
      version: _version,
      reads: _reads,
      createdBy: _createdBy,
      createdAt: _createdAt,
      updatedAt: _updatedAt,
      pushedAt: _pushedAt,
      ...values
    } = announcement;
    expect(requestOf(draftOf(announcement))).toEqual(values);
  });

  it('leaves Spanish, the action and times out where nothing was written', () => {
    expect(requestOf({ ...emptyDraft, en: english })).toMatchObject({
      title: 'We move',
      actionText: null,
      translations: {},
      actionUrl: null,
      audienceLanguage: null,
      startsAt: null,
      expiresAt: null,
    });
  });

  it('names a language only where the audience is one', () => {
    const draft = { ...emptyDraft, audienceLanguage: 'en' as const };
    expect(requestOf({ ...draft, audience: 'language' }).audienceLanguage).toBe('en');
    expect(requestOf({ ...draft, audience: 'free' }).audienceLanguage).toBeNull();
  });
});

describe('previewOf', () => {
  it('lets English stand in until something is written in Spanish', () => {
    const draft = { ...emptyDraft, en: english };
    expect(previewOf(draft, 'es').title).toBe('We move');
    const es = { title: 'Nos mudamos', message: '', actionText: '' };
    expect(previewOf({ ...draft, es }, 'es')).toMatchObject({ title: 'Nos mudamos', message: '' });
    expect(previewOf({ ...draft, es }, 'en').title).toBe('We move');
  });

  it('has a button only where it has words', () => {
    const draft = { ...emptyDraft, en: { ...english, actionText: '  ' }, actionUrl: ' /help ' };
    expect(previewOf(draft, 'en')).toMatchObject({ actionText: null, actionUrl: '/help' });
  });
});
