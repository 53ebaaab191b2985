import type { Phrasing } from '../../pack/phrasing.ts';
import { spanishHistory } from './history.ts';
import { spanishPersonal } from './personal.ts';
import { spanishReassurance } from './reassurance.ts';

export const spanishPhrasing: Phrasing = {
  history: spanishHistory,
  personal: spanishPersonal,
  reassurance: spanishReassurance,
  unread: 'Estas palabras aún no cuentan lo bastante para leerlas. Añade quién estaba, dónde era y qué pasó.',
};
