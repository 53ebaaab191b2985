import { act, screen, within } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { DraftSession } from '#web/features/journal/dreams/drafts/draft-session.ts';
import { buildSession } from '#web/features/journal/dreams/testing/build-session.ts';
import { loadWords } from '#web/lib/i18n.ts';
import { buildAnswer } from '#web/testing/build-dream.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { ReadingStage } from './reading-stage.tsx';

const content = 'A black dog followed me down the stairs.';
const reading = { content, answer: buildAnswer() };
const handlers = { onBack: vi.fn(), onReset: vi.fn(), onSave: vi.fn() };

function Stage({ session, isSaving }: { readonly session: DraftSession; readonly isSaving: boolean }) {
  const { draft } = useSyncExternalStore(session.subscribe, session.getState);
  return (
    <ReadingStage
      session={session}
      draft={draft}
      reading={reading}
      isSaving={isSaving}
      zone="UTC"
      {...handlers}
    />
  );
}

async function open(isSaving = false) {
  const { session, write } = await buildSession();
  await write(content);
  for (const handler of Object.values(handlers)) handler.mockClear();
  const part = renderPart(<Stage session={session} isSaving={isSaving} />);
  const heading = await screen.findByRole('heading', { level: 1, name: 'Your reading' });
  return { ...part, session, heading };
}

describe('ReadingStage', () => {
  beforeAll(() => loadWords('readings', 'dreams', 'follow-ups'));

  it('begins at its heading, so that listening goes on there', async () => {
    const { heading } = await open();
    expect(document.activeElement).toBe(heading);
    expect(screen.getByText('A habit follows you.')).toBeTruthy();
  });

  it('keeps title, category and tags with the draft', async () => {
    const { user, session } = await open();
    await user.click(screen.getByRole('button', { name: 'Title, night, tags', hidden: false }));
    // They are fetched at this press, unless the page had a moment for it before.
    await user.type(await screen.findByRole('textbox', { name: 'Title' }), 'Dog');
    await user.click(screen.getByRole('radio', { name: 'Nightmare' }));
    await user.type(screen.getByRole('textbox', { name: 'Tags' }), 'stairs,');
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(screen.queryByRole('textbox', { name: 'Title' })).toBeNull();
    expect(session.getState().draft).toMatchObject({
      title: 'Dog',
      category: 'nightmare',
      tags: ['stairs'],
      content,
    });
    await act(() => session.flush());
  });

  it('keeps answer and step with the draft, right under question and step', async () => {
    const { user, session } = await open();
    const question = screen.getByRole('region', { name: 'A question to take along' });
    await user.type(within(question).getByRole('textbox', { name: 'Your answer to the question' }), 'I ran.');
    const step = screen.getByRole('region', { name: 'One thing for today' });
    await user.click(within(step).getByRole('button', { name: "I'll do it today" }));
    expect(session.getState().draft).toMatchObject({ answer: 'I ran.', hasDeed: true });
    expect(within(step).getByRole('button', { pressed: true })).toBeTruthy();
    await act(() => session.flush());
  });

  it.each([
    ['Back to the dream', 'onBack'],
    ['Start over', 'onReset'],
    ['Save to journal', 'onSave'],
  ] as const)('%s', async (name, handler) => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name, hidden: true }));
    expect(handlers[handler]).toHaveBeenCalledTimes(1);
  });

  it('takes no second save, and no reset, while one is under way', async () => {
    await open(true);
    for (const name of ['Save to journal', 'Start over']) {
      expect(screen.getByRole<HTMLButtonElement>('button', { name, hidden: true }).disabled).toBe(true);
    }
  });
});
