import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildAnswer, buildDream, buildLine, dataAnswer, failureAnswer } from '#web/testing/build-dream.ts';
import { buildUser } from '#web/testing/build-user.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { type StubAnswer, type StubAnswers, stubApi } from '#web/testing/stub-api.ts';
import { currentToast } from '#web/ui/toast/toast-store.ts';

const { reading, translation } = buildAnswer();
const read = buildDream({
  id: 4,
  reading,
  translation,
  readAt: '2026-11-21T08:00:00.000Z',
  readingOffer: null,
});
const allowance = { used: 1, limit: 3, resetDate: '2999-01-01T00:00:00.000Z' };

function open(
  line: Parameters<typeof buildLine>[0],
  {
    user = {},
    answers = {},
  }: { user?: Parameters<typeof buildUser>[0]; answers?: Record<string, StubAnswer> } = {},
) {
  const calls = stubApi({
    'GET /api/user': { json: buildUser({ timezone: 'UTC', ...user }) },
    'GET /api/dreams': dataAnswer({ items: [buildLine({ id: 4, ...line })], nextCursor: null }),
    'GET /api/dreams/facets': dataAnswer({ total: 1, categories: [], tags: [], symbols: [], languages: [] }),
    'GET /api/dreams/4': dataAnswer(read),
    'GET /api/dreams/4/follow-up': dataAnswer({
      dreamId: 4,
      answer: null,
      deed: null,
      fit: null,
      symbols: [],
      rates: [],
    }),
    'POST /api/dreams/4/readings': dataAnswer({ dream: read, allowance }),
    ...answers,
  } as StubAnswers);
  return { ...renderApp('/journal'), calls };
}

const line = () => screen.findByRole('link', { name: 'A dog on the stairs' });
const button = () => screen.queryByRole('button', { name: 'Read this dream: “A dog on the stairs”' });

describe('a line of the journal', () => {
  it('reads a dream that has no reading, and leads to it', async () => {
    const app = open({ hasReading: false });
    await line();
    await app.user.click(button() as HTMLElement);
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/journal/4'));
    expect(await screen.findByText('A habit follows you.')).toBeTruthy();
  });

  it.each([
    ['with a reading', { hasReading: true }, {}],
    ['of a length that is not read', { hasReading: false, isReadable: false }, {}],
    [
      'once the readings of the day are used up',
      { hasReading: false },
      { translationsUsed: 3, translationsLimit: 3, translationsResetDate: '2999-01-01T00:00:00.000Z' },
    ],
  ])('offers nothing for a dream %s', async (_what, dream, user) => {
    open(dream, { user });
    await line();
    expect(button()).toBeNull();
  });

  it('stays where it is when the reading fails, and says why', async () => {
    const answers = {
      'POST /api/dreams/4/readings': failureAnswer(403, 'translations.limit_reached', 'limit'),
    };
    const app = open({ hasReading: false }, { answers });
    await line();
    await app.user.click(button() as HTMLElement);
    await waitFor(() =>
      expect(currentToast.get()).toMatchObject({
        title: 'Translation Failed',
        description: "You've reached your free translations limit. Upgrade to premium or try again tomorrow.",
      }),
    );
    expect(app.router.state.location.pathname).toBe('/journal');
  });
});
