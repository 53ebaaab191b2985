import { screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { i18n, loadWords } from '#web/lib/i18n.ts';
import { buildDream } from '#web/testing/build-dream.ts';
import { buildUser } from '#web/testing/build-user.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { ReadingOffer } from './reading-offer.tsx';

const usedUp = {
  translationsUsed: 3,
  translationsLimit: 3,
  translationsResetDate: '2999-01-07T00:00:00.000Z',
};

async function open(
  dream: Parameters<typeof buildDream>[0] = {},
  user: Parameters<typeof buildUser>[0] = {},
  isReading = false,
) {
  const handlers = { onRead: vi.fn(), onCancel: vi.fn() };
  const part = renderPart(
    <main>
      <ReadingOffer
        dream={buildDream(dream)}
        user={buildUser({ timezone: 'UTC', ...user })}
        isReading={isReading}
        {...handlers}
      />
    </main>,
  );
  await screen.findByRole('main');
  return { ...part, ...handlers };
}

const buttons = () => screen.queryAllByRole('button').map((button) => button.textContent);

describe('ReadingOffer', () => {
  beforeAll(() => loadWords('dreams', 'readings', 'errors'));
  afterEach(() => i18n.changeLanguage('en'));

  it('says what is left before it is taken', async () => {
    const { user, onRead } = await open();
    expect(screen.getByText('3 of 3 readings left today')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Read this dream' }));
    expect(onRead).toHaveBeenCalledOnce();
  });

  it.each([
    [
      'text',
      'Read again',
      'This reading can’t show which words it rests on: it was made from an earlier text, or on your device.',
    ],
    [
      'premium',
      'Get the full reading',
      'This is a free reading. You have premium now, so you can get the full one.',
    ],
    ['engine', 'Read again', 'Chitta reads dreams differently now than when this reading was made.'],
  ] as const)('says why a dream can be read again: %s', async (readingOffer, label, reason) => {
    await open({ readingOffer, translation: 'A habit.' });
    expect(buttons()).toEqual([label]);
    expect(screen.getByText(reason)).toBeTruthy();
  });

  it('says nothing where another reading would say the same', async () => {
    await open({ readingOffer: null });
    expect(screen.getByRole('main').textContent).toBe('');
  });

  it('offers no button that would fail: with none left it says from when there are new ones', async () => {
    await open({}, usedUp);
    expect(buttons()).toEqual([]);
    expect(
      screen.getByText(
        'You have used your readings for today. You can read this dream from Monday 12:00 AM.',
      ),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Readings without a limit' }).getAttribute('href')).toBe(
      '/subscribe',
    );
  });

  it('has no limit with premium', async () => {
    await open({}, { ...usedUp, subscriptionTier: 'premium' });
    expect(buttons()).toEqual(['Read this dream']);
  });

  it.each([
    [
      'en',
      'x'.repeat(5001),
      /Please limit your dream description to 5000 characters\. A reading takes up to 5,000 characters, and this dream has 5,001\./,
    ],
    ['es', 'x'.repeat(5001), /Una lectura admite hasta 5000 caracteres, y este sueño tiene 5001\./],
    ['en', 'A dog.', /Please provide at least 20 characters/],
  ])('says plainly what cannot be read (%s)', async (language, content, text) => {
    await i18n.changeLanguage(language);
    await open({ content });
    expect(buttons()).toEqual([]);
    expect(screen.getByText(text)).toBeTruthy();
  });

  it('can be cancelled while it reads', async () => {
    const { user, onCancel } = await open({}, {}, true);
    expect(screen.getByRole('status').textContent).toBe('Reading your dream…');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onCancel).toHaveBeenCalledOnce();
  });
});
