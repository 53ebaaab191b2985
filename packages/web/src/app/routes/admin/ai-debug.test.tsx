import type { ModelAnswerEvent, ReadingTrace } from '@chitta/contract';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { dataAnswer, failureAnswer } from '#web/testing/build-dream.ts';
import { buildUser } from '#web/testing/build-user.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { type StubAnswers, stubApi } from '#web/testing/stub-api.ts';

const dream = 'A black dog followed me down the stairs.';
const trace: ReadingTrace = {
  language: 'en',
  isLanguageCertain: true,
  stages: [
    { name: 'recognise', ms: 1.234 },
    { name: 'compose', ms: 0.5 },
  ],
  words: 8,
  mentions: [
    {
      start: 8,
      end: 11,
      text: 'dog',
      symbol: 'dog',
      kind: 'symbol',
      group: 'animal',
      variation: 'dog',
      sense: 'noun.animal',
      rule: 'word.exact',
      state: 'present',
    },
  ],
  unknown: ['plugh'],
  reading: {
    engineVersion: '2',
    language: 'en',
    sentences: [
      {
        text: 'A habit follows you.',
        part: 'opening',
        paragraph: 0,
        evidence: [{ start: 2, end: 11, symbol: 'dog', rule: 'aspect.animal' }],
      },
    ],
  },
  model: { name: 'small-model', host: 'models.example' },
  question: { instructions: 'You reword a reading.', data: '{"dream":"A black dog"}' },
};

const lines = (events: readonly ModelAnswerEvent[]) => ({
  text: events.map((event) => `${JSON.stringify(event)}\n`).join(''),
  contentType: 'application/x-ndjson',
});
const verdict = { type: 'verdict', index: 0, text: 'You will be rich.', fault: 'prophecy' } as const;
const end = { type: 'end', firstMs: 120.4, ms: 900, failure: null, status: null } as const;

function open(answers: StubAnswers = {}, isAdmin = true) {
  const calls = stubApi({
    'GET /api/user': { json: buildUser({ isAdmin }) },
    'POST /api/ai-debug/traces': dataAnswer(trace),
    'POST /api/ai-debug/answers': lines([{ type: 'raw', text: '{"id":1}' }, verdict, end]),
    ...answers,
  });
  return { calls, ...renderApp('/ai-debug') };
}

async function read({ user }: ReturnType<typeof open>) {
  await user.type(await screen.findByRole('textbox', { name: 'A dream' }), dream);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Read it in' }), 'es');
  await user.click(screen.getByRole('button', { name: 'Read it' }));
}

describe('/ai-debug', () => {
  it('says to other members that it is not for them', async () => {
    open({}, false);
    expect(await screen.findByRole('heading', { name: 'This page is for administrators' })).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: 'A dream' })).toBeNull();
  });

  it('shows steps, places with sense and rule, and sentences with what they rest on', async () => {
    const app = open();
    await read(app);
    expect(await screen.findByRole('heading', { name: '1 recognised place' })).toBeTruthy();
    expect(app.calls.find(({ key }) => key.endsWith('traces'))?.body).toEqual({
      content: dream,
      level: 'premium',
      language: 'es',
    });
    expect(screen.getByText('1.23 ms')).toBeTruthy();
    expect(screen.getByText('noun.animal')).toBeTruthy();
    expect(screen.getByText('aspect.animal · dog')).toBeTruthy();
    expect(screen.getByText('black dog').tagName).toBe('Q');
    expect(screen.getByText('Unknown nouns: plugh')).toBeTruthy();
  });

  it('asks the model only when told to, and shows its raw answer with a verdict on each sentence', async () => {
    const app = open();
    await read(app);
    const button = await screen.findByRole('button', { name: 'Ask small-model at models.example' });
    expect(screen.getByText(/Nothing is sent before you press/)).toBeTruthy();
    expect(app.calls.filter(({ key }) => key.endsWith('answers'))).toEqual([]);
    await app.user.click(button);
    expect(await screen.findByText('Is not shown: prophecy')).toBeTruthy();
    expect(screen.getByText('{"id":1}').tagName).toBe('PRE');
    expect(screen.getByText('First word after 120 ms, done after 900 ms.')).toBeTruthy();
  });

  it('says why an answer was given up, or could not be asked for', async () => {
    const app = open({
      'POST /api/ai-debug/answers': lines([{ ...end, failure: 'refused', status: 429, firstMs: null }]),
    });
    await read(app);
    await app.user.click(await screen.findByRole('button', { name: /^Ask/ }));
    expect(await screen.findByText(/^Given up: refused 429\. First word after – ms/)).toBeTruthy();
    stubApi({ 'POST /api/ai-debug/answers': failureAnswer(429, 'requests.too_many', 'Too many.') });
    await app.user.click(screen.getByRole('button', { name: /^Ask/ }));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Too many requests.'));
  });

  it.each([
    [{ model: null, question: null }, /works without one/],
    [{ question: null }, /nothing would be sent/],
  ])('has nothing to ask where there is nothing to send', async (change, text) => {
    const app = open({ 'POST /api/ai-debug/traces': dataAnswer({ ...trace, ...change }) });
    await read(app);
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Ask/ })).toBeNull();
  });

  it('shows what the server says against a dream', async () => {
    const app = open({
      'POST /api/ai-debug/traces': failureAnswer(422, 'translations.too_short', 'Too short.'),
    });
    await read(app);
    expect((await screen.findByRole('alert')).textContent).toContain('at least 20 characters');
  });
});
