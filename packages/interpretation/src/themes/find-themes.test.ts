import type { ThemeCueFile } from '@chitta/symbols/types';
import { describe, expect, it } from 'vitest';
import { CueCompiler } from '../arcs/compiling/cue-compiler.ts';
import { openDictionary } from '../dream/open-dictionary.ts';
import { recogniseDream } from '../dream/recognise-dream.ts';
import { fileOf } from '../testing/lexicon-of.ts';
import { findThemes } from './find-themes.ts';

const unsaid = { headline: [], insight: [], guidance: [], question: [], step: [], outcomes: [] };

function cueFile(cues: Readonly<Record<string, readonly string[]>>): ThemeCueFile {
  const compiler = new CueCompiler('en');
  const arcs = Object.entries(cues).map(([id, phrases]) => ({
    id,
    move: 'watches' as const,
    weight: 4,
    ...unsaid,
    cues: compiler.compile([...phrases]),
  }));
  return {
    arcs,
    themesOf: { chase: ['chased', 'beasts'], fall: ['falling'], edge: ['about-to-fall'], loss: ['dead'] },
    hides: { falling: ['about-to-fall'] },
    ofLoss: ['dead'],
    phrases: compiler.table(),
  };
}

const file = fileOf('en', { animal: { dog: 'dog' }, building: { house: 'house' } });
const themeCues = cueFile({
  chase: ['~chase me', '@#dog _ after me'],
  fall: ['i ~fall'],
  edge: ['the edge'],
  loss: ['my mother died'],
});
const opened = openDictionary({ file, themeCues });

const find = (text: string, dictionary = opened) =>
  findThemes(recogniseDream({ text, dictionary: { of: () => dictionary }, language: 'en' }));

describe('findThemes', () => {
  it('names each theme once, in the order in which the dream tells them', () => {
    expect(find('I fell into a well. Then a dog chased me, and the dog came after me again.')).toEqual([
      'falling',
      'beasts',
      'chased',
    ]);
  });

  it.each([
    ['denied', 'Nobody chased me and I did not fall.'],
    ['only thought of', 'I was afraid that it might have chased me, if I had stayed.'],
    ['not there at all', 'We sat in the house and drank tea.'],
  ])('finds none that is %s', (_, text) => {
    expect(find(text)).toEqual([]);
  });

  it('leaves out what another theme hides', () => {
    expect(find('I stood at the edge of the roof.')).toEqual(['about-to-fall']);
    expect(find('I stood at the edge of the roof and then I fell.')).toEqual(['falling']);
  });

  it('has none for a dream that speaks of real harm', () => {
    expect(find('I want to kill myself. In the dream a dog chased me.')).toEqual([]);
  });

  it('has none where a dictionary knows no themes', () => {
    expect(find('A dog chased me.', openDictionary({ file }))).toEqual([]);
  });
});
