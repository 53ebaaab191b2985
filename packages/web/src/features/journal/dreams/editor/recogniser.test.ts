import { describe, expect, it } from 'vitest';
import { createRecogniser } from './recogniser.ts';
import type { RecognitionAnswer, RecognitionRequest } from './recognition-protocol.ts';

function createPort() {
  const asked: RecognitionRequest[] = [];
  let listener: (event: MessageEvent<RecognitionAnswer>) => void = () => undefined;
  return {
    asked,
    answer: (id: number) => listener(new MessageEvent('message', { data: { id, recognised: [] } })),
    port: {
      postMessage: (request: RecognitionRequest) => void asked.push(request),
      addEventListener: (_: 'message', added: typeof listener) => {
        listener = added;
      },
      terminate: () => undefined,
    },
  };
}

describe('recogniser', () => {
  it('skips what was overtaken while the worker was busy', () => {
    const { port, asked, answer } = createPort();
    const told: string[] = [];
    const recogniser = createRecogniser(port, (text) => told.push(text));
    for (const text of ['I', 'I fl', 'I flew']) recogniser.look(text, 'en');
    expect(asked.map(({ text }) => text)).toEqual(['I']);
    answer(1);
    expect(asked.map(({ text }) => text)).toEqual(['I', 'I flew']);
    answer(3);
    expect(told).toEqual(['I', 'I flew']);
  });

  it('drops answers to other questions', () => {
    const { port, answer } = createPort();
    const told: string[] = [];
    const recogniser = createRecogniser(port, (text) => told.push(text));
    recogniser.look('I was flying', 'en');
    answer(99);
    expect(told).toEqual([]);
    answer(1);
    answer(1);
    expect(told).toEqual(['I was flying']);
  });
});
