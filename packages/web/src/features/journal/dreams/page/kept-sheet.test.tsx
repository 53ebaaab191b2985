import 'fake-indexeddb/auto';
import { screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { loadWords } from '#web/lib/i18n.ts';
import { buildDream, dataAnswer, failureAnswer } from '#web/testing/build-dream.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { type StubAnswers, stubApi } from '#web/testing/stub-api.ts';
import { KeptSheet } from './kept-sheet.tsx';

const dream = buildDream({ category: null, tags: [] });
const patch = 'PATCH /api/dreams/12';

async function open(answers: Record<string, unknown> = {}) {
  const calls = stubApi(answers as StubAnswers);
  const onDone = vi.fn();
  const part = renderPart(<KeptSheet dream={dream} zone="UTC" onDone={onDone} />);
  await screen.findByRole('dialog', { name: 'Kept. Anything to add?' });
  return { ...part, calls, onDone };
}

describe('KeptSheet', () => {
  beforeAll(() => loadWords('dreams', 'outbox'));

  it('goes with one press where nothing is to be added', async () => {
    const { user, calls, onDone } = await open();
    await user.click(screen.getByRole('button', { name: "No, that's all" }));
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
    expect(calls.filter(({ key }) => key === patch)).toEqual([]);
  });

  it('adds what was chosen, and only that', async () => {
    const changed = dataAnswer(buildDream({ category: 'lucid', tags: [] }));
    const { user, calls, onDone } = await open({ [patch]: changed });
    await user.click(screen.getByRole('radio', { name: 'Lucid' }));
    await user.click(screen.getByRole('button', { name: 'Add it' }));
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
    expect(calls.find(({ key }) => key === patch)?.body).toEqual({ category: 'lucid' });
  });

  it('stays open with what was chosen where it is refused', async () => {
    const { user, onDone, calls } = await open({ [patch]: failureAnswer(503, 'server.overloaded', 'busy') });
    await user.click(screen.getByRole('radio', { name: 'Lucid' }));
    await user.click(screen.getByRole('button', { name: 'Add it' }));
    await waitFor(() => expect(calls.some(({ key }) => key === patch)).toBe(true));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Lucid' }).checked).toBe(true);
    expect(onDone).not.toHaveBeenCalled();
  });
});
