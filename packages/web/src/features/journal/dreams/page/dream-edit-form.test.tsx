import 'fake-indexeddb/auto';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { loadWords } from '#web/lib/i18n.ts';
import { buildDream, dataAnswer, failureAnswer } from '#web/testing/build-dream.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { type StubAnswer, stubApi } from '#web/testing/stub-api.ts';
import { currentToast } from '#web/ui/toast/toast-store.ts';
import { emptyOutbox, openOutbox } from '../outbox/open-outbox.ts';
import { entryOfRevision } from '../outbox/outbox-entry.ts';
import { DreamEditForm } from './dream-edit-form.tsx';

const dream = buildDream();

async function open(answer: StubAnswer = dataAnswer(dream), kept = dream) {
  const calls = stubApi({ ['PATCH /api/dreams/12' as 'PATCH /api/dreams/:id']: answer });
  const onDone = vi.fn();
  const part = renderPart(
    <DreamEditForm dream={kept} zone="UTC" voice={<input aria-label="voice" />} onDone={onDone} />,
  );
  const text = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your dream' });
  const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Save changes' });
  const rewrite = async (words: string) => {
    await part.user.clear(text);
    await part.user.click(text);
    await part.user.paste(words);
  };
  return { ...part, calls, onDone, text, save, rewrite };
}

/** Whether the browser would ask before the page is left. */
function wouldAsk(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

describe('DreamEditForm', () => {
  beforeAll(() => loadWords('dreams', 'outbox'));
  afterEach(() => emptyOutbox(7));

  it('lets changes wait where there is no connection, and goes on with them', async () => {
    const first = await open('network-failure');
    await first.rewrite('Two dogs.');
    await first.user.click(first.save);
    await waitFor(() => expect(first.onDone).toHaveBeenCalledTimes(1));
    expect(currentToast.get()?.title).toBe('Kept on this device');
    const entries = () => openOutbox(7).state.get().entries;
    const { updatedAt: basedOn } = dream;
    const work = { kind: 'revision', dreamId: 12, changes: { content: 'Two dogs.' }, basedOn };
    expect(entries()).toMatchObject([{ work }]);
    first.unmount();
    const again = await open('network-failure');
    expect(again.text.value).toBe('Two dogs.');
    await again.rewrite('Three dogs.');
    await again.user.click(again.save);
    await waitFor(() => expect(entries()).toMatchObject([{ work: { changes: { content: 'Three dogs.' } } }]));
  });

  it('holds the dream as it was kept', async () => {
    const { text } = await open();
    expect(text.value).toBe(dream.content);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Title' }).value).toBe(dream.title);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Recurring' }).checked).toBe(true);
    expect(screen.getByRole('button', { name: 'Remove the tag home' })).toBeTruthy();
  });

  it('has the voice beside the form, where no key saves', async () => {
    const { user, calls, onDone, rewrite } = await open();
    await rewrite('Two dogs.');
    await user.type(screen.getByRole('textbox', { name: 'voice' }), '{Enter}');
    expect(calls).toEqual([]);
    expect(onDone).not.toHaveBeenCalled();
  });

  it('makes no second change beside one that is on its way', async () => {
    const waiting = entryOfRevision(dream, { content: 'Two dogs.' }, Date.now());
    await openOutbox(7).keep(waiting);
    const { user, calls, onDone, rewrite, save } = await open();
    await rewrite('Three dogs.');
    await openOutbox(7).hold(waiting, 'sender', Date.now());
    await user.click(save);
    await waitFor(() => expect(currentToast.get()?.title).toBe('It is being sent just now'));
    expect(calls).toEqual([]);
    expect(onDone).not.toHaveBeenCalled();
    await openOutbox(7).release(waiting);
    await user.click(save);
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
    expect(calls[0]?.body).toEqual({ content: 'Three dogs.' });
    expect(openOutbox(7).state.get().entries).toEqual([]);
  });

  it('holds a title whole that was cut, and does not take that for a change', async () => {
    const sentence = 'I was walking up the stairs of a house that had no roof and no windows';
    const content = `${sentence}. Then it rained.`;
    const cut = { ...dream, content, title: `${sentence.slice(0, 50)}…` };
    const { user, calls, onDone, save } = await open(dataAnswer(cut), cut);
    const title = screen.getByRole<HTMLInputElement>('textbox', { name: 'Title' });
    expect(title.value).toBe(sentence);
    await user.click(save);
    expect(onDone).toHaveBeenCalledTimes(1);
    expect(calls).toEqual([]);
    await user.type(title, '!');
    await user.click(save);
    await waitFor(() => expect(calls[0]?.body).toEqual({ title: `${sentence}!` }));
  });

  it('sends what has changed, and only that', async () => {
    const { user, calls, onDone, rewrite, save } = await open();
    await rewrite('  Two dogs followed me down the stairs. ');
    await user.type(screen.getByRole('textbox', { name: 'Tags' }), 'stairs,');
    await user.click(save);
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
    expect(calls[0]?.body).toEqual({
      content: 'Two dogs followed me down the stairs.',
      tags: ['home', 'stairs'],
    });
    expect(currentToast.get()?.title).toBe('Changes saved');
  });

  it('asks the server nothing when nothing has changed', async () => {
    const { user, calls, onDone, save } = await open();
    await user.click(save);
    expect(onDone).toHaveBeenCalledTimes(1);
    expect(calls).toEqual([]);
  });

  it.each([
    ['', 'Please enter your dream before saving.'],
    ['   ', 'Please enter your dream before saving.'],
    ['x'.repeat(5001), '5001/5000'],
  ])('does not take %j', async (words, told) => {
    const { user, text, save, calls } = await open();
    await user.clear(text);
    if (words) await user.paste(words);
    expect(screen.getByText(told).className).toBe('field-error');
    expect(text.getAttribute('aria-describedby')).toBe(screen.getByText(told).id);
    expect(text.getAttribute('aria-invalid')).toBe('true');
    expect(save.disabled).toBe(true);
    await user.type(screen.getByRole('textbox', { name: 'Title' }), '{Enter}');
    expect(calls).toEqual([]);
  });

  it('takes no word from a long dream that came from elsewhere', async () => {
    const long = 'x'.repeat(7000);
    const { user, save, calls, text } = await open(undefined, { ...dream, content: long });
    expect(screen.getByText('7000/50000').className).toBe('field-hint');
    expect(screen.getByText(/longer than 5,000 characters/)).toBeTruthy();
    await user.click(text);
    await user.paste(' and y');
    await user.click(save);
    await waitFor(() => expect(calls[0]?.body).toEqual({ content: `${long} and y` }));
  });

  it('keeps the changes when the save fails', async () => {
    const { user, text, rewrite, save, onDone } = await open(
      failureAnswer(404, 'dreams.not_found', 'Dream not found'),
    );
    await rewrite('Two dogs followed me.');
    await user.click(save);
    await waitFor(() =>
      expect(currentToast.get()).toMatchObject({ title: 'Save Failed', description: 'Dream not found' }),
    );
    expect(text.value).toBe('Two dogs followed me.');
    expect(onDone).not.toHaveBeenCalled();
  });

  it('lets the browser ask before changes are lost, and only then', async () => {
    const { user, rewrite, text, unmount } = await open();
    expect(wouldAsk()).toBe(false);
    await rewrite('Two dogs followed me.');
    expect(wouldAsk()).toBe(true);
    await user.clear(text);
    await user.paste(dream.content);
    expect(wouldAsk()).toBe(false);
    await rewrite('Three dogs.');
    unmount();
    expect(wouldAsk()).toBe(false);
  });

  it('can be left as it was', async () => {
    const { user, rewrite, onDone, calls } = await open();
    await rewrite('Two dogs.');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onDone).toHaveBeenCalledTimes(1);
    expect(calls).toEqual([]);
  });
});
