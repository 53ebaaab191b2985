import type { Guard } from '../../../../care/guards/guard.ts';
import { childTime, family, parents } from './people.ts';

const substances =
  'heroin/meth/crack/cocaine/coke/fentanyl/crystal/oxy/oxycontin/opioids/painkillers/pills/ketamine/speed/amphetamines/morphine/drugs/weed/drinking/booze/vodka/alcohol/gambling';

/** Addiction and relapse. */
export const addiction: Guard = {
  kind: 'addiction',
  rows: [
    {
      all: [
        ["i/i'm/i'd", ...family],
        [
          'bottle/bottles of vodka/whiskey/whisky/gin/rum/wine/liquor',
          'my/the/empty bottles',
          'my stash',
          'the pills',
          'my needles',
        ],
        ['hid/hide/hiding/hidden', 'find/found out'],
      ],
      within: 10,
      not: ['party/wedding/cellar/treasure/surprise/gift', 'message'],
    },
    {
      all: [
        ['weed/pot/heroin/coke/meth/cigarettes/drinking', 'smoked/drank/used'],
        ['after'],
        ['years/months/days clean/sober', 'clean for', 'sober for'],
      ],
      within: 12,
    },

    {
      all: [
        [...family, "i/i'm/i'd"],
        [
          'high on meth/heroin/crack/coke/cocaine/drugs/pills/fentanyl',
          'scor* dope/heroin/drugs/coke/pills/meth/crack',
          'bought/buying/buy dope/heroin/coke/meth/crack',
          'bag of coke/cocaine/heroin/meth/crack/dope',
          'my chip',
          'my sponsor',
          'shooting dope',
          'nodding off on heroin',
          'crack pipe',
        ],
      ],
      within: 10,
      not: ['poker', 'microchip', 'detective/police/customs', 'doctor/nurse'],
    },
    {
      all: [
        [...parents],
        ['the bottle', 'empty bottles'],
        ['again', ...childTime, 'passed out'],
        ['passed out', 'on the sofa/couch/floor', 'drunk'],
      ],
      not: ['baby', 'milk', 'message'],
    },

    {
      all: [
        [
          'relapsed',
          'relapse/relapsing',
          'rehab',
          'detox',
          'aa/na meeting/meetings/sponsor',
          'alcoholics/narcotics/gamblers anonymous',
          'using again',
          'back on drugs/heroin/meth/crack/coke/pills',
          'needle in my arm again',
          'my sobriety',
          'years/months/days of sobriety',
          'overdosed/overdosing on heroin/fentanyl/drugs/meth/pills/cocaine/opioids',
          'heroin/fentanyl/drug overdose',
          `addicted to ${substances} again`,
          'methadone',
          'halfway house',
          'sober living',
        ],
      ],
      not: [
        'knee/shoulder/hip/ankle/wrist/elbow/stroke',
        'detox tea/juice/smoothie',
        'back on the road/train/bus/bike/horse/street/ship/boat/plane/team/stage/island/bus',
        'using again the',
      ],
    },
    {
      all: [
        ["i/i'm/i'd/i've", 'again'],
        [
          'sober',
          'sobriety',
          'clean for/since/again',
          'years/months/weeks clean',
          'recovering alcoholic/addict',
          'in recovery',
        ],
        [
          'drank/drink/drinking/drunk/bottle/wine/beer/whiskey/vodka/using/used/glass/high/smoked/shot/relaps*/pills/drugs/coke',
        ],
      ],
      within: 14,
    },
    {
      all: [
        ["i/i'm/i'd/i've", ...family],
        [
          'again',
          'overdos*',
          'addict*',
          'hooked',
          'stole/stealing',
          'relaps*',
          'old apartment/house/flat/dealer',
          'hiding/hid',
          'woke up crying',
          'clean',
        ],
        [
          'heroin/meth/crack/fentanyl/opioids/oxycontin/crystal',
          'shoot/shooting/shot up',
          'smoked/smoking/snorted/snorting/snort crack/meth/coke/cocaine',
          'addicted to painkillers/pills/drugs/alcohol/cocaine',
          'a needle in my arm',
        ],
      ],
      within: 14,
      not: ['nurse/doctor/vaccine/flu', 'crack in/of the'],
    },
    {
      all: [
        ['painkillers/pills/alcohol/cocaine/heroin/drugs/gambling'],
        ['addicted to painkillers/pills/alcohol/cocaine/heroin/drugs/gambling again', 'hooked on'],
      ],
      within: 3,
    },
    {
      all: [
        [...family],
        [...childTime, 'again', 'all my life/childhood', 'like always', 'as always', 'poured/pour/pouring'],
        ['drunk', 'was/is/were drinking', 'an alcoholic', 'an addict', 'passed out', 'the vodka', 'high on'],
      ],
      within: 10,
      not: ['wedding/party/birthday/toast'],
    },
    {
      all: [
        family,
        [
          "who's/who is/was an? alcoholic/addict",
          'is/was an alcoholic/addict',
          'addiction',
          'drinking problem',
          'alcoholic/addicted',
        ],
      ],
      within: 4,
      not: ['to this/the/that song/game/show/chocolate/coffee/phone/video', 'love addiction'],
    },
  ],
};
