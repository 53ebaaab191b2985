import type { Guard } from '../../../../care/guards/guard.ts';
import { family } from './people.ts';

/** Dementia and other serious illness. */
export const illness: Guard = {
  kind: 'serious_illness_or_dementia',
  rows: [
    {
      all: [
        [...family, 'abuelita/abuelito'],
        [
          'no/ya sabia/sabe quien era/soy yo?',
          'no me reconocia/reconoce/conocia ya/mas',
          'moria/muere en la/el/su cama? del? hospital',
          'derrame',
          'ictus',
          'en coma',
          'el cancer habia/ha/volvio',
          'terminal',
        ],
      ],
      within: 8,
      not: [
        'disfraz/mascara/maquillaje',
        'derrame de petroleo',
        'el terminal',
        'terminal de',
        'bus/chofer/flota',
      ],
    },

    {
      all: [
        [
          'alzheimer',
          'alzeimer/alzaimer',
          'demencia',
          'cuidados paliativos',
          'paliativos',
          'quimio',
          'quimioterapia',
          'parkinson',
          'esquizofren*',
          'brote psicotico',
          'psicosis',
          'bipolar',
          'enfermo/enferma/enfermedad terminal',
          'fase terminal',
          'esclerosis multiple/lateral',
          'soporte vital',
        ],
      ],
    },
    {
      all: [
        [...family, 'yo le daba la mano'],
        ['cancer', 'leucemia', 'tumor'],
      ],
      within: 8,
      not: ['signo/horoscopo/zodiaco/tropico/constelacion'],
    },
    {
      all: [
        family,
        [
          'no me/nos reconocia/reconocio/conocia/recordaba/reconoce/conoce',
          'preguntaba quien era yo',
          'ya no sabia quien',
          'me llamaba por',
        ],
        [
          'enfermedad',
          'residencia',
          'geriatrico',
          'asilo de ancianos',
          'hogar de ancianos',
          'la memoria',
          'enfermo/enferma',
        ],
      ],
      within: 16,
    },
  ],
};
