import { openDictionary } from '@chitta/interpretation';
import { CueCompiler } from '@chitta/interpretation/compiling';
import type { LexiconEntry, LexiconFile } from '@chitta/symbols/types';

function entry(id: string, group: LexiconEntry['group'], more: Partial<LexiconEntry> = {}): LexiconEntry {
  return {
    id,
    group,
    name: id.charAt(0).toUpperCase() + id.slice(1),
    category: 'Test',
    function: `is for ${id}`,
    meaning: `the part of you called ${id}`,
    insight: `Where was the ${id} yesterday?`,
    deed: 'Do one thing today.',
    variations: [id],
    common: true,
    vital: true,
    ...more,
  };
}

const file: LexiconFile = {
  language: 'en',
  version: 'test',
  entries: [
    entry('dog', 'animal'),
    entry('bark', 'action'),
    entry('house', 'building'),
    entry('class-tool', 'object', { name: 'Tool', variations: ['chisel'], isClass: true }),
  ],
  combined: [
    {
      id: 'barking-dog',
      name: 'Barking dog',
      meaning: 'a warning',
      insight: 'Of what?',
      parts: ['dog', 'bark'],
      phrases: [],
    },
  ],
  celebrities: [{ name: 'Mozart', also: [], quality: 'play', category: 'Musicians' }],
};

const compiler = new CueCompiler('en');
const cues = compiler.compile(['dog _ ~bark']);

/** A dictionary of a few words, with the long texts of some of them. */
export const smallDictionary = openDictionary({
  file,
  details: { house: { description: 'A house is the mind.', extended: 'Its rooms too.' } },
  combined: { 'barking-dog': 'It barks at something.' },
  arcs: {
    arcs: [
      {
        id: 'dog-barks',
        move: 'meets',
        weight: 5,
        cues,
        headline: ['A dog speaks up, and you are there to hear it.'],
        insight: ['Barking is how a dog says that something is at the door.'],
        guidance: ['Look once who is there.'],
        question: ['What called for you yesterday?'],
        step: ['Answer one call today.'],
        outcomes: [],
      },
    ],
    moves: [],
    outcomes: [],
    phrases: compiler.table(),
    frames: { quotes: [], turns: [], stands: { one: [], many: [] } },
  },
});
