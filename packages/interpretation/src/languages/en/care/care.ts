import type { CarePack } from '../../pack/care-pack.ts';
import { englishCareNote, englishCareTexts } from './care-texts.ts';

export const englishCare: CarePack = {
  texts: englishCareTexts,
  note: englishCareNote,
};
