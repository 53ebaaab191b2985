import { afterAll, describe, expect, it, vi } from 'vitest';

// A registry of its own: test files share their modules, and no other is to meet this language.
vi.resetModules();
afterAll(() => {
  vi.resetModules();
});
const { CueCompiler } = await import('../arcs/compiling/cue-compiler.ts');
const { openDictionary } = await import('../dream/open-dictionary.ts');
const { readDream } = await import('../dream/read-dream.ts');
const { detectLanguage } = await import('../language/detect-language.ts');
const { fileOf } = await import('../testing/lexicon-of.ts');
const { addLanguage } = await import('./testing/add-language.ts');
const { inventedPack } = await import('./testing/invented-pack.ts');

const talu = addLanguage('tk', inventedPack);

const file = fileOf(talu, {
  animal: { dog: 'kanu' },
  building: { house: 'domu' },
  person: { mother: 'mamo' },
  nature: { sea: 'mar' },
  action: { run: 'korru', see: 'sabu' },
  feeling: { fear: 'temo' },
  colour: { red: 'ruba' },
});
const compiler = new CueCompiler(talu);
const cues = compiler.compile(['@animal ~korru']);
const arcs = {
  arcs: [
    {
      id: 'left-behind',
      move: 'threatened' as const,
      weight: 5,
      cues,
      headline: ['La kanu zel del ti.'],
      insight: ['Kanu zel ve domu.', 'Ti sabu la kanu.'],
      guidance: ['Korru ka la kanu.'],
      question: ['Ti korrun hos la luna?'],
      step: ['Sabu ve kanu.'],
      outcomes: [],
    },
  ],
  moves: [],
  outcomes: [],
  phrases: compiler.table(),
  frames: {
    quotes: ['“{quote}.”'],
    turns: ['Del “{first}” hos “{last}”.'],
    stands: { one: ['{image} ti {meaning}.'], many: ['{image} tiu {meaning}.'] },
  },
};
const opened = openDictionary({ file, arcs });
const english = openDictionary({ file: fileOf('en', { animal: { dog: 'dog' } }) });
const dictionary = { of: (language: string) => ({ [talu]: opened, en: english })[language] };

const text =
  'Mi sabun la kanuki hos mio domu. La kanu korrun hos la mar, pir mi nul korrun. Na sabun la mar.';
const read = (dream = text) => readDream({ text: dream, dictionary, level: 'premium' });

describe('a language that the engine has never met', () => {
  it('is told from others by its own words', () => {
    expect(detectLanguage(text)).toEqual({ language: talu, isCertain: true });
    expect(detectLanguage('The dog was in the house and I ran.').language).toBe('en');
  });

  it('has its symbols recognised, in every form, with what is said of them', () => {
    const { language, mentions } = read();
    expect(language).toBe(talu);
    expect(
      mentions.map(({ symbol, text: words, state, actor }) => [symbol, words, state, actor?.who]),
    ).toEqual([
      ['see', 'sabun', 'present', 'dreamer'],
      ['dog', 'kanuki', 'present', undefined],
      ['house', 'domu', 'present', undefined],
      ['dog', 'kanu', 'present', undefined],
      ['run', 'korrun', 'present', 'other'],
      ['sea', 'mar', 'present', undefined],
      ['run', 'korrun', 'absent', 'dreamer'],
      ['see', 'sabun', 'present', 'other'],
      ['sea', 'mar', 'present', undefined],
    ]);
  });

  it('has its idioms and names', () => {
    const found = (dream: string) =>
      read(dream).mentions.map(({ symbol, text: words }) => `${words}=${symbol}`);
    expect(found('La kanu del mar zelun hos la domu.')).toEqual(['domu=house']);
    expect(found('Mi sabun la mamo, ka Dom Kanu zelun hos la mar.')).toContain('Dom Kanu=name');
  });

  it('is read: an arc is found, the clause told again, and the thought said in its words', () => {
    const { reading } = read();
    expect(reading.arc).toBe('left-behind');
    const said = (part: string) =>
      reading.sentences.filter((each) => each.part === part).map((each) => each.text);
    expect(said('headline')).toEqual(['La kanu zel del ti.']);
    expect(said('passage')).toContain('La kanu korrun hos la mar, pir ti nul korrun.');
    expect(said('guidance')).toEqual(['Korru ka la kanu.']);
    expect(said('question')).toEqual(['Ti korrun hos la luna?']);
    expect(said('deed')).toEqual(['Sabu ve kanu.']);
  });

  it('tells the dreamer what the dreamer did, where there is no arc', () => {
    const { reading } = read('Mi sabun la mamo hos mio domu ka mi sabun la mar.');
    expect(reading.sentences.map((each) => each.text).join(' ')).toContain('Ti sabun la mamo hos tio domu');
  });

  it('says of harm what its words of care say', () => {
    const { reading } = read('Mi kieru mortu. La kanu zelun hos la domu ka mi nul korrun.');
    expect(reading.care).toEqual({ kind: 'wish_to_die', strength: 'strong' });
    expect(reading.sentences[0]?.text).toBe('Bon wish_to_die.');
  });

  it('has sentences in another language read with the dictionary of that one', () => {
    const { mentions } = read(`${text} There was a dog in the house and it was with me. ${text}`);
    expect(mentions.filter((each) => each.text === 'dog')).toHaveLength(1);
    expect(mentions.filter((each) => each.text === 'korrun')).toHaveLength(4);
  });
});
