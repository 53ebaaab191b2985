import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, useState } from 'react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { loadWords } from '#web/lib/i18n.ts';
import { stubSpeech } from '../testing/stub-speech.ts';
import { stubWorkers } from '../testing/stub-worker.ts';
import { DreamEditor } from './dream-editor.tsx';

type Props = ComponentProps<typeof DreamEditor>;
interface PageProps extends Partial<Props> {
  readonly start: string;
}

function Page({ start, ...props }: PageProps) {
  const [content, setContent] = useState(start);
  return (
    <DreamEditor
      content={content}
      draftId="one"
      isReading={false}
      isSaving={false}
      fault={null}
      saveInstead={null}
      allowance={null}
      feelings={[]}
      onFeel={vi.fn()}
      notices={null}
      onWrite={setContent}
      onRead={vi.fn()}
      onCancel={vi.fn()}
      onSave={vi.fn()}
      onReset={vi.fn()}
      {...props}
    />
  );
}

function open(start = '', props: Partial<Props> = {}) {
  const view = render(<Page start={start} {...props} />);
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your dream' });
  return { ...view, field, user: userEvent.setup() };
}

describe('DreamEditor', () => {
  beforeAll(() => loadWords('dreams'));

  it('begins with the caret behind the last word', async () => {
    const { field, user } = open('I was');
    expect(document.activeElement).toBe(field);
    await user.keyboard(' flying');
    expect(field.value).toBe('I was flying');
  });

  it('puts the caret back when another draft comes up', () => {
    const { rerender, field } = open('I was');
    act(() => screen.getByRole('button', { name: 'Translate' }).focus());
    rerender(<Page start="I was" draftId="two" />);
    expect(document.activeElement).toBe(field);
    expect(field.selectionStart).toBe(5);
  });

  it.each([
    ['{Control>}{Enter}{/Control}', 'onRead'],
    ['{Meta>}{Enter}{/Meta}', 'onRead'],
    ['{Control>}s{/Control}', 'onSave'],
    ['{Meta>}S{/Meta}', 'onSave'],
  ] as const)('%s calls %s and writes nothing', async (keys, name) => {
    const handler = vi.fn();
    const { field, user } = open('I was', { [name]: handler });
    await user.keyboard(keys);
    expect(handler).toHaveBeenCalledTimes(1);
    expect(field.value).toBe('I was');
  });

  it('writes what is not a shortcut', async () => {
    const handler = vi.fn();
    const { field, user } = open('', { onRead: handler, onSave: handler });
    await user.keyboard('s{Enter}S');
    expect(field.value).toBe('s\nS');
    expect(handler).not.toHaveBeenCalled();
  });

  it('holds still while the dream is being saved', async () => {
    const { field, user } = open('I was', { isSaving: true });
    await user.type(field, ' flying');
    expect(field.value).toBe('I was');
  });

  it('underlines what the worker has recognised', async () => {
    const workers = stubWorkers();
    const { container } = open('A dog came.');
    await waitFor(() => expect(workers[0]?.asked).toHaveLength(1), { timeout: 3000 });
    act(() => workers[0]?.answer([{ start: 2, end: 5, symbol: 'dog', group: 'animal' }]));
    expect(container.querySelector('mark')?.textContent).toBe('dog');
  });

  it('sets spoken words where the caret stands', async () => {
    const speech = stubSpeech();
    const { field, user } = open('I saw. Then I woke.');
    await user.click(screen.getByRole('button', { name: 'Dictate' }));
    expect(screen.getByText('Listening…')).toBeTruthy();
    act(() => field.setSelectionRange(5, 5));
    act(() => speech().say('a black', false));
    expect(screen.getByText('a black')).toBeTruthy();
    act(() => speech().say('a black dog'));
    expect(field.value).toBe('I saw a black dog. Then I woke.');
    await waitFor(() => expect(field.selectionStart).toBe('I saw a black dog'.length));
  });

  it('spares the eyes and the corrections at night', async () => {
    const { field, user } = open('I was');
    await user.click(screen.getByRole('button', { name: 'Night mode' }));
    expect(document.documentElement.dataset.night).toBe('true');
    expect(field.getAttribute('spellcheck')).toBe('false');
    expect(field.getAttribute('autocorrect')).toBe('off');
    await user.click(screen.getByRole('button', { name: 'Night mode' }));
    expect(document.documentElement.dataset.night).toBeUndefined();
  });

  it('saves with both shortcuts where no reading is left', async () => {
    const [onSave, onRead] = [vi.fn(), vi.fn()];
    const { user } = open('I was', { saveInstead: 'Save for tomorrow', onSave, onRead });
    await user.keyboard('{Control>}{Enter}{/Control}');
    await user.click(screen.getByRole('button', { name: 'Save for tomorrow' }));
    expect([onSave.mock.calls.length, onRead.mock.calls.length]).toEqual([2, 0]);
    expect(screen.queryByRole('button', { name: 'Translate' })).toBeNull();
  });

  it('tells the field what is wrong with its words', () => {
    const { field } = open('A dog', { fault: { asked: 'read', problem: 'too-short' } });
    expect(field.getAttribute('aria-invalid')).toBe('true');
    const told = document.getElementById(field.getAttribute('aria-describedby') ?? '');
    expect(told?.textContent).toContain('15 more characters.');
  });

  it('lists its shortcuts', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }));
    expect(screen.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeTruthy();
  });

  it('has one heading, and shows what stands over the page', () => {
    open('', { notices: <p>You are offline.</p>, allowance: <p>2 of 3</p> });
    expect(screen.getAllByRole('heading', { level: 1 }).map((each) => each.textContent)).toEqual([
      'Decode Dreams',
    ]);
    expect(screen.getByText('You are offline.')).toBeTruthy();
    expect(screen.getByText('2 of 3')).toBeTruthy();
  });
});
