import { afterEach, expect, it, vi } from 'vitest';
import { stubBrowserModel } from '../testing/stub-browser-model.ts';
import { browserModel, languagesOf, modelAvailability } from './browser-model.ts';

afterEach(() => vi.unstubAllGlobals());

it('is unavailable in a browser without one', async () => {
  expect(browserModel()).toBeNull();
  expect(await modelAvailability('en')).toBe('unavailable');
});

it('is what the browser says', async () => {
  stubBrowserModel('downloadable');
  expect(await modelAvailability('es')).toBe('downloadable');
});

it('is unavailable where the browser refuses to say', async () => {
  vi.stubGlobal('LanguageModel', {
    availability: async () => {
      throw new DOMException('Not allowed', 'NotAllowedError');
    },
  });
  expect(await modelAvailability('en')).toBe('unavailable');
});

it('is asked for the language of the reading, besides that of our question', () => {
  expect(languagesOf('es')).toEqual({
    expectedInputs: [{ type: 'text', languages: ['en', 'es'] }],
    expectedOutputs: [{ type: 'text', languages: ['es'] }],
  });
  expect(languagesOf('en').expectedInputs[0]?.languages).toEqual(['en']);
});
