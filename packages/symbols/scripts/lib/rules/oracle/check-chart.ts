import { contentLanguages, type Problem } from '../../../../src/checking/problem.ts';
import {
  chartAspectKinds,
  chartBodies,
  chartMoonPhases,
  chartSigns,
  type Language,
  spokenBodies,
} from '../../../../src/types.ts';
import type { Content } from '../../read-content.ts';
import { chartLineFault, composedFault, phraseFault } from './chart-wordings.ts';

/** Where a text stands, and the text: whatever an editor wrote there. */
type Placed = readonly [place: string, text: unknown];

/**
 * Both languages say a line for whatever a chart can show, plainly, and none of them twice. Content without any, as tests
 * have it, lacks none.
 */
export function checkChart(chart: Content['chart']): Problem[] {
  if (Object.keys(chart).length === 0) return [];
  return contentLanguages.flatMap((language) => {
    const content: unknown = chart[language];
    const faults = content ? languageFaults(content, language) : ['the language is missing'];
    return faults.map((message) => ({ symbol: 'chart', language, message }));
  });
}

function languageFaults(content: unknown, language: Language): string[] {
  const part = (...path: string[]) => path.reduce<unknown>((value, key) => childOf(value, key), content);
  const names = [
    ...placed(part('names', 'bodies'), 'names.bodies', chartBodies),
    ...placed(part('names', 'signs'), 'names.signs', chartSigns),
    ...placed(part('names', 'aspects'), 'names.aspects', chartAspectKinds),
    ...placed(part('names', 'phases'), 'names.phases', chartMoonPhases),
  ];
  const phrases = placed(part('phrases'), 'phrases', spokenBodies);
  const twelve = Array.from({ length: 12 }, (_, house) => String(house));
  const lines = [
    ...spokenBodies.flatMap((body) => placed(part('bodies', body), `bodies.${body}`, chartSigns)),
    ...placed(part('ascendant'), 'ascendant', chartSigns),
    ...placed(part('midheaven'), 'midheaven', chartSigns),
    ...placed(part('houses'), 'houses', twelve),
    ...placed(part('phases'), 'phases', chartMoonPhases),
    ['retrograde', part('retrograde')] as const,
  ];
  const sentences = chartAspectKinds.flatMap((kind) => aspectSentences(kind, part('aspects', kind)));
  return [
    ...faultsOf(names, (text) => (text.trim() === text && text !== '' ? undefined : 'is no name')),
    ...faultsOf(phrases, (text) => phraseFault(text, language)),
    ...faultsOf(lines, (text) => chartLineFault(text, language)),
    ...faultsOf(sentences, (text) =>
      composedFault(
        text,
        phrases.map(([, phrase]) => String(phrase)),
        language,
      ),
    ),
    ...repeated([...lines, ...sentences]),
    ...unknownParts(content),
  ];
}

function aspectSentences(kind: string, sentences: unknown): Placed[] {
  if (!Array.isArray(sentences) || sentences.length < 2) return [[`aspects.${kind}`, undefined]];
  return sentences.map((text: unknown, at) => [`aspects.${kind}.${at}`, text]);
}

function placed(value: unknown, place: string, keys: readonly string[]): Placed[] {
  const known = keys.map((key): Placed => [`${place}.${key}`, childOf(value, key)]);
  const others = Object.keys(Object(value)).filter((key) => !keys.includes(key));
  return [...known, ...others.map((key): Placed => [`${place}.${key}`, null])];
}

function childOf(value: unknown, key: string): unknown {
  return (Object(value) as Record<string, unknown>)[key];
}

function faultsOf(texts: readonly Placed[], faultOf: (text: string) => string | undefined): string[] {
  return texts.flatMap(([place, text]) => {
    if (text === null) return [`${place} is nothing that a chart shows`];
    if (typeof text !== 'string') return [`${place} is missing`];
    const fault = faultOf(text);
    return fault === undefined ? [] : [`${place} "${text}" ${fault}`];
  });
}

function repeated(texts: readonly Placed[]): string[] {
  const said = new Set<string>();
  return texts.flatMap(([place, text]) => {
    const key = String(text).toLowerCase();
    const isThere = typeof text === 'string' && said.has(key);
    said.add(key);
    return isThere ? [`${place} "${text}" is said elsewhere as well`] : [];
  });
}

const parts = [
  'names',
  'phrases',
  'bodies',
  'ascendant',
  'midheaven',
  'houses',
  'aspects',
  'phases',
  'retrograde',
];

function unknownParts(content: unknown): string[] {
  return Object.keys(Object(content))
    .filter((key) => !parts.includes(key))
    .map((key) => `${key} is nothing that a chart shows`);
}
