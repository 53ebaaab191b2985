import type { ArcText, Language } from '@chitta/symbols/types';
import { analyseText } from '../../analysed/analyse-text.ts';
import { createReadingTexts, type ReadingTexts } from '../../reading/reading-texts.ts';
import { recognise } from '../../recognise/recognise.ts';
import { lexiconOf } from '../../testing/lexicon-of.ts';
import { CueCompiler } from '../compiling/cue-compiler.ts';
import { type DreamView, viewDream } from '../dream-view.ts';

export const lexicons = {
  en: lexiconOf('en', {
    person: { mother: 'mother', woman: 'woman' },
    animal: { dog: 'dog' },
    building: { house: 'house' },
    vehicle: { car: 'car' },
    action: { chase: 'chase', drive: 'drive' },
    feeling: { fear: 'afraid/a, scared/a', joy: 'happy/a' },
  }),
  es: lexiconOf('es', {
    person: { mother: 'madre' },
    animal: { dog: 'perro' },
    building: { house: 'casa' },
    action: { chase: 'perseguir', drive: 'conducir' },
    feeling: { fear: 'miedo' },
  }),
} as const;

/** A dream as arcs are looked for in it, with the dictionary of these tests. */
export function view(text: string, language: Language = 'en'): DreamView {
  const lexicon = lexicons[language];
  return viewDream(analyseText(text, lexicon), recognise(text, lexicon));
}

type Cues = ArcText['cues'];

/** Ends of arcs by the arc or the move, each found by its own words. */
export type Ends = Readonly<Record<string, Readonly<Record<string, Cues>>>>;

const wordings = (id: string) => ({
  headline: [`Headline of ${id}.`],
  insight: [`Insight of ${id}.`, `Insight of ${id}, again.`],
  guidance: [`Guidance of ${id}.`],
  question: [`Question of ${id}?`],
  step: [`Step of ${id}.`],
});

/** Arcs by their cues, each with a text of its own for everything; all of the move that their id begins with. */
export function textsOf(
  arcs: Readonly<
    Record<string, Cues | { readonly cues: Cues; readonly weight?: number; readonly needs?: number }>
  >,
  language: Language = 'en',
  ends: Ends = {},
): ReadingTexts {
  const compiler = new CueCompiler(language);
  const endsOf = (owner: string) =>
    Object.entries(ends[owner] ?? {}).map(([id, cues]) => ({
      when: [],
      cues: compiler.compile(cues),
      ...wordings(id),
    }));
  const compiled = Object.entries(arcs).map(([id, given]) => {
    const { cues, ...arc } = 'cues' in given ? given : { cues: given };
    return {
      id,
      move: id.startsWith('acts') ? ('acts' as const) : ('threatened' as const),
      weight: 5,
      ...arc,
      cues: compiler.compile(cues),
      ...wordings(id),
      outcomes: endsOf(id),
    };
  });
  const moves = endsOf('threatened').map((each) => ({ move: 'threatened' as const, ...each }));
  return createReadingTexts({
    arcs: compiled,
    moves,
    outcomes: [],
    phrases: compiler.table(),
    frames: {
      quotes: ['“{quote}.”'],
      turns: ['From “{first}” to “{last}”.'],
      stands: { one: ['{image} is {meaning}.'], many: ['{image} are {meaning}.'] },
    },
  });
}
