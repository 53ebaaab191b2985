import { partInContext } from '../grammar/part-in-context.ts';
import type { Words } from '../grammar/sentence.ts';
import type { Target } from '../lexicon/lexicon.ts';
import { englishSenses } from '../senses/en.ts';
import { spanishSenses } from '../senses/es.ts';
import { hasSense } from '../senses/sense-rule.ts';
import type { Candidate } from './candidate.ts';

const senses = { en: englishSenses, es: spanishSenses } as const;

/**
 * The symbol that the words stand for here, or none when another sense is meant. Phrases carry their own context;
 * single words are judged by their neighbours.
 */
export function chooseTarget(words: Words, candidate: Candidate): Target | undefined {
  if (candidate.first !== candidate.last) return candidate.targets[0];
  const possible = candidate.targets.filter(({ part }) =>
    hasSense(senses[words.language], words, candidate.first, part),
  );
  if (possible.length < 2) return possible[0];
  const part = partInContext(words, candidate.first);
  return possible.find((target) => target.part === part) ?? possible[0];
}
