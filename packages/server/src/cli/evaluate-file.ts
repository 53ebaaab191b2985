import type { Language } from '@chitta/contract';
import {
  type JudgedDream,
  measureRecognition,
  type RecognitionFigures,
} from '@chitta/interpretation/evaluation';
import { CliError } from './cli-error.ts';
import { readMarkedDreams } from './read-marked-dreams.ts';
import { createRecogniser } from './recognise-dream.ts';

export type FiguresByLanguage = Partial<Record<Language, RecognitionFigures>>;

/**
 * Measures recognition on marked dreams, by language. A dream counts for the language that its file says, else for the
 * one that was detected in it; it is always read in the detected one.
 */
export async function evaluateFile(file: string): Promise<FiguresByLanguage> {
  const recogniseDream = createRecogniser();
  const judged = new Map<Language, JudgedDream[]>();
  for await (const { language, ...dream } of readMarkedDreams(file)) {
    const { language: detected, mentions: recognised } = recogniseDream(dream.text);
    const own = judged.get(language ?? detected) ?? [];
    own.push({ ...dream, recognised });
    judged.set(language ?? detected, own);
  }
  if (judged.size === 0) throw new CliError(`${file} holds no dream`);
  return Object.fromEntries([...judged].map(([language, dreams]) => [language, measureRecognition(dreams)]));
}
