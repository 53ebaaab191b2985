import type { ModelAnswerEvent } from '@chitta/contract';
import { act, renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { failureAnswer } from '#web/testing/build-dream.ts';
import { type StubAnswer, stubApi } from '#web/testing/stub-api.ts';
import { afterLine, type ModelAnswer, useModelAnswer } from './ai-debug.api.ts';

const dream = { content: 'A black dog followed me down the stairs.', level: 'premium' } as const;
const end = { type: 'end', firstMs: 12, ms: 40, failure: null, status: null } as const;
const verdict = { type: 'verdict', index: 0, text: 'A habit.', fault: null } as const;
const lines = (...events: ModelAnswerEvent[]): StubAnswer => ({
  text: events.map((event) => `${JSON.stringify(event)}\n`).join(''),
});

async function ask(answer: StubAnswer) {
  stubApi({ 'POST /api/ai-debug/answers': answer });
  const { result } = renderHook(useModelAnswer);
  expect(result.current.answer).toBeNull();
  await act(() => result.current.ask(dream));
  return result.current.answer;
}

describe('afterLine', () => {
  const nothing: ModelAnswer = { raw: '', verdicts: [], end: null, problem: null };
  it('puts an answer together from its lines', () => {
    const events = [{ type: 'raw', text: '{"a' }, { type: 'raw', text: '":1}' }, verdict, end] as const;
    expect(events.reduce<ModelAnswer>(afterLine, nothing)).toEqual({
      raw: '{"a":1}',
      verdicts: [verdict],
      end,
      problem: null,
    });
    expect(nothing.verdicts).toEqual([]);
  });
});

describe('useModelAnswer', () => {
  it('follows an answer to its end', async () => {
    const answer = await ask(lines({ type: 'raw', text: 'words' }, verdict, end));
    expect(answer).toEqual({ raw: 'words', verdicts: [verdict], end, problem: null });
  });

  it.each<[string, StubAnswer, RegExp]>([
    ['nothing arrives', 'network-failure', /Network error/],
    ['the server refuses', failureAnswer(429, 'requests.too_many', 'wait'), /Too many requests/],
    ['a line cannot be read', { text: 'no JSON\n' }, /Failed to parse/],
    ['the answer ends before its end', lines({ type: 'raw', text: 'wor' }), /Network error/],
    ['the answer is empty', { text: '' }, /Network error/],
  ])('says so where %s', async (_, answer, text) => {
    const told = await ask(answer);
    expect(told?.problem).toMatch(text);
    expect(told?.end).toBeNull();
  });

  it('keeps what had come before it broke off', async () => {
    const answer = await ask(lines({ type: 'raw', text: 'wor' }, verdict));
    expect(answer).toMatchObject({ raw: 'wor', verdicts: [verdict] });
  });

  it('ends with its page, without a word', async () => {
    const signals: (AbortSignal | null | undefined)[] = [];
    vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
      signals.push(signal);
      return new Promise((_resolve, reject) =>
        signal?.addEventListener('abort', () => reject(signal.reason as DOMException)),
      );
    });
    const { result, unmount } = renderHook(useModelAnswer);
    act(() => void result.current.ask(dream));
    await waitFor(() => expect(signals).toHaveLength(1));
    unmount();
    expect(signals[0]?.aborted).toBe(true);
    expect(result.current.answer?.problem).toBeNull();
  });
});
