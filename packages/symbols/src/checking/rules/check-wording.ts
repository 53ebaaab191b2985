import type { Language, SymbolEntry, SymbolGroup, SymbolText } from '../../types.ts';
import { contentLanguages, type Fault, fault, type Problem } from '../problem.ts';

const verbalGroups: ReadonlySet<SymbolGroup> = new Set<SymbolGroup>(['action', 'condition', 'colour']);

const determiner: Readonly<Record<Language, RegExp>> = {
  en: /^(?:an?|the|your|another|one|some|something|someone|somebody|what|whatever|whoever|how|where|all|every|each|any|no|two|three|many|several|most|those|that|this)\b/,
  es: /^(?:un|una|unos|unas|el|la|los|las|lo|tu|tus|otro|otra|algo|alguien|quien|cuanto|cómo|dónde|todo|toda|todos|todas|cada|ningún|ninguna|dos|tres|muchos|muchas|varios|varias|mucho|mucha|quienes|aquello|aquel|aquella|eso|esa|ese|esos|esas|esta|este|lo)(?:\s|$)/,
};

const actionForm: Readonly<Record<Language, RegExp>> = {
  en: /^(?:not |no longer |being )?(?:\p{L}+ly )?\p{L}+ing\b/u,
  es: /^(?:no |dejar de |ya no )?\p{L}+(?:[aeiíé]r)(?:se|te|lo|la|los|las|le|les|telo|tela)?(?:\s|$)/u,
};

/** Interpreters' clichés: a meaning is stated, not announced. */
const announced: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:symboli[sz]e[sd]?|represents?|signif(?:y|ies)|stands? for|is a symbol of|dreaming of)\b/i,
  es: /(?:^|[^\p{L}])(?:simboliza[n]?|representa[n]?|significa[n]?|es símbolo de|soñar con)(?![\p{L}])/iu,
};

/** Meanings fit into sentences, and nothing "symbolises" anything. */
export function checkWording(entries: readonly SymbolEntry[]): Problem[] {
  return entries.flatMap((entry) =>
    contentLanguages.flatMap((language) =>
      [...checkMeaning(entry, language), ...checkAnnounced(entry[language], language)].map((found) => ({
        symbol: entry.id,
        language,
        ...found,
      })),
    ),
  );
}

function checkMeaning({ group, ...texts }: SymbolEntry, language: Language): Fault[] {
  const { meaning } = texts[language];
  if (group === 'action' && !actionForm[language].test(meaning)) {
    return [fault(language === 'en' ? 'noGerund' : 'noInfinitive', { meaning })];
  }
  if (verbalGroups.has(group) || determiner[language].test(meaning)) return [];
  return [fault('noArticle', { meaning })];
}

function checkAnnounced(text: SymbolText, language: Language): Fault[] {
  return (['meaning', 'description', 'extended', 'insight', 'deed'] as const)
    .filter((field) => announced[language].test(text[field]))
    .map((field) =>
      fault('announced', { field, words: announced[language].exec(text[field])?.[0].trim() ?? '' }),
    );
}
