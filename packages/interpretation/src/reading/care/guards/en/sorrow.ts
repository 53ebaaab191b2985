import type { Guard } from '../guard.ts';
import { childTime, parents, partners } from './people.ts';

const family = [
  ...parents,
  ...partners,
  'sister',
  'brother',
  'grandma/gran/granny/nana/nan/grandad/gramps',
  'aunt/uncle',
  'son',
  'daughter',
  'friend',
  'child',
];
const substances =
  'heroin/meth/crack/cocaine/coke/fentanyl/crystal/oxy/oxycontin/opioids/painkillers/pills/ketamine/speed/amphetamines/morphine/drugs/weed/drinking/booze/vodka/alcohol/gambling';

/** The loss of a child, illnesses and what people fight with. */
export const sorrow: readonly Guard[] = [
  {
    kind: 'child-loss',
    rows: [
      {
        all: [
          [
            'stillb*',
            'still born',
            'miscarr*',
            'abortion*',
            'no heartbeat',
            'heartbeat was gone/missing',
            'crib/cot death',
            'sids',
            `dead baby/newborn/child/son/daughter/infant/twins/fetus/foetus/toddler`,
            'losing the/my/our/this baby',
            'the/my/our baby that/who/which? i/we lost/aborted',
            'the/my/our child/son/daughter/twins that/who/whom? i/we lost',
            'the/my/our baby i/we lost',
            `my/our little? newborn/baby/child/son/daughter/infant/toddler/twins had/has/have/was/is/were? just/already/suddenly/really? dead/died/dying/drowned/killed/lifeless`,
            `my/our little girl/boy/one had/has/have/was/is/were? dead/died/dying/drowned/killed/lifeless`,
            'my/our son/daughter/child/baby/boy/girl who/that died/passed/drowned',
            `my/our/the newborn/baby/child/son/daughter/infant/toddler/twins wasn't/isn't breathing`,
            `my/our/the newborn/baby/child/son/daughter/infant/toddler/twins was/is/were/had/has? not/stopped breathing`,
            `my/our/the newborn/baby/child/son/daughter/infant/toddler couldn't/didn't breathe/move`,
            'found my/our/the son/daughter/baby/child blue/cold/dead/lifeless/not',
            'buried my/our/the little? son/daughter/baby/child/girl/boy/twins',
            'burying my/our/the little? son/daughter/baby/child/girl/boy/twins',
            'funeral/grave/coffin/ashes of/for my/our son/daughter/baby/child/little',
            "my/our/the son's/daughter's/baby's/child's funeral/grave/coffin/ashes/death",
            'tiny/little/small/white white? coffin',
            'ectopic pregnancy',
            'terminated/terminate/terminating/ended my/the pregnancy',
            'baby _ in/inside my belly/womb/me had? died/dead',
            'baby in/inside my belly/womb/me was/had? died/dead',
            'baby had/has stopped growing/moving',
          ],
        ],
        not: [
          'dead baby bird/mouse/rat/squirrel/rabbit/deer/seal/animal/animals/snake/turtle/elephant/whale/cat/dog/fish',
          'her/his/their hair',
          'of laughter/laughing/boredom',
          'to see/go/meet/get',
          'phone/battery/doll/dolls/hamster/goldfish/puppy/kitten',
          'baby blanket/monitor/teeth/shoes/shower',
          'the spider',
        ],
      },
      {
        all: [
          [
            'hospital/pregnan*/womb/blood/bleeding/doctor/midwife/ultrasound/again/weeks/months/funeral/grief/mourn*/year/years/died',
          ],
          ['lost/lose the/my/our/a baby/child/son/daughter/twins'],
        ],
        within: 14,
        not: [
          'supermarket/market/store/mall/shop/crowd/station/airport/park/forest/beach/zoo/bus/train/fair/street/toy/toys/stroller',
          'found',
        ],
      },
      {
        all: [
          ["ultrasound/scan/midwife/belly/womb/pregnan*/baby/baby's"],
          [
            'heart was/had not/stopped beating',
            "heart wasn't/didn't beating/beat",
            'no pulse',
            'heart had stopped',
            'stopped growing',
          ],
        ],
        within: 12,
      },
      {
        all: [
          ['pregnan*', 'my belly', 'my womb'],
          ['blood/bleeding/bled'],
          [
            'baby was/were/had gone',
            'baby was not/no there/longer',
            'was gone',
            'was empty',
            'losing it',
            'lost it',
          ],
        ],
      },
      {
        all: [
          [`my son/daughter/child/baby/newborn/toddler`, 'our son/daughter/child/baby'],
          [
            'died/dying/dead in my/his/her arms/crib/bed/cot',
            'blue/cold/lifeless in his/her/the crib/cot/bed',
            'stopped breathing',
            'drowned in the/a bath/bathtub/pool/river/lake/sea/pond',
          ],
        ],
        within: 4,
      },
    ],
  },
  {
    kind: 'eating-disorder',
    rows: [
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
  },
  {
    kind: 'addiction',
    rows: [
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
            'back on drugs/heroin/meth/crack/coke/pills/the',
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
          [
            'drunk',
            'was/is/were drinking',
            'an alcoholic',
            'an addict',
            'passed out',
            'the vodka',
            'high on',
          ],
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
  },
  {
    kind: 'illness',
    rows: [
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
  },
];
