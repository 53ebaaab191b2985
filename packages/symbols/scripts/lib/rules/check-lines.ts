import type { ClassEntry, CombinedEntry, Language, LinesEntry, SymbolEntry } from '../../../src/types.ts';
import { type LineKind, lineKinds } from '../../../src/types.ts';
import type { Problem } from './problem.ts';

const languages: readonly Language[] = ['en', 'es'];
const whole: ReadonlySet<LineKind> = new Set(['guidance', 'questions', 'deeds']);
/** Slots that a kind of line may use. */
const slots: Partial<Record<LineKind, readonly string[]>> = {
  you: ['what'],
  toYou: ['who'],
  other: ['who', 'what'],
  any: ['what'],
  of: ['what'],
  is: ['it'],
};
/** Slots without which a line of its kind would not say whom it is about. */
const needed: Partial<Record<LineKind, string>> = { toYou: 'who', other: 'who', of: 'what', is: 'it' };
const longest = 220;
/** Prophecy, commands, the tired words, and words for translation rather than meaning. */
const forbidden: Readonly<Record<Language, RegExp>> = {
  en: /!|\b(?:you should|you must|you will|you need to|journey|energy|universe|symboli[sz]es?|represents?|stands? for)\b/i,
  es: /[!¡]|(?<!\p{L})(?:deberías|tienes que|debes|energía|universo|simboliza|representa|sanar)(?!\p{L})/iu,
};

/** Lines of readings are complete in both languages, well-formed, and said once. */
export function checkLines(
  lines: readonly LinesEntry[],
  symbols: readonly Pick<SymbolEntry | ClassEntry | CombinedEntry, 'id'>[],
): Problem[] {
  const known = new Set(symbols.map(({ id }) => id));
  const seen = new Set<string>();
  const said = new Map<string, string>();
  return lines.flatMap((entry) => {
    const messages = [...checkHead(entry, known, seen), ...checkCounts(entry)];
    const problems: Problem[] = messages.map((message) => ({ symbol: nameOf(entry), message }));
    seen.add(entry.symbol);
    for (const language of languages) {
      const found = checkLanguage(entry, language, said);
      problems.push(...found.map((message) => ({ symbol: nameOf(entry), language, message })));
    }
    return problems;
  });
}

function nameOf({ symbol }: LinesEntry): string {
  return `lines of ${symbol}`;
}

function checkHead({ symbol }: LinesEntry, known: ReadonlySet<string>, seen: ReadonlySet<string>): string[] {
  return [...(known.has(symbol) ? [] : ['is no symbol']), ...(seen.has(symbol) ? ['has lines twice'] : [])];
}

function checkCounts(entry: LinesEntry): string[] {
  return lineKinds.flatMap((kind) => {
    const [en, es] = languages.map((language) => entry[language]?.[kind]?.length ?? 0);
    return en === es ? [] : [`"${kind}": ${en} English lines, ${es} Spanish ones`];
  });
}

/** What is wrong in one language; `said` gathers the lines of all entries. */
function checkLanguage(entry: LinesEntry, language: Language, said: Map<string, string>): string[] {
  return Object.entries(entry[language] ?? {}).flatMap(([kind, own]) => {
    if (!isLineKind(kind)) return [`"${kind}" is no kind of line`];
    return own.flatMap((line) => {
      const key = `${language} ${line}`;
      const before = said.get(key);
      said.set(key, entry.symbol);
      const twice = before === undefined ? [] : [`"${line}" is said of ${before} as well`];
      return [...checkLine(line, kind, language), ...twice];
    });
  });
}

function isLineKind(kind: string): kind is LineKind {
  return (lineKinds as readonly string[]).includes(kind);
}

/** What is wrong with one line. */
export function checkLine(line: string, kind: LineKind, language: Language): string[] {
  const isWhole = whole.has(kind);
  const used = [...line.matchAll(/\{(\w+)(?:\|[^{}]+)?\}/gu)].map(([, slot = '']) => slot);
  const slot = needed[kind];
  const faults: readonly (readonly [boolean, string])[] = [
    [line.length > longest, 'is too long'],
    [forbidden[language].test(line), 'has a word that readings do not use'],
    [isWhole !== /^[¿"]?\p{Lu}/u.test(line), isWhole ? 'begins with a capital' : 'begins small'],
    [isWhole !== /[.?]$/u.test(line), isWhole ? 'ends its sentence' : 'ends without a full stop'],
    [isWhole && (kind === 'questions') !== line.endsWith('?'), 'is a question or no question'],
    [!isWhole && /[.?;]\s/u.test(line), 'is one clause'],
    [/^[^{]*\{[^{}|/;]+\/[^{}|/;]+\}/u.test(line), 'agrees with a slot that comes later'],
    [used.some((each) => !(slots[kind] ?? []).includes(each)), 'has a slot that its kind does not have'],
    [slot !== undefined && !used.includes(slot), `needs {${slot}}`],
    [/[{}|]/u.test(line.replaceAll(wellFormed, '')), 'has a broken slot'],
  ];
  return faults.flatMap(([isWrong, message]) => (isWrong ? [`"${kind}": "${line}" ${message}`] : []));
}

/** `{who}`, `{what|something}`, `{is/are}`, `{listo;lista;a punto}` */
const wellFormed = /\{(?:\w+(?:\|[^{}|/]+)?|[^{}|/;]+\/[^{}|/;]+|[^{}|/;]+;[^{}|/;]+;[^{}|/;]+)\}/gu;
