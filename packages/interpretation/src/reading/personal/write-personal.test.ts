import type { Language } from '@chitta/symbols/types';
import { describe, expect, it } from 'vitest';
import { analyseText } from '../../analysed/analyse-text.ts';
import { createPersonalLexicon, withPersonal } from '../../personal/personal-lexicon.ts';
import { recogniseWithPersonal } from '../../personal/recognise-with-personal.ts';
import { lexiconOf } from '../../testing/lexicon-of.ts';
import { writePersonal } from './write-personal.ts';

/** What is said of a dream by someone whose only symbol is Rex. */
function said(text: string, meaning: string, language: Language = 'en') {
  const dictionary = lexiconOf(language, { place: { park: 'park, parque' } });
  const own = {
    id: 'personal-1',
    language,
    group: 'animal',
    name: 'Rex',
    category: '',
    variations: [],
  } as const;
  const personal = createPersonalLexicon(language, [{ ...own, meaning }]);
  return writePersonal(
    recogniseWithPersonal(analyseText(text, dictionary), personal),
    withPersonal(dictionary, personal),
  );
}

const dream = 'I walked through the park and Rex came to me. Then Rex was gone.';

describe('writePersonal', () => {
  it('quotes what the dreamer wrote, with every place', () => {
    const [sentence] = said(dream, 'The loyalty I had as a child.');
    expect(sentence?.text).toMatch(/for you.*“The loyalty I had as a child”\.$/i);
    expect(sentence?.text).toContain('“Rex”');
    expect(sentence?.evidence.map(({ start, end }) => dream.slice(start, end))).toEqual(['Rex', 'Rex']);
    expect(sentence?.evidence[0]).toMatchObject({ rule: 'personal', ref: 'personal:1' });
  });

  it('says so in Spanish', () => {
    const [sentence] = said('Estaba en el parque y Rex vino a mí.', 'lealtad', 'es');
    expect(sentence?.text).toMatch(/para ti.*«lealtad»\.$/i);
  });

  it('tells where no meaning is written yet', () => {
    expect(said(dream, '')[0]?.text).toBe(
      '“Rex” is one of your own symbols; what it means for you is still yours to write down.',
    );
  });

  it('keeps quotation marks, line ends and length in bounds', () => {
    const text = said(dream, `He said "stay"\nand ${'very '.repeat(80)}much more.`)[0]?.text ?? '';
    expect(text).toContain('He said stay and very');
    expect(text.length).toBeLessThan(400);
    expect(text).toMatch(/very …”\.$/);
  });

  it('says nothing of one that was not there', () => {
    expect(said('There was no Rex in the park.', 'home')).toEqual([]);
  });
});
