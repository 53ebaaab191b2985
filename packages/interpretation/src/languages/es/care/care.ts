import type { CarePack } from '../../pack/care-pack.ts';
import { spanishCareNote, spanishCareTexts } from './care-texts.ts';

export const spanishCare: CarePack = {
  texts: spanishCareTexts,
  note: spanishCareNote,
};
