import type { Guard } from '../../../../care/guards/guard.ts';

/** Eating disorders. */
export const eatingDisorder: Guard = {
  kind: 'eating_disorder',
  rows: [
    {
      all: [
        ['a escondidas', 'atracon*', 'hasta ponerme mala/malo/enferma', 'hasta que dolia', 'escondia'],
        ['comia/comi/comer/comida'],
        ['lo vomitaba/vomite/vomitaba todo', 'vomitaba todo', 'lo devolvia todo', 'vomitarlo'],
      ],
    },
    {
      all: [['miedo/panico/terror'], ['engordar/engordaba/engorde', 'calorias', 'subir de peso']],
      within: 10,
      not: ['gato/perro/cerdo/caballo'],
    },

    {
      all: [
        [
          'para no engordar',
          'para adelgazar',
          'me veia/sentia gorda/gordo',
          'se me marcaban/notaban/veian los/las huesos/costillas',
          'nunca era bastante poco/delgada',
          'enferma/enfermo de ana/mia',
          'odiaba mi cuerpo',
        ],
        ['vomit*', 'sin comer', 'bascula', 'no comia/comer', 'laxantes', 'huesos/costillas', 'me pesaba'],
      ],
      within: 14,
    },

    {
      all: [
        [
          'anorexia',
          'anorexic*',
          'anorexico/anorexica',
          'bulimi*',
          'trastorno/trastornos alimentario/alimentarios/alimenticio/alimenticios',
          'trastorno/trastornos de/la conducta? alimentacion/alimentaria',
          'tca',
          'me provoque/provocaba/provoco el/un vomito',
          'provocarme/provocandome el? vomito',
          'me hice/hacia/hago vomitar',
          'hacerme vomitar',
          'dedos en la garganta',
          'matarme de hambre otra/para',
          'me mataba/mato de hambre otra/para/y',
          'atracones y vomitaba/vomitar/vomitos',
          'vomitaba/vomitar/vomite todo lo que comia/comi/habia',
        ],
      ],
      not: ['pedi/pizza'],
    },
    {
      all: [
        [
          'dias sin comer',
          'semanas sin comer',
          'dejado/deje/dejaba de comer',
          'no comia nada',
          'no habia comido en',
          'caloria/calorias',
          'atracon/atracones',
        ],
        [
          'costillas',
          'orgull*',
          'mis huesos',
          'culpa/culpable',
          'bascula',
          'me pesaban/pesaba/pese',
          'gorda/gordo',
          'vomit*',
          'adelgazar',
          'delgada',
          'control',
        ],
      ],
      within: 14,
    },
  ],
};
