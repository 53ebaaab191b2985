import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { loadWords } from '#web/lib/i18n.ts';
import { currentToast } from '#web/ui/toast/toast-store.ts';
import { canShare, copy, linkOf, share } from './share-link.ts';

const link = 'https://chitta.example/signup?ref=LUNA7';

function stub(name: 'clipboard' | 'share', value: unknown) {
  Object.defineProperty(navigator, name, { configurable: true, value });
}

beforeAll(() => loadWords('referral-modal'));
afterEach(() => {
  stub('clipboard', undefined);
  stub('share', undefined);
});

describe('copy', () => {
  it.each([
    ['link', 'Referral link copied to clipboard'],
    ['code', 'Referral code copied to clipboard'],
  ] as const)('copies a %s and says so', async (what, description) => {
    const writeText = vi.fn(async () => undefined);
    stub('clipboard', { writeText });
    expect(await copy(link, what)).toBe(description);
    expect(writeText).toHaveBeenCalledWith(link);
    expect(currentToast.get()).toMatchObject({ title: 'Copied!', description });
  });

  it('says where it could not', async () => {
    expect(await copy(link, 'link')).toBe('Failed to copy to clipboard');
    expect(currentToast.get()).toMatchObject({
      description: 'Failed to copy to clipboard',
      variant: 'destructive',
    });
  });
});

describe('share', () => {
  it('opens the sheet of the device', async () => {
    const sheet = vi.fn(async () => undefined);
    stub('share', sheet);
    expect(canShare()).toBe(true);
    expect(await share(link)).toBeNull();
    expect(sheet).toHaveBeenCalledWith(expect.objectContaining({ url: link }));
    expect(currentToast.get()).toBeNull();
  });

  it('is content with a sheet that was closed', async () => {
    stub('share', async () => {
      throw new DOMException('closed', 'AbortError');
    });
    expect(await share(link)).toBeNull();
  });

  it.each([
    ['there is none', undefined],
    [
      'it fails',
      async () => {
        throw new DOMException('no', 'NotAllowedError');
      },
    ],
  ])('copies where %s', async (_, sheet) => {
    const writeText = vi.fn(async () => undefined);
    stub('clipboard', { writeText });
    stub('share', sheet);
    expect(await share(link)).toBe('Referral link copied to clipboard');
  });
});

describe('linkOf', () => {
  it('leads to signing up here', () => {
    expect(linkOf('a&b')).toBe(`${window.location.origin}/signup?ref=a%26b`);
  });
});
