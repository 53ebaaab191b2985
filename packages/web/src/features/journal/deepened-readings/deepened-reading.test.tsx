import { ReadableStream, type ReadableStreamDefaultController } from 'node:stream/web';
import type { DeepenedReadingEvent, Reading } from '@chitta/contract';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { loadWords, startI18n } from '#web/lib/i18n.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { DeepenedReading } from './deepened-reading.tsx';
import type { DeepeningSource } from './deepening-source.ts';
import type { WriteHere } from './use-deepening.ts';

const sentence = (text: string) => ({
  text,
  part: 'passage' as const,
  paragraph: 0,
  evidence: [{ start: 0, end: 3, rule: 'aspect.animal' }],
});
const reading: Reading = {
  engineVersion: '2',
  language: 'en',
  sentences: [sentence('The dog is a habit.'), sentence('The house is your thinking.')],
};
const model = { name: 'small-model', host: 'models.example' };
const start: DeepenedReadingEvent = { type: 'start', model, reading };
const progress: DeepenedReadingEvent = { type: 'progress', sentences: 2 };
const end: DeepenedReadingEvent = {
  type: 'end',
  reading: { ...reading, sentences: [sentence('That dog is your habit.')] },
  dropped: 0,
};

/** A server whose model answers as the test goes on. */
function stubServer({ hasConsent = true, refusal = 0, reason = 'requests.too_many' } = {}) {
  const asked: unknown[] = [];
  let stream: ReadableStreamDefaultController<Uint8Array> | undefined;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    if (url === '/api/deepened-readings/model') {
      return Response.json({ success: true, data: { model, hasConsent } });
    }
    asked.push(JSON.parse(String(init.body)));
    if (refusal > 0) return Response.json({ success: false, reason, message: 'No.' }, { status: refusal });
    return new Response(
      new ReadableStream<Uint8Array>({
        start: (controller) => {
          stream = controller;
        },
      }) as BodyInit,
    );
  });
  const encoder = new TextEncoder();
  return {
    asked,
    say: (event: DeepenedReadingEvent) =>
      act(async () => stream?.enqueue(encoder.encode(`${JSON.stringify(event)}\n`))),
    close: () => act(async () => stream?.close()),
  };
}

const automatic: DeepeningSource = {
  request: { content: 'A dog in a house.' },
  content: 'A dog in a house.',
  isAutomatic: true,
};

interface Shown {
  readonly queryClient?: QueryClient;
  readonly here: WriteHere | null | undefined;
}

function show(source: DeepeningSource | null = automatic, { queryClient, here }: Shown = { here: null }) {
  const part = (
    <DeepenedReading subject={{ reading }} source={source} here={here}>
      {(shown, line) => (
        <>
          {line}
          {shown.reading?.sentences.map(({ text }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a sentence is known by its place, as in the reading itself.
            <button key={index} type="button">
              {text}
            </button>
          ))}
        </>
      )}
    </DeepenedReading>
  );
  const isAgain = queryClient !== undefined;
  return renderPart(isAgain ? <QueryClientProvider client={queryClient}>{part}</QueryClientProvider> : part);
}

beforeAll(async () => {
  await startI18n();
  await loadWords('deepened-readings');
});

describe('a deepened reading', () => {
  it('shows our own reading until the other one is whole, and says who writes it where', async () => {
    const server = stubServer();
    show();
    const first = await screen.findByRole('button', { name: 'The dog is a habit.' });
    first.focus();
    expect(await screen.findByText('small-model at models.example is writing another reading.')).toBeTruthy();
    expect(server.asked).toEqual([automatic.request]);
    await server.say(start);
    await server.say(progress);
    expect(screen.getByText(/2 sentences so far/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'The house is your thinking.' })).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('');
    await server.say(end);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'That dog is your habit.' }));
    expect(screen.queryByRole('button', { name: 'The house is your thinking.' })).toBeNull();
    expect(screen.getByRole('status').textContent).toContain('Written by small-model at models.example');
  });

  it('goes back to our own reading, and forth again, with one switch', async () => {
    const server = stubServer();
    const { user } = show();
    await screen.findByText(/is writing/);
    await server.say(start);
    await server.say(end);
    const own = screen.getByRole('button', { name: 'Our own reading' });
    expect(own.getAttribute('aria-pressed')).toBe('false');
    await user.click(own);
    expect(own.getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByRole('button', { name: 'The dog is a habit.' })).toBeTruthy();
    await user.click(own);
    expect(screen.getByRole('button', { name: 'That dog is your habit.' })).toBeTruthy();
  });

  it.each([
    [
      'says that it failed',
      (server: ReturnType<typeof stubServer>) => server.say({ type: 'failed', reason: 'broken' }),
    ],
    ['breaks off', (server: ReturnType<typeof stubServer>) => server.close()],
  ])('is our own reading again, with one calm line, when the server %s', async (_name, fail) => {
    const server = stubServer();
    show();
    await screen.findByText(/is writing/);
    await server.say(start);
    await server.say(progress);
    await fail(server);
    await waitFor(() => expect(screen.getByRole('status').textContent).toContain('This is our own reading.'));
    expect(screen.getByRole('button', { name: 'The dog is a habit.' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Our own reading' })).toBeNull();
  });

  it('stays our own where the server refuses', async () => {
    stubServer({ refusal: 429 });
    show();
    await waitFor(() => expect(screen.getByRole('status').textContent).toContain('This is our own reading.'));
    expect(screen.getByRole('button', { name: 'The dog is a habit.' })).toBeTruthy();
  });

  it('says nothing where the server leaves a reading as it is', async () => {
    const server = stubServer({ refusal: 409, reason: 'deepened_readings.nothing_to_deepen' });
    show();
    await waitFor(() => expect(server.asked).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
    expect(screen.getByRole('button', { name: 'The dog is a habit.' })).toBeTruthy();
  });

  it('sends no reading of care', async () => {
    const server = stubServer();
    const evidence = [{ start: 0, end: 3, rule: 'care.distress' }];
    const care = { ...reading, sentences: reading.sentences.map((each) => ({ ...each, evidence })) };
    const { queryClient } = renderPart(
      <DeepenedReading subject={{ reading: care }} source={automatic} here={null}>
        {(shown, line) => (
          <>
            {line}
            <p>{shown.reading?.sentences[0]?.text}</p>
          </>
        )}
      </DeepenedReading>,
    );
    await screen.findByText('The dog is a habit.');
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(server.asked).toEqual([]);
  });

  it('sends a kept dream only when the member asks, having read where it goes', async () => {
    const server = stubServer();
    const { user } = show({ request: { dreamId: 7 }, content: 'A dog.', isAutomatic: false });
    expect(await screen.findByText(/small-model at models.example can write another reading/)).toBeTruthy();
    expect(server.asked).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Let it write' }));
    expect(server.asked).toEqual([{ dreamId: 7 }]);
  });

  it('sends nothing and says nothing without consent', async () => {
    const server = stubServer({ hasConsent: false });
    const { queryClient } = show();
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(server.asked).toEqual([]);
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('sends nothing again when the page is opened again', async () => {
    const server = stubServer();
    const { queryClient, unmount } = show();
    await screen.findByText(/is writing/);
    await server.say(start);
    await server.say(end);
    await server.close();
    unmount();
    show(automatic, { queryClient, here: null });
    expect(await screen.findByRole('button', { name: 'That dog is your habit.' })).toBeTruthy();
    expect(screen.getByRole('status').textContent).toContain('Written by');
    expect(server.asked).toHaveLength(1);
  });

  it('is written on this device before it is sent anywhere, where the device can', async () => {
    const server = stubServer();
    const given: unknown[] = [];
    async function* here(content: string, own: Reading) {
      given.push(content, own);
      yield progress;
      yield end;
    }
    show(automatic, { here });
    expect(await screen.findByRole('button', { name: 'That dog is your habit.' })).toBeTruthy();
    expect(screen.getByRole('status').textContent).toContain('Written on this device');
    expect(given).toEqual(['A dog in a house.', reading]);
    expect(server.asked).toEqual([]);
  });

  it('asks nobody while it is not known whether this device can write', async () => {
    const server = stubServer();
    const { queryClient } = show(automatic, { here: undefined });
    await screen.findByRole('button', { name: 'The dog is a habit.' });
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(server.asked).toEqual([]);
    expect(screen.queryByRole('status')).toBeNull();
  });
});
