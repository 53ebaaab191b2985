import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { i18n, loadWords } from '#web/lib/i18n.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { LiveReadingDemo, useLiveDemo } from './live-reading.tsx';
import type { LiveReading, LiveReadingAnswer, LiveReadingRequest } from './live-reading-protocol.ts';
import { LiveSky } from './live-sky.tsx';

/** Stands in for the worker's thread; the test answers. */
class StubReader extends EventTarget {
  static last: StubReader;
  readonly asked: LiveReadingRequest[] = [];

  constructor() {
    super();
    StubReader.last = this;
  }

  postMessage(request: LiveReadingRequest): void {
    this.asked.push(request);
  }

  terminate(): void {
    this.asked.length = 0;
  }

  answer(request: LiveReadingRequest | undefined, reading: Partial<LiveReading> | null): void {
    const { id = 0, text = '' } = request ?? {};
    const data: LiveReadingAnswer = {
      id,
      reading: reading && {
        text,
        mentions: [],
        symbols: [],
        sky: { stars: [], links: [] },
        sentences: [],
        ...reading,
      },
    };
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

function Page() {
  const demo = useLiveDemo();
  return (
    <>
      <LiveSky demo={demo} />
      <LiveReadingDemo demo={demo} />
    </>
  );
}

/** A reading of the example, in which one house is seen. */
function houseIn(text: string, word: string): Partial<LiveReading> {
  const start = text.indexOf(word);
  const place = { start, end: start + word.length, text: word, variation: word };
  return {
    mentions: [
      {
        ...place,
        symbol: 'house',
        group: 'building',
        rule: 'word.exact',
        sense: 'noun.building',
        state: 'present',
      },
    ],
    sky: { stars: [{ id: 'house', word: 'house', name: 'House', group: 'building' }], links: [] },
    symbols: [{ id: 'house', name: 'House', group: 'building', meaning: 'your mind' }],
    sentences: [{ text: 'You look at your mind.', part: 'opening', paragraph: 0, evidence: [] }],
  };
}

async function open() {
  const part = renderPart(<Page />);
  await screen.findByRole('button', { name: /Try a dream of your own|sueño/ });
  await vi.waitFor(() => expect(StubReader.last.asked).toHaveLength(1));
  const reader = StubReader.last;
  const answer = (reading: Partial<LiveReading> | null, request = reader.asked.at(-1)) =>
    act(() => reader.answer(request, reading));
  return { ...part, reader, answer };
}

describe('the live reading', () => {
  beforeAll(() => loadWords('landing'));
  beforeEach(() => vi.stubGlobal('Worker', StubReader));
  afterEach(() => i18n.changeLanguage('en'));

  it('reads an example at first, and shows its sky', async () => {
    const { reader, answer } = await open();
    const [request] = reader.asked;
    expect(request?.text).toMatch(/^I was back in the house/);
    expect(screen.queryByRole('figure')).toBeNull();
    answer(houseIn(request?.text ?? '', 'house'));
    expect(screen.getByText('You look at your mind.')).toBeTruthy();
    const sky = await screen.findByRole('figure', { name: 'The sky of this dream: one star' });
    expect(within(sky).getByRole('button', { name: 'Star “house”: House' })).toBeTruthy();
  });

  it('says what a touched word stands for', async () => {
    const { user, reader, answer } = await open();
    answer(houseIn(reader.asked[0]?.text ?? '', 'house'));
    expect(screen.getByText(/^Touch an underlined word/)).toBeTruthy();
    screen.getByRole('button', { name: 'house' }).focus();
    await user.keyboard('{Enter}');
    expect(screen.getByText('House', { selector: 'strong' }).closest('p')?.textContent).toBe(
      'House: your mind',
    );
  });

  it('reads a dream of the visitor, after a pause in the typing, and goes back', async () => {
    const { user, reader, answer } = await open();
    await user.click(screen.getByRole('button', { name: 'Try a dream of your own' }));
    await user.type(screen.getByRole('textbox', { name: 'Your dream' }), 'An old house');
    await vi.waitFor(() => expect(reader.asked.at(-1)?.text).toBe('An old house'));
    expect(reader.asked).toHaveLength(2);
    answer(houseIn('An old house', 'house'));
    expect(screen.getByRole('button', { name: 'house' })).toBeTruthy();
    expect(screen.getByText('It is read on this device. Nothing is sent and nothing is kept.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Back to the example' }));
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByText(/^I was back in the house/)).toBeTruthy();
  });

  it('passes over an answer to words that have been changed since', async () => {
    const { user, reader, answer } = await open();
    const [first] = reader.asked;
    await user.click(screen.getByRole('button', { name: 'Try a dream of your own' }));
    await user.type(screen.getByRole('textbox', { name: 'Your dream' }), 'An old boat');
    answer(houseIn(first?.text ?? '', 'house'), first);
    expect(screen.queryByText('You look at your mind.')).toBeNull();
  });

  it('takes the language of the interface along', async () => {
    await i18n.changeLanguage('es');
    const { reader } = await open();
    expect(reader.asked[0]?.fallback).toBe('es');
    expect(reader.asked[0]?.text).not.toMatch(/^I was/);
  });
});
