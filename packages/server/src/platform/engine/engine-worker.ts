import {
  analyseText,
  careForText,
  createPersonalLexicon,
  dreamReader,
  findThemes,
  type Lexicon,
  markSymbols,
  otherLanguages,
  type PersonalEntry,
  type PersonalLexicons,
  type RecognisedDream,
  recognise,
  recogniseDream,
  unknownWords,
  wordPlaces,
} from '@chitta/interpretation';
import { detectLanguage } from '@chitta/interpretation/language';
import { traceRecognition } from '@chitta/interpretation/trace';
import { answerMaterial, type DreamPlan, planAnswer, planDream } from '@chitta/interpretation/written';
import type { Language } from '@chitta/symbols/types';
import type { Dictionary } from '../dictionary/dictionary.ts';
import { applyEdition, type Edition } from '../dictionary/edition.ts';
import { deskDoes } from './desk-work.ts';
import type {
  DreamReading,
  EngineWork,
  FreeReading,
  Marks,
  MarkTask,
  PlanAnswerTask,
  PlanTask,
  ReadTask,
  StagedDream,
  StagesTask,
  TracedDream,
  TraceTask,
} from './engine-task.ts';
import { findBeyond, isAnsweredWithCare, symbolLookup } from './find-beyond.ts';
import { oracleDoes } from './oracle-work.ts';
import { missingWords, unlistedWords } from './unlisted-words.ts';

/** What crosses to a thread. */
export interface EngineRequest<K extends keyof EngineWork = keyof EngineWork> {
  readonly kind: K;
  readonly task: EngineWork[K]['task'];
  /** Whose dream it is; their own symbols are kept indexed for their next dream. */
  readonly owner: string;
  /** Version of the dictionary to work with. */
  readonly version: string;
  /** Sent along where the thread has said that it does not know the version. */
  readonly edition?: Edition | undefined;
}

/** Stale: the thread does not know that version of the dictionary; the request is to be sent again with the edition. */
export type EngineResponse<K extends keyof EngineWork = keyof EngineWork> =
  | { readonly isStale: true }
  | { readonly isStale: false; readonly answer: EngineWork[K]['answer'] };

/**
 * What a thread does: it keeps the released dictionary, the edits it was last told and the own symbols of the last
 * members, and answers one request after the other. No I/O but the dictionary's files.
 */
export function createEngineWorker(released: Dictionary): (request: EngineRequest) => EngineResponse {
  let current: Dictionary = released;
  const personal = createPersonalCache();
  const lastDreams = createDreamCache();

  return ({ kind, task, owner, version, edition }) => {
    if (edition !== undefined) current = withEdition(released, edition);
    else if (version === released.version) current = released;
    if (version !== current.version) return { isStale: true };
    const recognised = (dream: MarkTask) =>
      lastDreams(owner, { dictionary: current, dream, personal: personal(owner, dream.personal) });
    return { isStale: false, answer: does[kind](current, task as never, recognised) };
  };
}

function withEdition(released: Dictionary, { version, languages }: Edition): Dictionary {
  const edited = {
    en: applyEdition(released, languages.en),
    es: applyEdition(released, languages.es),
  };
  return { version, of: (language) => edited[language] };
}

type Do<K extends keyof EngineWork> = (
  dictionary: Dictionary,
  task: EngineWork[K]['task'],
  recognised: (task: MarkTask) => RecognisedDream,
) => EngineWork[K]['answer'];

const does: { readonly [K in keyof EngineWork]: Do<K> } = {
  ...oracleDoes,
  ...deskDoes,

  mark(_, task: MarkTask, recognised): Marks {
    const dream = recognised(task);
    const unlisted = { ...dream, unknown: unknownWords(dream) };
    const missing = missingWords(unlisted);
    return {
      language: dream.language,
      recognizedSymbols: markSymbols(dream.mentions),
      words: unlistedWords(unlisted),
      missing,
      missingPlaces: wordPlaces(dream, missing),
      ...(task.areThemesWanted && { themes: findThemes(dream) }),
    };
  },

  read(_, task: ReadTask, recognised): DreamReading[] {
    return task.levels.map(dreamReader(recognised(task), task.context));
  },

  readFree(dictionary, task, recognised): FreeReading {
    const dream = recognised(task);
    const read = dreamReader(dream, task.context);
    const given = read('free');
    if (isAnsweredWithCare(given.reading)) return given;
    const readings = { free: given.reading, premium: read('premium').reading };
    const beyond = findBeyond(readings, symbolLookup(dictionary, dream.language, task.personal));
    return { ...given, beyond };
  },

  plan: (_, task, recognised) => planOf(recognised(task), task),

  planAnswer(_, { personal, ...task }: PlanAnswerTask, recognised) {
    const material = answerMaterial(task);
    if (material === undefined) return null;
    const { language: fallback } = task.answer;
    const found = recognised({ content: material.text, fallback, personal });
    const { lexicon } = found.dictionary;
    return planAnswer(task, material, { ...found, lexicon }) ?? null;
  },

  mentions: (dictionary, { text, language }) => recognise(text, dictionary.of(language).lexicon),

  care: (_, { text, language }) => careForText(text, language) ?? null,

  stages(dictionary, { content, language: wanted, level }: StagesTask): StagedDream {
    const stages: { name: string; ms: number }[] = [];
    function stage<T>(name: string, work: () => T): T {
      const started = performance.now();
      const result = work();
      stages.push({ name, ms: Math.round((performance.now() - started) * 1000) / 1000 });
      return result;
    }
    const detected = stage('language', () => detectLanguage(content));
    const language = wanted ?? detected.language;
    stage('lexicon', () => dictionary.of(language).lexicon);
    const dream = stage('recognise', () => recogniseDream({ text: content, language, dictionary }));
    const unknown = stage('unknown', () => unknownWords(dream));
    const { reading } = stage('compose', () => dreamReader(dream)(level));
    const plan = stage('plan', () => planOf(dream, { level, own: reading }));
    const { mentions } = dream;
    const recognizedSymbols = markSymbols(mentions);
    const isLanguageCertain = detected.isCertain;
    return { language, isLanguageCertain, mentions, unknown, recognizedSymbols, reading, plan, stages };
  },

  trace(dictionary, { content, fallback }: TraceTask): TracedDream {
    const detected = detectLanguage(content);
    const used = detected.isCertain ? detected.language : fallback;
    const { lexicon } = dictionary.of(used);
    const others = otherLanguages(used).map((each) => dictionary.of(each).lexicon);
    const now = () => performance.now();
    const trace = traceRecognition(content, lexicon, { others, now });
    const started = now();
    const unknown = unknownWords({ analysed: analyseText(content, lexicon), mentions: trace.mentions });
    return { detected, used, trace, unknown, unknownMs: now() - started };
  },
};

/** What a reading of the dream is to be about. Null where nobody else may read it, or where there is nothing to read. */
function planOf(
  { text, analysed, mentions, dictionary, personal }: RecognisedDream,
  { level, own }: Pick<PlanTask, 'level' | 'own'>,
): DreamPlan | null {
  const { lexicon, readingTexts: texts } = dictionary;
  const plan = planDream({ text, analysed, mentions, lexicon, personal, texts, level }, own.sentences);
  return plan === undefined || plan.images.length === 0 ? null : plan;
}

/** Members whose last dream stays recognised: a dream is marked, and read as soon as its dreamer is known. */
const mostDreams = 8;

interface DreamToRecognise {
  readonly dictionary: Dictionary;
  readonly dream: Pick<MarkTask, 'content' | 'fallback'>;
  readonly personal: PersonalLexicons;
}

function createDreamCache(): (owner: string, asked: DreamToRecognise) => RecognisedDream {
  const last = new Map<string, { readonly asked: DreamToRecognise; readonly dream: RecognisedDream }>();
  return (owner, asked) => {
    const known = last.get(owner);
    last.delete(owner);
    const { dictionary, personal, dream } = asked;
    const isKnown =
      known?.asked.dictionary === dictionary &&
      known.asked.personal === personal &&
      known.asked.dream.content === dream.content &&
      known.asked.dream.fallback === dream.fallback;
    const entry = isKnown ? known : { asked, dream: recogniseAnew(asked) };
    last.set(owner, entry);
    for (const [oldest] of last) if (last.size > mostDreams) last.delete(oldest);
    return entry.dream;
  };
}

function recogniseAnew({ dictionary, personal, dream }: DreamToRecognise): RecognisedDream {
  const { content: text, fallback = 'en' } = dream;
  return recogniseDream({ text, fallback, dictionary, personal });
}

const nothingPersonal: PersonalLexicons = () => undefined;

/** Members whose own symbols stay indexed. */
const mostMembers = 64;

/** Indexing the own symbols of a member takes longer than a dream; they hardly ever change between two of them. */
function createPersonalCache(): (owner: string, own: readonly PersonalEntry[]) => PersonalLexicons {
  const known = new Map<string, { readonly key: string; readonly open: PersonalLexicons }>();
  return (owner, own) => {
    if (own.length === 0) return nothingPersonal;
    const key = JSON.stringify(own);
    const before = known.get(owner);
    known.delete(owner);
    const entry = before?.key === key ? before : { key, open: openPersonal(own) };
    known.set(owner, entry);
    for (const [oldest] of known) if (known.size > mostMembers) known.delete(oldest);
    return entry.open;
  };
}

function openPersonal(own: readonly PersonalEntry[]): PersonalLexicons {
  const lexicons = new Map<Language, Lexicon | undefined>();
  return (language) => {
    if (!lexicons.has(language)) lexicons.set(language, createPersonalLexicon(language, own));
    return lexicons.get(language);
  };
}
