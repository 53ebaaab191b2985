import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What an OpenAI-compatible server was asked. */
export interface AskedQuestion {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly model: string;
  readonly instructions: string;
  /** The user's message, as sent and as parsed. */
  readonly raw: string;
  readonly data: {
    readonly language: string;
    readonly dream: string;
    readonly symbols: readonly { readonly name: string; readonly meaning: string }[];
    readonly sentences: readonly { readonly id: number; readonly part: string; readonly text: string }[];
  };
}

/** How a model behaves: it is given what was asked and writes the answer as it likes. */
export type ModelBehaviour = (question: AskedQuestion, response: ServerResponse) => void | Promise<void>;

export interface ModelServer {
  readonly baseUrl: string;
  readonly host: string;
  /** Everything that was asked so far. */
  readonly asked: AskedQuestion[];
  /** Connections that were closed before the answer was complete. */
  readonly aborted: () => number;
  behave(behaviour: ModelBehaviour): void;
  close(): Promise<void>;
}

/** A real OpenAI-compatible HTTP server, as good or bad as a test needs it. */
export async function startModelServer(): Promise<ModelServer> {
  const asked: AskedQuestion[] = [];
  let behaviour: ModelBehaviour = answerFaithfully;
  let aborted = 0;
  const server = createServer(async (request, response) => {
    response.once('close', () => {
      if (!response.writableFinished) aborted += 1;
    });
    const question = await readQuestion(request);
    asked.push(question);
    await behaviour(question, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    host,
    baseUrl: `http://${host}/v1`,
    asked,
    aborted: () => aborted,
    behave: (next) => {
      behaviour = next;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

interface ChatRequest {
  readonly model: string;
  readonly messages: readonly { readonly role: string; readonly content: string }[];
}

async function readQuestion(request: IncomingMessage): Promise<AskedQuestion> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const { model, messages } = JSON.parse(Buffer.concat(chunks).toString()) as ChatRequest;
  const content = (role: string) => messages.find((message) => message.role === role)?.content ?? '';
  const raw = content('user');
  const data = JSON.parse(raw) as AskedQuestion['data'];
  return { headers: request.headers, model, instructions: content('system'), raw, data };
}

/** One piece of an answer, as the protocol sends it. */
export function chunk(content: string): string {
  return `data: ${JSON.stringify({ id: 'x', choices: [{ index: 0, delta: { content } }] })}\n\n`;
}

const ending = `data: ${JSON.stringify({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] })}\n\ndata: [DONE]\n\n`;

export function openAnswer(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.flushHeaders();
}

/** Sends a text in small pieces, as models do, and ends the answer as it should. */
export function answerWith(response: ServerResponse, text: string): void {
  openAnswer(response);
  for (const piece of text.match(/[\s\S]{1,17}/g) ?? []) response.write(chunk(piece));
  response.end(ending);
}

/** The same sentence in other words that pass: an opening of a few words that speak of nothing. */
export function reword(text: string, language = 'en'): string {
  return `${language === 'en' ? 'And so' : 'Y así'}: ${text}`;
}

export function line(id: number, text: string): string {
  return `${JSON.stringify({ id, text })}\n`;
}

/** Rewords every sentence as it was asked to. */
export function answerFaithfully({ data }: AskedQuestion, response: ServerResponse): void {
  const lines = data.sentences.map(({ id, text }) => line(id, reword(text, data.language)));
  answerWith(response, lines.join(''));
}
