import type { ReadingTrace } from '@chitta/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPart } from '#web/testing/render-part.tsx';
import { type StubAnswer, stubApi } from '#web/testing/stub-api.ts';
import { AskModel } from './ask-model.tsx';
import { buildTrace, tracedDream } from './testing/build-trace.ts';

const dream = { content: tracedDream, level: 'premium' } as const;

function open(trace: Partial<ReadingTrace> = {}, events: readonly object[] = []) {
  const answer: StubAnswer = { text: events.map((event) => `${JSON.stringify(event)}\n`).join('') };
  const calls = stubApi({ 'POST /api/ai-debug/answers': answer });
  return { ...renderPart(<AskModel dream={dream} trace={buildTrace(trace)} />), calls };
}
const ask = () => screen.findByRole('button', { name: 'Ask small-model at models.example' });

describe('AskModel', () => {
  it('shows what would be sent where, and sends nothing by itself', async () => {
    const { calls } = open();
    expect(
      await screen.findByText(/to small-model at models\.example, and once more .* Nothing is sent before/),
    ).toBeTruthy();
    expect(screen.getByText('Keep to the facts.')).toBeTruthy();
    expect(screen.getByText(/"dream": "A black dog"/)).toBeTruthy();
    expect(calls).toEqual([]);
  });

  it.each<[Partial<ReadingTrace>, RegExp]>([
    [{ model: null, question: null }, /AI_BASE_URL and AI_MODEL are not set/],
    [{ question: null }, /left to our own reading, so nothing would be sent/],
  ])('cannot ask with %o', async (trace, text) => {
    open(trace);
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('shows the raw answer, a verdict on each sentence, and how long it took', async () => {
    const { user, calls } = open({}, [
      { type: 'raw', text: '["A habit.", "You will win."]' },
      { type: 'verdict', index: 0, text: 'A habit.', fault: null },
      { type: 'verdict', index: 1, text: 'You will win.', fault: 'prophecy' },
      { type: 'end', firstMs: 12.4, ms: 40.6, failure: null, status: null },
    ]);
    await user.click(await ask());
    await waitFor(() =>
      expect(screen.getByRole('status').textContent).toBe('First word after 12 ms, done after 41 ms.'),
    );
    expect(calls.map(({ body }) => body)).toEqual([dream]);
    const [first, second] = within(screen.getByRole('list')).getAllByRole('listitem');
    expect(first?.textContent).toBe('A habit.Passes.');
    expect(second?.textContent).toBe('You will win.Is not shown: prophecy');
    expect(await ask()).toHaveProperty('disabled', false);
  });

  it.each([
    [{ firstMs: null, failure: 'refused', status: 503 }, 'Given up: refused 503. First word after – ms'],
    [{ firstMs: 3, failure: 'timeout', status: null }, 'Given up: timeout. First word after 3 ms'],
  ])('says why the answer was given up (%o)', async (event, text) => {
    const { user } = open({}, [{ type: 'end', ms: 40, ...event }]);
    await user.click(await ask());
    await waitFor(() => expect(screen.getByRole('status').textContent).toContain(text));
  });

  it('can be asked again where the answer broke off', async () => {
    const { user, calls } = open({}, [{ type: 'raw', text: '["A hab' }]);
    await user.click(await ask());
    expect((await screen.findByRole('alert')).textContent).toContain('Network error');
    expect(screen.getByText('["A hab')).toBeTruthy();
    await user.click(await ask());
    await waitFor(() => expect(calls).toHaveLength(2));
  });
});
