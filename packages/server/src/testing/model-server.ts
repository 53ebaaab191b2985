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
    readonly images: readonly {
      readonly name: string;
      readonly meaning: string;
      readonly words: readonly string[];
      readonly state: string;
    }[];
    /** Sentences that are asked for once more. */
    readonly again?: readonly { readonly id: number; readonly part: string; readonly fault: string }[];
  };
  /** The schema that the answer was to have; undefined where none was asked for. */
  readonly schema: object | undefined;
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
  readonly response_format?: { readonly json_schema: { readonly schema: object } };
  readonly model: string;
  readonly messages: readonly { readonly role: string; readonly content: string }[];
}

async function readQuestion(request: IncomingMessage): Promise<AskedQuestion> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const {
    model,
    messages,
    response_format: form,
  } = JSON.parse(Buffer.concat(chunks).toString()) as ChatRequest;
  const content = (role: string) => messages.find((message) => message.role === role)?.content ?? '';
  const raw = content('user');
  const data = JSON.parse(raw) as AskedQuestion['data'];
  return {
    headers: request.headers,
    model,
    instructions: content('system'),
    raw,
    data,
    schema: form?.json_schema.schema,
  };
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

/** One sentence of an answer. */
export interface AnsweredSentence {
  readonly id?: number;
  readonly part: string;
  readonly passage?: number;
  readonly text: string;
  readonly quotes: readonly string[];
}

const frames: Readonly<Record<string, readonly (readonly [part: string, text: string])[]>> = {
  en: [
    ['headline', 'Nothing in this dream goes on without “{image}”.'],
    ['passage', 'You do not pass “{image}” by, and that is where you stop and look.'],
    ['passage', 'What you call “{image}” is not left out of the last scene.'],
    ['question', 'When did you not look at “{image}” in the last two days?'],
    ['step', 'Look at “{image}” for five minutes today, and do nothing else.'],
  ],
  es: [
    ['headline', 'Nada en este sueño sigue adelante sin “{image}”.'],
    ['passage', 'No pasas de largo ante “{image}”, y ahí te detienes a mirar.'],
    ['passage', 'Lo que llamas “{image}” no falta en la última escena.'],
    ['question', '¿Cuándo no miraste “{image}” en los dos últimos días?'],
    ['step', 'Mira “{image}” durante cinco minutos hoy y no hagas nada más.'],
  ],
};

/** A reading of the dream in plain sentences that pass: they speak of the image that was named last. */
export function faithfulSentences({ language, images }: AskedQuestion['data']): AnsweredSentence[] {
  const image = images.findLast(({ state }) => state === 'present')?.words[0] ?? '';
  return (frames[language] ?? []).map(([part, text]) => ({
    part,
    ...(part === 'passage' && { passage: 1 }),
    text: text.replace('{image}', image),
    quotes: [image],
  }));
}

export function answerOf(sentences: readonly AnsweredSentence[]): string {
  return JSON.stringify({ sentences });
}

/** Writes a reading as it was asked to. */
export function answerFaithfully({ data }: AskedQuestion, response: ServerResponse): void {
  answerWith(response, answerOf(faithfulSentences(data)));
}
