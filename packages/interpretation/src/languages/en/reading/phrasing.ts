import type { Phrasing } from '../../pack/phrasing.ts';
import { englishHistory } from './history.ts';
import { englishPersonal } from './personal.ts';
import { englishReassurance } from './reassurance.ts';

export const englishPhrasing: Phrasing = {
  history: englishHistory,
  personal: englishPersonal,
  reassurance: englishReassurance,
  unread: 'These words do not yet tell enough to be read. Add who was there, where it was and what happened.',
};
