import { beforeEach, describe, expect, it } from 'vitest';
import { keepPushLanguage } from '#web/lib/push/push-language.ts';
import { stubCaches } from '#web/testing/stub-caches.ts';
import en from '../locales/push-worker.en.json' with { type: 'json' };
import es from '../locales/push-worker.es.json' with { type: 'json' };
import { readPush, startPath } from './push-content.ts';

const push = (text: string) => ({ json: () => JSON.parse(text) }) as PushMessageData;
const told = { title: 'Good morning', body: 'What did you dream?', path: '/dream-input', tag: 'morning' };

describe('readPush', () => {
  beforeEach(() => stubCaches());

  it('says what was sent', async () => {
    expect(await readPush(push(JSON.stringify(told)))).toEqual(told);
  });

  it('fills in what was left out or is no text', async () => {
    expect(await readPush(push('{"title":"Good morning","body":4,"path":" ","tag":null}'))).toEqual({
      title: 'Good morning',
      body: '',
      path: startPath,
      tag: 'neutral',
    });
  });

  it.each([
    ['nothing', null],
    ['no JSON', push('{')],
    ['a list', push('[]')],
    ['null', push('null')],
    ['no title', push('{"title":"  ","path":"/journal"}')],
  ])('says that there is something where it has %s', async (_, data) => {
    expect(await readPush(data)).toEqual({
      title: en.title,
      body: en.lead,
      path: startPath,
      tag: 'neutral',
    });
  });

  it('says so in the language that a page has told it', async () => {
    await keepPushLanguage('es');
    expect(await readPush(null)).toMatchObject({ title: es.title, body: es.lead });
  });
});
