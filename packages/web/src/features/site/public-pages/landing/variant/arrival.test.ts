import { afterEach, describe, expect, it, vi } from 'vitest';
import { readArrival, refusesCounting } from './arrival.ts';

afterEach(() => {
  vi.restoreAllMocks();
  window.history.replaceState(null, '', '/');
});

const comeBy = (address: string, referrer = '') => {
  window.history.replaceState(null, '', address);
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  return readArrival();
};

describe('readArrival', () => {
  it('takes the host alone of another page, and nothing of ours', () => {
    expect(comeBy('/', 'https://www.google.com/search?q=falling+teeth').referrer).toBe('www.google.com');
    expect(comeBy('/', `${window.location.origin}/learn`).referrer).toBeNull();
    expect(comeBy('/').referrer).toBeNull();
  });

  it('takes tags that are one word or a few, and leaves out what is more', () => {
    const { page, utmSource, utmMedium, utmCampaign, utmTerm } = comeBy(
      `/home?utm_source=news&utm_medium=%3Cb%3E&utm_campaign=${'x'.repeat(61)}&utm_term=ni%C3%B1o%20perdido`,
    );
    expect([page, utmSource, utmMedium, utmCampaign, utmTerm]).toEqual([
      '/home',
      'news',
      null,
      null,
      'niño perdido',
    ]);
  });
});

describe('refusesCounting', () => {
  it.each([
    [{}, false],
    [{ doNotTrack: '0', globalPrivacyControl: false }, false],
    [{ doNotTrack: '1' }, true],
    [{ globalPrivacyControl: true }, true],
  ])('%j: %s', (signals, refuses) => {
    vi.stubGlobal('navigator', { doNotTrack: null, ...signals });
    expect(refusesCounting()).toBe(refuses);
  });
});
