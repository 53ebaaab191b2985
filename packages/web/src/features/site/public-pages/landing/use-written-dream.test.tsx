import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPart } from '#web/testing/render-part.tsx';

/** The page as the server sends it, with what a visitor did before the app ran. */
function writeEarly(text: string, { isPressed = false, hasCaret = false } = {}) {
  document.documentElement.lang = 'en';
  const busy = isPressed ? 'aria-busy="true"' : '';
  const start = document.createElement('div');
  start.className = 'start';
  start.lang = 'en';
  start.innerHTML = `<textarea></textarea><button type="button" ${busy}></button>`;
  document.body.append(start);
  const field = start.querySelector('textarea') as HTMLTextAreaElement;
  field.value = text;
  if (hasCaret) field.focus();
  field.setSelectionRange(2, 2);
}

const onPress = vi.fn<(text: string) => void>();

interface FieldProps {
  readonly useDream: typeof import('./use-written-dream.ts').useWrittenDream;
}

function Field({ useDream }: FieldProps) {
  const { text, field, write } = useDream(onPress);
  return <textarea aria-label="dream" ref={field} value={text} onChange={(e) => write(e.target.value)} />;
}

async function open() {
  // What stood in the page is looked for once, as the app begins.
  vi.resetModules();
  const { useWrittenDream } = await import('./use-written-dream.ts');
  const part = renderPart(<Field useDream={useWrittenDream} />);
  return { ...part, field: await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'dream' }) };
}

describe('useWrittenDream', () => {
  beforeEach(() => {
    sessionStorage.clear();
    onPress.mockClear();
  });
  afterEach(() => {
    document.querySelector('.start')?.remove();
  });

  it('goes on with what was written before the app ran, caret and all', async () => {
    writeEarly('I was fl', { hasCaret: true });
    const { field } = await open();
    expect([field.value, field.selectionStart]).toEqual(['I was fl', 2]);
    expect(document.activeElement).toBe(field);
    expect(sessionStorage.getItem('written-dream')).toContain('I was fl');
    expect(onPress).not.toHaveBeenCalled();
  });

  it('leaves the focus where it is while nobody has gone to the field', async () => {
    writeEarly('');
    const { field } = await open();
    expect(document.activeElement).not.toBe(field);
    expect(field.value).toBe('');
  });

  it('follows a press from before the app ran', async () => {
    writeEarly('I was flying', { isPressed: true });
    await open();
    expect(onPress).toHaveBeenCalledWith('I was flying');
  });

  it('adds it to what was left in this tab', async () => {
    sessionStorage.setItem('written-dream', JSON.stringify({ id: 'a', text: 'A whale.', at: 1 }));
    writeEarly('And a boat', { hasCaret: true });
    const { field } = await open();
    expect([field.value, field.selectionStart]).toEqual(['A whale.\nAnd a boat', 11]);
  });

  it('begins empty where there was no such page', async () => {
    const { field } = await open();
    expect(field.value).toBe('');
  });
});
