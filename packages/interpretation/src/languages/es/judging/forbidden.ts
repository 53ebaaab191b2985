import { anyOf } from '../../../text/any-of.ts';
import type { ForbiddenShape } from '../../pack/judging-pack.ts';

/** What no reading says: prophecy, advice from above, verdicts, and words that say nothing. */
export const spanishForbidden: readonly ForbiddenShape[] = [
  {
    fault: 'future of outer events',
    pattern: anyOf(
      `vas a, te va a, va a (?:pasar|suceder|ocurrir)
          (?:encontrar|conocer|recibir|tendr|ser|ganar|perder|lograr|morir|viajar|llegar|volver)ás
          (?:pasar|suceder|ocurrir|llegar|traer|morir)á`,
      'giu',
    ),
  },
  {
    fault: '"you should"',
    pattern:
      /(?<!\p{L})(?:deberías|debes (?:de )?\p{L}+r(?:[mts]e|l[oae]s?)?|debieras|(?<!no )tienes que)(?!\p{L})/giu,
  },
  {
    fault: 'empty word',
    pattern:
      /(?<!\p{L})(?:energías?|universo|cósmic[oa]s?|destino|vibraci(?:ón|ones)|viaje interior)(?!\p{L})/giu,
    unlessDreamt: true,
  },
  {
    fault: 'diagnosis',
    pattern: anyOf(
      String.raw`(?<!ningún )diagn[oó]stic\p{L}+, trastornos?, síndromes?, neur(?:osis|óticas?|óticos?), patol[oó]g\p{L}+`,
      'giu',
    ),
    unlessDreamt: true,
  },
  { fault: 'symbolises', pattern: /(?<!\p{L})(?:simboliza[ns]?|representa[ns]?)(?!\p{L})/giu, most: 1 },
];
