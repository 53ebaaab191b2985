import type { Dream } from '@chitta/contract';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildUser } from '#web/testing/build-user.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { stubApi } from '#web/testing/stub-api.ts';

const dream: Dream = {
  id: 12,
  userId: 7,
  title: 'A dog on the stairs',
  content: 'A black dog followed me down the stairs.',
  translation: 'A habit follows you.',
  recognizedSymbols: [],
  reading: null,
  isPremiumTranslation: false,
  language: 'en',
  category: null,
  tags: [],
  createdAt: '2026-11-20T08:00:00.000Z',
  updatedAt: '2026-11-20T08:00:00.000Z',
};
const user = { json: buildUser({ id: 900 }) };
const data = (value: unknown) => ({ json: { success: true, data: value } });

describe('interpretation page', () => {
  it('shows the latest reading in the journal, in full', async () => {
    stubApi({
      'GET /api/user': user,
      'GET /api/dreams': data({
        items: [
          { id: 13, hasReading: false },
          { id: 12, hasReading: true },
        ],
        nextCursor: null,
      }),
      ['GET /api/dreams/12' as 'GET /api/dreams/:id']: data(dream),
    });
    renderApp('/interpretation');
    expect(await screen.findByText('A habit follows you.')).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Open it in the journal' });
    expect(link.getAttribute('href')).toBe('/journal/12');
  });

  it('leads to writing while there is none', async () => {
    stubApi({ 'GET /api/user': user, 'GET /api/dreams': data({ items: [], nextCursor: null }) });
    renderApp('/interpretation');
    expect(await screen.findByRole('heading', { name: 'No reading yet' })).toBeTruthy();
  });
});
