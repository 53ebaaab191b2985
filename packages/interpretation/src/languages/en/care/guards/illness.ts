import type { Guard } from '../../../../care/guards/guard.ts';
import { family } from './people.ts';

/** Dementia and other serious illness. */
export const illness: Guard = {
  kind: 'serious_illness_or_dementia',
  rows: [
    {
      all: [
        [...family, 'granny/nana/grandad/grandpa/grandma'],
        [
          'did not/never know/recognise/recognize/remember who i/me',
          "didn't/doesn't/couldn't know/recognise/recognize/remember who i was",
          "didn't/doesn't recognise/recognize/remember me anymore/any",
          'dying in the/a/his/her hospital/hospice',
          'after/before his/her/the stroke',
          'had/has had? a stroke',
          'on life support',
          'in a coma',
          'is/was terminal',
          'the cancer was/is/came/had back',
        ],
      ],
      within: 8,
      not: ['mask/costume/disguise/makeup', 'stroke of'],
    },

    {
      all: [
        [
          "alzheimer/alzheimers/alzheimer's",
          'dementia',
          'demented',
          'memory care',
          'memory ward/unit',
          'hospice',
          'palliative',
          'chemo',
          'chemotherapy',
          "parkinson/parkinsons/parkinson's disease/and/so/or/had",
          "with/has/had/of parkinson/parkinsons/parkinson's",
          'schizophreni*',
          'psychotic episode/episodes/break',
          'psychosis',
          'bipolar',
          'terminally ill',
          'terminal cancer/illness',
          'lou gehrig*',
          'huntington*',
          'multiple sclerosis',
          'life support',
        ],
      ],
      not: ['hospital bracelet'],
    },
    {
      all: [
        [...family, 'i held her/his hand'],
        ['cancer', 'leukemia/leukaemia', 'brain tumor/tumour', 'tumor/tumour'],
      ],
      within: 8,
      not: ['sign/horoscope/zodiac/tropic/constellation/born'],
    },
    {
      all: [
        family,
        [
          "didn't/doesn't/couldn't/wouldn't recognise/recognize/know/remember me/us/who/my",
          'did/does/could not/longer recognise/recognize/know/remember me/us/who/my',
          'no longer knew/recognised/recognized me/us',
          'called me by',
        ],
        [
          'illness',
          'disease',
          'nursing/care home',
          'the home',
          'sick',
          'forgets/forgot everything',
          'her/his memory',
        ],
      ],
      within: 16,
    },
  ],
};
