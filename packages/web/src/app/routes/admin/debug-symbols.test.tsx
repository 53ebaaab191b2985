import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { buildTrace, tracedText } from '#web/features/admin/debug-symbols/testing/build-trace.ts';
import { i18n } from '#web/lib/i18n.ts';
import { dataAnswer, failureAnswer } from '#web/testing/build-dream.ts';
import { buildUser } from '#web/testing/build-user.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { type StubAnswer, stubApi } from '#web/testing/stub-api.ts';

const traced = dataAnswer(buildTrace());

function open(answer: StubAnswer = traced, isAdmin = true) {
  const calls = stubApi({
    'GET /api/user': { json: buildUser({ isAdmin }) },
    'POST /api/debug-symbols': answer,
  });
  return { calls, ...renderApp('/debug-symbols') };
}

async function look(answer?: StubAnswer) {
  const view = open(answer);
  await view.user.type(await screen.findByRole('textbox', { name: 'A dream' }), tracedText);
  await view.user.click(screen.getByRole('button', { name: 'Look into it' }));
  return view;
}

describe('the page that shows how symbols are recognised', () => {
  afterEach(() => i18n.changeLanguage('en'));

  it('says to other members that it is not for them', async () => {
    open(traced, false);
    expect(await screen.findByRole('heading', { name: 'This page is for administrators' })).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('asks for nothing without a text', async () => {
    const { user, calls } = open();
    await user.click(await screen.findByRole('button', { name: 'Look into it' }));
    expect(calls.map(({ key }) => key)).toEqual(['GET /api/user']);
  });

  it('shows every place with rule, assertions and what belongs to it', async () => {
    const { calls } = await look();
    expect(await screen.findByRole('heading', { name: '2 recognised places' })).toBeTruthy();
    expect(calls.at(-1)?.body).toEqual({ content: tracedText, language: 'en' });
    const dog = screen.getByRole('row', { name: /^dog DOG/ });
    expect(dog.textContent).toContain('there');
    expect(dog.textContent).toContain('of “the”; said of it: “mine”');
    expect(screen.getByRole('row', { name: /^cat CAT/ }).textContent).toContain(
      'denied, by “no”done by somebody else (“dog”)',
    );
  });

  it('lists idioms, cues, unknown nouns and times', async () => {
    await look();
    const idioms = await screen.findByRole('region', { name: 'Idioms' });
    expect(idioms.textContent).toContain('read this way; without a symbol now: hand');
    expect(screen.getByRole('region', { name: 'Not told as there' }).textContent).toContain(
      'denied, by the words no',
    );
    expect(screen.getByText('flimwhistle')).toBeTruthy();
    expect(screen.getByText('2.50 ms')).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Phrases of the dictionary' })).toBeNull();
  });

  it('looks into one word', async () => {
    const { user } = await look();
    await user.click(await screen.findByRole('button', { name: 'mine' }));
    const panel = screen.getByRole('region', { name: 'mine' });
    expect(panel.textContent).toContain('another sense is meant here (its neighbours decide)');
    await user.click(screen.getByRole('button', { name: 'hand' }));
    expect(screen.getByText('Nothing: “hand” is an idiom.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'cat' }));
    const cat = within(screen.getByRole('region', { name: 'cat' }));
    expect(cat.getByText(/^denied, by the words/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'cat' }));
    expect(screen.queryByRole('region', { name: 'cat' })).toBeNull();
  });

  it('says what is wrong', async () => {
    await look(failureAnswer(403, 'accounts.not_admin', 'Only for administrators.'));
    expect((await screen.findByRole('alert')).textContent).toContain('Only for administrators.');
  });

  it('speaks Spanish', async () => {
    await i18n.changeLanguage('es');
    const { user } = open();
    await user.type(await screen.findByRole('textbox', { name: 'Un sueño' }), tracedText);
    await user.click(screen.getByRole('button', { name: 'Examinarlo' }));
    expect(await screen.findByRole('heading', { name: '2 lugares reconocidos' })).toBeTruthy();
    expect(screen.getByText('2,50 ms')).toBeTruthy();
  });
});
