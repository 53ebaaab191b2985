import type { Guard } from '../../../../care/guards/guard.ts';

/** Eating disorders. */
export const eatingDisorder: Guard = {
  kind: 'eating_disorder',
  rows: [
    {
      all: [
        ['in secret', 'secretly', 'binge*', 'until i was sick', 'until it hurt', 'hiding', 'hid'],
        ['ate', 'eat/eating', 'food'],
        [
          'threw/throw/throwing it/everything all? up',
          'threw it all up',
          'threw up again',
          'vomited it/everything',
        ],
      ],
    },
    {
      all: [
        ['afraid/scared/terrified to/of'],
        ['make/making/get/getting me? fat', 'gain/gaining weight', 'calories', 'getting fat'],
      ],
      within: 8,
      not: ['cat/dog/pig/horse'],
    },

    {
      all: [['purging', 'purged after', 'ill/sick with ana/mia', 'pro ana', 'laxatives again/to/so']],
      not: ['closet/closets/files/house/attic/drawers/email/emails/wardrobe/demons/garage/shelves'],
    },
    {
      all: [
        ['too fat', 'too heavy', 'not thin', 'fainted', 'my bones', 'my ribs', 'hated my body'],
        ['scale', 'not eaten', "hadn't eaten", 'starv*', 'counted', 'skipped', 'stuck out'],
        ['scale', 'eaten', 'starv*', 'calories', 'meals', 'ran until', 'thin', 'felt'],
      ],
      within: 14,
      not: ['door/dress/suitcase/parrot/truck/elevator'],
    },

    {
      all: [
        [
          'anorexi*',
          'anorectic',
          'bulimi*',
          'eating disorder*',
          'bing* and purg*',
          'make/made/making myself throw/vomit/sick/puke',
          'made myself be sick',
          'finger/fingers down my throat',
          'starve/starved/starving myself',
          'throw/threw/throwing/vomit/vomited/vomiting up? everything/whatever i ate/eat/had',
          'throw/threw/throwing up everything',
        ],
      ],
    },
    {
      all: [
        [
          "hadn't/haven't eaten",
          'had/have not eaten',
          'stopped eating',
          'refus* to eat',
          'skipp* meals',
          'ate nothing',
          'eat nothing',
          'calorie/calories',
        ],
        [
          'proud',
          'ribs',
          'my bones',
          'guilty',
          'the scale',
          'weighed me',
          'thin enough',
          'too fat',
          'afraid of',
          'ugly',
          'lose more? weight',
          'control',
        ],
      ],
      within: 14,
    },
  ],
};
