import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type StubbedModel, stubBrowserModel } from '../testing/stub-browser-model.ts';
import type { DeviceWritingMessage, DeviceWritingStep } from './device-writing-protocol.ts';
import { writeOnDevice } from './write-on-device.ts';

const own = { engineVersion: '5', language: 'en' as const, sentences: [] };
const request = { content: 'A dog.', fallback: 'en', memberId: 7, level: 'free', own } as const;
const question = { instructions: 'Write.', data: '{"dream":"A dog."}', schema: { type: 'object' } };

let model: StubbedModel;
let steps: (DeviceWritingStep | 'error')[];
let told: DeviceWritingMessage[];
let ended: number;

beforeEach(() => {
  model = stubBrowserModel();
  told = [];
  ended = 0;
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      postMessage(message: DeviceWritingMessage) {
        told.push(message);
        const data = steps.shift();
        if (data === undefined) return;
        const event = data === 'error' ? new Event('error') : new MessageEvent('message', { data });
        queueMicrotask(() => this.dispatchEvent(event));
      }
      terminate() {
        ended += 1;
      }
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

async function write(signal = new AbortController().signal) {
  const events = [];
  for await (const event of writeOnDevice(request, signal)) events.push(event);
  return events;
}

describe('writeOnDevice', () => {
  it('asks the model until the reading is whole, and ends worker and sessions', async () => {
    steps = [
      { type: 'ask', question, passed: 0 },
      { type: 'ask', question, passed: 3 },
      { type: 'done', reading: own, dropped: 1 },
    ];
    model.answers = ['one', 'two'];
    expect(await write()).toEqual([
      { type: 'progress', sentences: 3 },
      { type: 'end', reading: own, dropped: 1 },
    ]);
    expect(told).toEqual([
      { type: 'open', request },
      { type: 'answer', text: 'one' },
      { type: 'answer', text: 'two' },
    ]);
    expect(model.prompted[0]).toMatchObject({
      input: question.data,
      options: { responseConstraint: question.schema },
    });
    expect(model.created[0]?.initialPrompts).toEqual([{ role: 'system', content: 'Write.' }]);
    expect([model.destroyed, ended]).toEqual([2, 1]);
  });

  it.each<[string, DeviceWritingStep | 'error', object]>([
    ['there is nothing to write about', { type: 'left' }, { type: 'left' }],
    ['the worker gives up', { type: 'failed' }, { type: 'failed', reason: 'unusable' }],
    ['the worker breaks', 'error', { type: 'failed', reason: 'unusable' }],
  ])('says so where %s', async (_name, step, event) => {
    steps = [step];
    expect(await write()).toEqual([event]);
    expect(ended).toBe(1);
  });

  it('rejects where the model fails, and ends what it began', async () => {
    steps = [{ type: 'ask', question, passed: 0 }];
    model.answers = [new DOMException('Too long', 'QuotaExceededError')];
    await expect(write()).rejects.toThrow('Too long');
    expect([model.destroyed, ended]).toEqual([1, 1]);
  });

  it('stops when the page is left', async () => {
    steps = [];
    const controller = new AbortController();
    const writing = write(controller.signal);
    controller.abort(new Error('left'));
    await expect(writing).rejects.toThrow('left');
    expect(ended).toBe(1);
  });
});
