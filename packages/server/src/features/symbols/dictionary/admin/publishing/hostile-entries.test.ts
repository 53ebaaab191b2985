import type { DeskContent, DeskProblem } from '@chitta/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { type SignedInClient, signedInClient } from '#server/testing/factories.ts';
import { loadDictionary } from '../../load-dictionary.ts';
import { buildZibber } from './testing/zibber.ts';
import { writeYaml } from './write-yaml.ts';

const testApp = await buildTestApp();
const { dictionary, db } = testApp.context;
let admin: SignedInClient;

beforeAll(async () => {
  await loadDictionary({ db, released: dictionary.released });
  admin = await signedInClient(testApp, { isAdmin: true });
});
afterAll(async () => {
  await testApp.close();
});

const publish = (content: DeskContent, basedOn = 'none') =>
  admin.put('/api/admin/symbols/entry', { content, isHidden: false, basedOn });
const rulesBrokenBy = async (content: DeskContent): Promise<DeskProblem[]> =>
  (await admin.post('/api/admin/symbols/check', { content })).body.data.problems;

describe('the rules, held over an entry under work', () => {
  it('find nothing in one that is written well, and tell what is wrong by rule and values', async () => {
    expect(await rulesBrokenBy(buildZibber())).toEqual([]);
    expect(await rulesBrokenBy(buildZibber({}, { meaning: 'A habit.', insight: 'Look.' }))).toEqual([
      expect.objectContaining({ symbol: 'zibber', language: 'en', rule: 'meaningFullStop' }),
      expect.objectContaining({ rule: 'meaningCapital' }),
      expect.objectContaining({ rule: 'insightNoQuestion' }),
      expect.objectContaining({ rule: 'noArticle', values: { meaning: 'A habit.' } }),
    ]);
  });

  it('know the whole dictionary: words, sentences and ids of other entries', async () => {
    const { deed } = dictionary.of('en').entry('dog') ?? {};
    const problems = await rulesBrokenBy(
      buildZibber({}, { variations: ['zibber', 'dog'], deed: deed ?? '' }),
    );
    expect(problems).toMatchObject([
      { rule: 'repeated', values: { what: 'sentence', owner: 'dog' } },
      { rule: 'repeated', values: { what: 'variation', value: 'dog /n', owner: 'dog' } },
    ]);
    const inClass = dictionary.of('en').file.entries.find(({ isClass }) => isClass);
    const word = inClass?.variations[0] ?? '';
    const taken = await rulesBrokenBy(
      buildZibber({ group: inClass?.group ?? 'object' }, { variations: [word] }),
    );
    expect(taken.map(({ symbol, rule }) => [symbol, rule])).toContainEqual([inClass?.id, 'wordTaken']);
    const [combined] = dictionary.of('en').file.combined;
    expect(await rulesBrokenBy(buildZibber({ id: combined?.id ?? '' }))).toContainEqual(
      expect.objectContaining({ rule: 'idTaken', values: { kind: 'combined' } }),
    );
  });

  it('let nothing through that breaks them, and nothing of it is kept', async () => {
    const { status, body } = await publish(buildZibber({}, { deed: 'No stop' }));
    expect([status, body.reason]).toEqual([422, 'symbols.breaks_rules']);
    expect(body.details).toEqual([{ path: 'zibber.en', message: 'deed ends without a full stop' }]);
    const { data } = (await admin.get('/api/admin/symbols/entry?kind=symbol&key=zibber')).body;
    expect(data).toMatchObject({ content: null, version: 'none' });
    expect((await admin.get('/api/admin/symbols/changes')).body.data.items).toEqual([]);
  });
});

describe('hostile entries', () => {
  it.each([
    ['signs of patterns', ['(a+)+$']],
    ['a bar, which the files set words apart by', ['zibber|dog']],
    ['signs of patterns behind a suffix', ['.*/x', '[z-a]']],
    ['markup', ['<b>zibber']],
  ])('are refused: %s', async (_case, variations) => {
    const problems = await rulesBrokenBy(buildZibber({}, { variations }));
    expect(problems.map(({ rule }) => rule)).toContain('variationSigns');
    expect((await publish(buildZibber({}, { variations }))).status).toBe(422);
  });

  it.each<[string, unknown]>([
    ['giant texts', buildZibber({}, { extended: 'x'.repeat(3001) })],
    ['too many words', buildZibber({}, { variations: Array.from({ length: 301 }, (_, at) => `w${at}`) })],
    ['a line break', buildZibber({}, { name: 'Zibber\n- id: dog' })],
    ['text that runs backwards', buildZibber({}, { name: 'Zibber\u202Egod' })],
    ['NUL', buildZibber({}, { name: 'Zib\0ber' })],
    ['unknown fields', { ...buildZibber(), entry: { ...buildZibber().entry, __proto: 1 } }],
    ['another kind', { kind: 'class', entry: buildZibber().entry }],
    ['a number', 7],
  ])('are refused before anything is asked: %s', async (_case, content) => {
    const answer = await admin.put('/api/admin/symbols/entry', { content, isHidden: false, basedOn: 'none' });
    expect([answer.status, answer.body.reason]).toEqual([422, 'requests.invalid']);
  });

  it('are read in no time for all that they hold', async () => {
    const gaps = Array.from({ length: 300 }, (_, at) => `zib${'_ _'.repeat(12)} ${at}`);
    const content = buildZibber({}, { variations: gaps });
    const sentences = [{ language: 'en' as const, text: `${'zib a '.repeat(40)}.` }];
    const { status, body } = await admin.post('/api/admin/symbols/preview', { content, sentences });
    expect(status).toBe(200);
    expect(body.data.sentences).toHaveLength(1);
  });
});

describe('a preview', () => {
  it('shows what is found now and with the entry, and changes nothing', async () => {
    const sentences = [
      { language: 'en' as const, text: 'A zibber stood beside the lighthouse.' },
      { language: 'es' as const, text: 'Había un zíber junto al faro.' },
    ];
    const { body } = await admin.post('/api/admin/symbols/preview', { content: buildZibber(), sentences });
    const [english, spanish] = body.data.sentences;
    const found = (mentions: { symbol: string }[]) => mentions.map(({ symbol }) => symbol);
    expect(found(english.before)).not.toContain('zibber');
    expect(found(english.after)).toEqual(expect.arrayContaining(['zibber', 'lighthouse']));
    expect(english.after).toContainEqual(
      expect.objectContaining({ symbol: 'zibber', name: 'Zibber', start: 2, end: 8, text: 'zibber' }),
    );
    expect(spanish.after).toContainEqual(expect.objectContaining({ symbol: 'zibber', name: 'Zíber' }));
    expect(english.reading.length).toBeGreaterThan(20);
    expect(dictionary.of('en').entry('zibber')).toBeUndefined();
    expect((await admin.get('/api/admin/symbols/changes')).body.data.items).toEqual([]);
  });
});

describe('the export', () => {
  it('is what the content folder holds: read back, it is the entry again', async () => {
    const nasty = buildZibber(
      {},
      {
        category: '*a: &b {c} # d',
        description: 'A: "quoted" - \'one\' | two > three % four @ five; - six: seven #eight.',
        extended: '- id: dog, null, ~ and yes: [no, 0x1F, 1e3, 2026-01-01] !!js/function {{x}} stay a text.',
        variations: ['zibber', 'no/x', 'null/x', '0.5/x'],
      },
    );
    const { status, body: answer } = await publish(nasty);
    expect([status, answer.details]).toEqual([200, undefined]);
    const { body } = await admin.get('/api/admin/symbols/export');
    expect(body.data.files.map(({ name }: { name: string }) => name)).toEqual(['symbols/published.yaml']);
    const { source } = body.data.files[0];
    expect(parse(source)).toEqual([nasty.entry]);
    expect(source).toContain('variations: [');
    expect(source.startsWith('- id: zibber\n  group: object\n')).toBe(true);
  });

  it('names what was taken out, which nothing may be built on', async () => {
    const hide = async (key: string) => {
      const { data } = (await admin.get(`/api/admin/symbols/entry?kind=symbol&key=${key}`)).body;
      const hidden = { content: data.content, isHidden: true, basedOn: data.version };
      return (await admin.put('/api/admin/symbols/entry', hidden)).body;
    };
    const { combined, entries } = dictionary.of('en').file;
    const parts = combined.flatMap((each) => each.parts.join('|').replaceAll(':negated', '').split('|'));
    const [free] = entries.filter(({ id, isClass }) => !isClass && !parts.includes(id));
    expect(await hide('ladder')).toMatchObject({ reason: 'symbols.breaks_rules' });
    expect(await hide(free?.id ?? '')).toMatchObject({ success: true });
    const { removed } = (await admin.get('/api/admin/symbols/export')).body.data;
    expect(removed).toEqual([{ kind: 'symbol', key: free?.id }]);
  });

  it('keeps texts apart from notation', () => {
    const value = [{ id: 'a', en: { words: 'x: y', list: ['a, b', 'c] d', '- e'] } }];
    expect(parse(writeYaml(value))).toEqual(value);
  });
});
