import { contentLanguages, type Problem } from '../../../../src/checking/problem.ts';
import type { Language, OracleTextEntry } from '../../../../src/types.ts';
import { lifeFields, oracleTones, questionKinds } from '../../../../src/types.ts';
import type { Content } from '../../read-content.ts';
import { textsOfMatters, textsOfSides } from '../../texts-of-matters.ts';

/** What wordings may name; the engine fills it in. */
const placeholders = new Set(
  `image one other count firstDay lastDay heavyDay day quote before after title body sign manner short planned practised
  entries mean low high words change hard easy who`.split(/\s+/u),
);
/** Names and parts of sentences, which are set into others. */
const isPart = /^(?:body|sign|manner|state|then|who)\./u;
const mostWords = 100;
/** Prophecy, commands and tired words; the same as in readings. */
const forbidden: Readonly<Record<Language, RegExp>> = {
  en: /!|\b(?:you (?:must|need to|should|ought to)|journey|energy|universe|destin(?:y|ed)|symboli[sz]es?|represents?)\b/iu,
  es: /[!¡]|(?<!\p{L})(?:debes|deberías|tienes que|energía|universo|destino|simboliza|representa|sanar)(?!\p{L})/iu,
};
/** What is said of kinds where the matter of a question has no words; of mourning apart. */
const ways: readonly string[] = [...questionKinds, 'loss'];
const tones = oracleTones;
/** Where a night stands among those that differ. */
const toldPlaces = ['hard', 'hard-again', 'easy', 'easy-before', 'easy-elsewhere', 'turn'];

/** What the Oracle says is complete in both languages, for every field and kind, and says what it may. */
export function checkOracle({
  oracle,
  symbols,
  classes,
  combined,
}: Pick<Content, 'oracle' | 'symbols' | 'classes' | 'combined'>): Problem[] {
  const { fields, kinds, acts, outside, matters, shapes, tones: soundings, sides } = oracle;
  const texts = [...oracle.texts, ...textsOfMatters([...matters, ...shapes]), ...textsOfSides(sides)];
  // A dictionary without an Oracle, as tests have it, lacks nothing.
  if (fields.length + kinds.length + texts.length === 0) return [];
  const known = new Set([...symbols, ...classes, ...combined].map(({ id }) => id));
  const said = new Set(texts.map(({ id }) => id));
  const wanted = [
    ...ways.flatMap((way) => [
      `warm.${way}`,
      `take.kind-${way}`,
      `step.kind-${way}`,
      ...tones.flatMap((tone) => [`lead.kind-${way}.${tone}`, `thought.kind-${way}.${tone}`]),
    ]),
    ...['easier', 'harder', 'held', 'side'].map((way) => `change.${way}`),
    ...['first', 'last', 'only', 'returns', 'near', 'beside'].map((place) => `dream.${place}`),
    ...['lead.nearest', 'lead.returns', 'who.anyone'],
    ...ways.concat('future', 'yes-no').map((way) => `so.${way}`),
    ...toldPlaces.map((place) => `told.${place}`),
    ...sides.map(({ id }) => `then.${id}`),
    ...sides.filter(({ way }) => way === 'easy').map(({ id }) => `move.${id}`),
    ...sides.flatMap(({ contrast }) => [`step.contrast-${contrast}`, `take.contrast-${contrast}`]),
    ...outside.map(({ id }) => `outside.${id}`),
  ];
  return [
    ...missing('field', lifeFields, fields),
    ...missing('kind', questionKinds, kinds),
    ...wanted.filter((id) => !said.has(id)).map((id) => ({ symbol: `oracle ${id}`, message: 'is missing' })),
    ...[
      ...fields.map(({ id, symbols: own, people }) => ({
        id,
        own: [...own, ...people.flatMap((group) => group.split('|'))],
      })),
      ...acts.map(({ id, doing, other }) => ({ id, own: [...doing, ...other] })),
      ...matters.map(({ id, symbols: own }) => ({ id, own })),
    ].flatMap(({ id, own }) =>
      own
        .filter((symbol) => !known.has(symbol))
        .map((symbol) => ({
          symbol: `oracle ${id}`,
          message: `names a symbol that there is not: ${symbol}`,
        })),
    ),
    ...[...fields, ...kinds, ...acts, ...outside, ...matters, ...shapes, ...soundings, ...sides].flatMap(
      (entry) =>
        contentLanguages
          .filter((language) => (entry[language]?.cues ?? []).length === 0)
          .map((language) => ({ symbol: `oracle ${entry.id}`, language, message: 'has no cue' })),
    ),
    ...sides.flatMap(({ id, contrast, way }) =>
      sides.some((other) => other.contrast === contrast && other.way !== way)
        ? []
        : [{ symbol: `oracle ${id}`, message: 'has no other side' }],
    ),
    ...texts.flatMap(faultsOf),
  ];
}

function missing(
  what: string,
  wanted: readonly string[],
  entries: readonly { readonly id: string }[],
): Problem[] {
  const ids = new Set(entries.map(({ id }) => id));
  return wanted
    .filter((id) => !ids.has(id))
    .map((id) => ({ symbol: `oracle ${what} ${id}`, message: 'is missing' }));
}

function faultsOf(entry: OracleTextEntry): Problem[] {
  const symbol = `oracle ${entry.id}`;
  return contentLanguages.flatMap((language) => {
    const wordings = entry[language] ?? [];
    if (wordings.length === 0) return [{ symbol, language, message: 'has no wording' }];
    return wordings.flatMap((wording) =>
      wordingFaults(wording, language, isPart.test(entry.id)).map((message) => ({
        symbol,
        language,
        message: `"${wording}" ${message}`,
      })),
    );
  });
}

function wordingFaults(wording: string, language: Language, isInSentence: boolean): string[] {
  const unknown = [...wording.matchAll(/\{([^}]*)\}/gu)]
    .map(([, name = '']) => name)
    .filter((name) => !placeholders.has(name));
  return [
    ...unknown.map((name) => `has a place that nothing fills: ${name}`),
    ...(forbidden[language].test(wording) ? ['has a word that answers do not use'] : []),
    ...(wording.split(/\s+/u).length > mostWords ? [`has more than ${mostWords} words`] : []),
    ...(!isInSentence && !/^(?:\{|[¿"“«]?[\p{Lu}{])/u.test(wording) ? ['begins with a capital'] : []),
    ...(!isInSentence && !/(?:[.?…][”»]?|\{(?:quote|change)\})$/u.test(wording) ? ['ends its sentence'] : []),
  ];
}
