import type { ReadDreamResponse } from '@chitta/contract';
import { describe, expect, it } from 'vitest';
import { newDraft, patchDraft } from './draft.ts';
import { draftRequest, freshReading } from './draft-request.ts';

const answer: ReadDreamResponse = {
  success: true,
  message: '',
  translation: 'You looked at a habit.',
  symbols: [
    {
      id: 'dog',
      name: 'Dog',
      group: 'animal',
      category: 'Animals',
      meaning: 'a habit',
      description: '',
      extendedDescription: '',
      deeperInsight: '',
      mentions: [],
    },
  ],
  isPremiumTranslation: true,
  reading: { engineVersion: '1', language: 'en', sentences: [] },
  language: 'en',
  allowance: { used: 1, limit: 3, resetDate: null },
  level: 'premium',
  signature: 'signed',
};
const content = 'A dog followed me home.';
const written = patchDraft(newDraft(7, 0), { content: `  ${content}\n` }, 1);
const read = patchDraft(written, { reading: { content, answer } }, 2);

describe('draftRequest', () => {
  it('leaves the title to the first sentence and sends nothing empty', () => {
    expect(draftRequest(written)).toEqual({
      userId: 7,
      title: null,
      content,
      translation: null,
      recognizedSymbols: null,
      isPremiumTranslation: false,
      category: null,
      tags: null,
    });
  });

  it('brings the reading along', () => {
    expect(draftRequest(read)).toMatchObject({
      translation: answer.translation,
      recognizedSymbols: '[{"id":"dog","name":"Dog"}]',
      isPremiumTranslation: true,
      language: 'en',
      given: { reading: answer.reading, level: 'premium', signature: 'signed' },
    });
  });

  it('brings the text alone of a reading that was made on the device', () => {
    const { level: _, signature: __, ...composed } = answer;
    const request = draftRequest(patchDraft(written, { reading: { content, answer: composed } }, 2));
    expect(request.translation).toBe(answer.translation);
    expect(request).not.toHaveProperty('given');
  });

  it('leaves a reading of other words behind', () => {
    const changed = patchDraft(read, { content: 'Two dogs followed me home.' }, 3);
    expect(freshReading(changed)).toBeNull();
    expect(draftRequest(changed).translation).toBeNull();
    expect(draftRequest(changed)).not.toHaveProperty('given');
  });
});
