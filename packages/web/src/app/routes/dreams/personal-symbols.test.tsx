import type { PersonalSymbol } from '@chitta/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildUser } from '#web/testing/build-user.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { type StubAnswers, stubApi } from '#web/testing/stub-api.ts';

const mill: PersonalSymbol = {
  id: 7,
  language: 'en',
  name: 'The mill',
  group: 'building',
  description: 'the summers with my grandfather',
  category: 'Personal',
  frequency: 3,
  emotionalImpact: 5,
  personalContext: '',
  variations: ['old mill'],
  createdAt: '2026-11-20T08:00:00.000Z',
  updatedAt: '2026-11-20T08:00:00.000Z',
};
const ok = (data: unknown) => ({ json: { success: true, data } });
const page = (items: readonly PersonalSymbol[]) => ok({ items, nextCursor: null });
const suggestions = ok({ items: [{ word: 'lighthouse', language: 'en', count: 4 }] });

function open(answers: StubAnswers) {
  const calls = stubApi({
    'GET /api/user': { json: buildUser() },
    'GET /api/personal-symbols': page([]),
    'GET /api/personal-symbols/suggestions': ok({ items: [] }),
    'GET /api/dreams/people-and-places': ok({ people: [], places: [] }),
    ...answers,
  });
  return { ...renderApp('/personal-symbols'), calls };
}

describe('personal symbols', () => {
  it('says what they are for while there are none', async () => {
    open({});
    expect(await screen.findByText(/You have no symbols of your own yet/)).toBeTruthy();
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('lets somebody without one begin with who returns in their dreams', async () => {
    const presence = (name: string, count: number) => ({
      id: name.toLowerCase(),
      name,
      group: 'person',
      count,
      firstNight: '2026-01-02',
      lastNight: '2026-11-20',
      nights: [],
      said: [],
    });
    const { user } = open({
      'GET /api/dreams/people-and-places': ok({
        people: [presence('Mother', 3), presence('Baker', 1)],
        places: [presence('House', 9)],
      }),
    });
    const returning = await screen.findByRole('region', { name: /^They return in your dreams/ });
    // What returns most comes first; what came once has not returned.
    const words = within(returning).getAllByRole('button');
    expect(words.map(({ textContent }) => textContent)).toEqual(['House 9×9 dreams', 'Mother 3×3 dreams']);
    await user.click(within(returning).getByRole('button', { name: /^Mother/ }));
    const dialog = screen.getByRole('dialog', { name: 'A symbol of your own' });
    expect(within(dialog).getByRole('textbox', { name: 'Word or name' })).toHaveProperty('value', 'Mother');
  });

  it('offers no beginning to somebody who has some', async () => {
    open({ 'GET /api/personal-symbols': page([mill]) });
    expect(await screen.findByRole('searchbox')).toBeTruthy();
    expect(screen.queryByRole('region', { name: /^They return/ })).toBeNull();
  });

  it('adds a symbol, and asks for its word first', async () => {
    const { user, calls } = open({ 'POST /api/personal-symbols': ok(mill) });
    await user.click(await screen.findByRole('button', { name: 'Add a symbol' }));
    const dialog = screen.getByRole('dialog', { name: 'A symbol of your own' });
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(within(dialog).getByRole('alert').textContent).toBe('Please enter the word or name.');
    await user.type(within(dialog).getByRole('textbox', { name: 'Word or name' }), 'The mill');
    await user.type(
      within(dialog).getByRole('textbox', { name: 'Other ways you say it' }),
      'old mill, watermill',
    );
    await user.click(within(dialog).getByRole('radio', { name: 'Very pleasant' }));
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls.find(({ key }) => key.startsWith('POST'))?.body).toMatchObject({
      name: 'The mill',
      variations: ['old mill', 'watermill'],
      emotionalImpact: 5,
      language: 'en',
    });
  });

  it('keeps what was typed when the server refuses it, and says why', async () => {
    const { user } = open({
      'POST /api/personal-symbols': {
        status: 409,
        json: {
          success: false,
          code: 'CONFLICT',
          reason: 'personal_symbols.name_taken',
          message: 'Taken already',
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Add a symbol' }));
    await user.type(screen.getByRole('textbox', { name: 'Word or name' }), 'Mill');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(screen.getByRole('textbox', { name: 'Word or name' })).toHaveProperty('value', 'Mill');
  });

  it('deletes with a way back', async () => {
    const { user, calls } = open({
      'GET /api/personal-symbols': page([mill]),
      ['DELETE /api/personal-symbols/7' as 'DELETE /api/personal-symbols/:id']: ok({
        id: 7,
        restorableUntil: '',
      }),
      ['POST /api/personal-symbols/7/restore' as 'POST /api/personal-symbols/:id/restore']: ok(mill),
    });
    expect(await screen.findByText('Personal · in 3 dreams · Very pleasant')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Delete The mill' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(calls.some(({ key }) => key.endsWith('/restore'))).toBe(true));
  });

  it('edits what there is', async () => {
    const { user, calls } = open({
      'GET /api/personal-symbols': page([mill]),
      ['PATCH /api/personal-symbols/7' as 'PATCH /api/personal-symbols/:id']: ok(mill),
    });
    await user.click(await screen.findByRole('button', { name: 'Edit The mill' }));
    const meaning = screen.getByRole('textbox', { name: 'What it means to you' });
    expect(meaning).toHaveProperty('value', mill.description);
    await user.type(meaning, ', and flour');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(calls.find(({ key }) => key.startsWith('PATCH'))?.body).toMatchObject({
        description: 'the summers with my grandfather, and flour',
      }),
    );
  });

  it('offers words that return, and lets one go', async () => {
    const { user, calls } = open({
      'GET /api/personal-symbols/suggestions': suggestions,
      'POST /api/personal-symbols/suggestions/dismiss': { json: { success: true } },
    });
    await user.type(await screen.findByLabelText('For me, “lighthouse” is …'), 'coming home');
    await user.click(screen.getByRole('button', { name: 'More about it' }));
    expect(screen.getByRole('textbox', { name: 'Word or name' })).toHaveProperty('value', 'lighthouse');
    expect(screen.getByRole('textbox', { name: 'What it means to you' })).toHaveProperty(
      'value',
      'coming home',
    );
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: /^Do not suggest “lighthouse” again/ }));
    await waitFor(() => expect(screen.queryByText('lighthouse')).toBeNull());
    const sent = calls.find(({ key }) => key.startsWith('POST'));
    expect(sent?.body).toEqual({ word: 'lighthouse', language: 'en' });
  });

  it('searches', async () => {
    const { user } = open({
      'GET /api/personal-symbols': ({ url }) => page(url.includes('search=sea') ? [] : [mill]),
    });
    await screen.findByText('The mill');
    await user.type(screen.getByRole('searchbox', { name: 'Search your symbols' }), 'sea');
    expect(await screen.findByText('None of your symbols matches these words.')).toBeTruthy();
  });
});
