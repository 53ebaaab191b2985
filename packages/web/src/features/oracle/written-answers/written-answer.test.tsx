import { ReadableStream, type ReadableStreamDefaultController } from 'node:stream/web';
import type { Consultation, WrittenAnswerEvent } from '@chitta/contract';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { loadWords, startI18n } from '#web/lib/i18n.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { buildConsultation } from '../consultations/testing/build-consultation.ts';
import { WrittenAnswer } from './written-answer.tsx';

const model = { name: 'small-model', host: 'models.example' };
const own = buildConsultation();
const [ours] = own.oracleResponse.sentences.filter(({ part }) => part === 'thought');
const written: NonNullable<Consultation['written']> = {
  sentences: [{ text: 'The door is yours.', part: 'thought', paragraph: 0, evidence: [] }],
  writtenBy: model,
  writtenAt: '2026-11-20T10:00:00.000Z',
};

/** A server whose model answers as the test goes on. */
function stubServer(refusal?: { status: number; reason: string }) {
  const asked: string[] = [];
  let stream: ReadableStreamDefaultController<Uint8Array> | undefined;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    asked.push(`${init.method} ${url}`);
    if (refusal)
      return Response.json({ success: false, message: 'No.', ...refusal }, { status: refusal.status });
    if (init.method === 'DELETE') return Response.json({ success: true });
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        stream = controller;
      },
    });
    return new Response(body as BodyInit);
  });
  const encoder = new TextEncoder();
  return {
    asked,
    say: (event: WrittenAnswerEvent) =>
      act(async () => stream?.enqueue(encoder.encode(`${JSON.stringify(event)}\n`))),
    close: () => act(async () => stream?.close()),
  };
}

function show(consultation = own, writer: typeof model | null = model) {
  return renderPart(
    <WrittenAnswer consultation={consultation} model={writer}>
      {(shown, line) => (
        <>
          <p>{shown.oracleResponse.sentences.map(({ text }) => text).join(' ')}</p>
          <p>{shown.oracleResponse.writtenBy?.name ?? 'ours'}</p>
          {line}
        </>
      )}
    </WrittenAnswer>,
  );
}

beforeAll(async () => {
  await startI18n();
  await loadWords('written-answers');
});

describe('an answer that a model can write', () => {
  it('is sent only when the member asks, having read what goes where', async () => {
    const server = stubServer();
    const { user, queryClient } = show();
    const asksAnew = vi.spyOn(queryClient, 'invalidateQueries');
    expect(await screen.findByText(/small-model at models.example can write/)).toBeTruthy();
    expect(server.asked).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Let it write' }));
    expect(server.asked).toEqual([`POST /api/oracle/consultations/${own.id}/written`]);
    await server.say({ type: 'start', model });
    await server.say({ type: 'progress', sentences: 2 });
    expect(screen.getByText('2 sentences so far.')).toBeTruthy();
    expect(screen.getByText('ours')).toBeTruthy();
    await server.say({ type: 'end', written, dropped: 0 });
    await server.close();
    await waitFor(() => expect(asksAnew).toHaveBeenCalledWith({ queryKey: ['oracle', 'detail', own.id] }));
  });

  it('stays ours where the model fails, and says so', async () => {
    const server = stubServer();
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Let it write' }));
    await server.say({ type: 'failed', reason: 'unusable' });
    await server.close();
    expect((await screen.findByText(/did not answer usefully/)).getAttribute('role')).toBe('status');
    expect(screen.getByText('ours')).toBeTruthy();
  });

  it('is offered no more where the server gives it to no model', async () => {
    stubServer({ status: 409, reason: 'oracle.nothing_to_write' });
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Let it write' }));
    await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
  });

  it.each<[string, Consultation, typeof model | null]>([
    ['without a model', own, null],
    ['for what came from an export', { ...own, isImported: true }, model],
    [
      'beside care',
      {
        ...own,
        oracleResponse: { ...own.oracleResponse, care: { kind: 'recent_death', strength: 'gentle' } },
      },
      model,
    ],
  ])('is not offered %s', async (_, consultation, writer) => {
    stubServer();
    show(consultation, writer);
    await screen.findByText('ours');
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('an answer that a model wrote', () => {
  it('is shown with its writer, and ours by one switch', async () => {
    stubServer();
    const { user } = show({ ...own, written });
    expect(await screen.findByText('The door is yours.')).toBeTruthy();
    expect(screen.getByText('small-model')).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Our own answer' }));
    expect(screen.getByText('ours')).toBeTruthy();
    expect(screen.getByText(new RegExp(ours?.text.slice(0, 20) ?? 'nothing'))).toBeTruthy();
  });

  it('can be deleted', async () => {
    const server = stubServer();
    const { user } = show({ ...own, written });
    await user.click(await screen.findByRole('button', { name: 'Delete what it wrote' }));
    expect(server.asked).toEqual([`DELETE /api/oracle/consultations/${own.id}/written`]);
  });
});
