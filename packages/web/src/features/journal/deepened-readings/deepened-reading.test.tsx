import { ReadableStream, type ReadableStreamDefaultController } from 'node:stream/web';
import type { DeepenedReadingEvent, Reading } from '@chitta/contract';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { loadWords, startI18n } from '#web/lib/i18n.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { DeepenedReading } from './deepened-reading.tsx';
import type { DeepeningSource } from './deepening-source.ts';

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
const deepened: DeepenedReadingEvent = { type: 'sentence', index: 0, text: 'That dog is your habit.' };

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

const automatic: DeepeningSource = { request: { content: 'A dog in a house.' }, isAutomatic: true };

function show(source: DeepeningSource | null = automatic, queryClient?: QueryClient) {
  const part = (
    <DeepenedReading subject={{ reading }} source={source}>
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
  it('shows our own words first, says who deepens them where, and takes each sentence as it comes', async () => {
    const server = stubServer();
    show();
    const first = await screen.findByRole('button', { name: 'The dog is a habit.' });
    first.focus();
    expect(await screen.findByText('Being deepened by small-model at models.example')).toBeTruthy();
    expect(server.asked).toEqual([automatic.request]);
    await server.say(start);
    await server.say(deepened);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'That dog is your habit.' }));
    expect(document.activeElement).toBe(first);
    expect(screen.getByRole('button', { name: 'The house is your thinking.' })).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('');
    await server.say({ type: 'end', deepened: 1, own: 1 });
    expect(screen.getByRole('status').textContent).toContain('Deepened by small-model at models.example');
  });

  it('goes back to our own words, and forth again, with one switch', async () => {
    const server = stubServer();
    const { user } = show();
    await screen.findByText(/Being deepened/);
    await server.say(start);
    await server.say(deepened);
    const own = screen.getByRole('button', { name: 'Our own words' });
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
    await screen.findByText(/Being deepened/);
    await server.say(start);
    await server.say(deepened);
    await fail(server);
    await waitFor(() => expect(screen.getByRole('status').textContent).toContain('This is our own reading.'));
    expect(screen.getByRole('button', { name: 'The dog is a habit.' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Our own words' })).toBeNull();
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
      <DeepenedReading subject={{ reading: care }} source={automatic}>
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
    const { user } = show({ request: { dreamId: 7 }, isAutomatic: false });
    expect(await screen.findByText(/small-model at models.example can reword this reading/)).toBeTruthy();
    expect(server.asked).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Deepen it' }));
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
    await screen.findByText(/Being deepened/);
    await server.say(start);
    await server.say(deepened);
    await server.say({ type: 'end', deepened: 1, own: 1 });
    await server.close();
    unmount();
    show(automatic, queryClient);
    expect(await screen.findByRole('button', { name: 'That dog is your habit.' })).toBeTruthy();
    expect(screen.getByRole('status').textContent).toContain('Deepened by');
    expect(server.asked).toHaveLength(1);
  });
});
