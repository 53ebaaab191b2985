import type { Language } from '@chitta/symbols/types';
import { analyseText } from '../../analysed/analyse-text.ts';
import { recogniseWithPersonal } from '../../personal/recognise-with-personal.ts';
import { readDictionary, type ShippedDictionary } from '../../testing/read-dictionary.ts';
import type { Mention, ReadingLevel } from '../../types.ts';
import type { DreamPlan } from '../dream-plan.ts';
import { planDream } from '../plan-dream.ts';

const dictionaries = new Map<Language, Promise<ShippedDictionary>>();

export function dictionaryOf(language: Language): Promise<ShippedDictionary> {
  const known = dictionaries.get(language) ?? readDictionary(language);
  dictionaries.set(language, known);
  return known;
}

/** The plan of a dream with the released dictionary, or undefined where nobody else may write about it. */
export async function tryPlan(
  text: string,
  language: Language = 'en',
  level: ReadingLevel = 'free',
): Promise<DreamPlan | undefined> {
  const { lexicon, texts } = await dictionaryOf(language);
  const mentions = recogniseWithPersonal(analyseText(text, lexicon), undefined);
  return planDream({ text, mentions, lexicon, texts, level }, [
    { part: 'history', text: 'The dog was here before.' },
    { part: 'passage', text: 'A dog is a habit.' },
  ]);
}

export async function planOf(text: string, language?: Language, level?: ReadingLevel): Promise<DreamPlan> {
  const plan = await tryPlan(text, language, level);
  if (plan === undefined) throw new TypeError('this dream is given to nobody');
  return plan;
}

export async function mentionsOf(text: string, language: Language): Promise<readonly Mention[]> {
  return recogniseWithPersonal(analyseText(text, (await dictionaryOf(language)).lexicon), undefined);
}
