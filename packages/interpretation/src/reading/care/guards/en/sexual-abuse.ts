import type { Guard } from '../guard.ts';
import { childTime, nearOnes, partners } from './people.ts';

const touches = [
  'touch/touches/touched/touching me/us',
  'fondl*',
  'touch/touches/touched/touching my body/breast/breasts/chest/thigh/thighs/bottom/butt',
];

/** Sexual abuse and unwanted touch. */
export const sexualAbuse: Guard = {
  kind: 'sexual-abuse',
  rows: [
    {
      all: [
        [...nearOnes, 'he', 'a man/guy/stranger', 'the man/guy/stranger', 'father/brother/uncle/husband of'],
        [
          'finger/fingers/hand inside of? me',
          'cornered/trapped me _ kissed/touched/kissing/touching',
          "kissed/kissing me and i/would/could not/push/couldn't",
          "kissed me and i couldn't/could",
          'could not/never push/get him off',
          "couldn't push/get him off",
        ],
      ],
      within: 14,
      not: ['bus/boat'],
    },
    {
      all: [
        ["girlfriend's/boyfriend's/friend's/wife's/husband's father/dad/brother/uncle/husband"],
        ['cornered me', 'kissed me and', 'undressed me', 'touched me', 'locked the door'],
        ['kissed/touched/kissing/touching me', 'push him off', "couldn't/could move/scream/not"],
      ],
      not: ['on the cheek/forehead/shoulder', 'goodbye'],
    },

    {
      all: [
        [
          ...nearOnes,
          'he',
          'a man/guy/stranger',
          'the man/guy/stranger',
          "grandpa's/grandfather's/uncle's/dad's/father's/brother's/stepdad's/stepfather's/cousin's/boss's/teacher's/coach's",
        ],
        [
          'hand/hands/fingers on/over/inside my breast/breasts/chest/thigh/thighs/bottom/butt/crotch/privates',
          'hand/hands/fingers under/inside my shirt/blouse/sweater/bra/clothes',
          'hand/hands/fingers _ up/down/along my leg/legs/thigh/thighs/body/stomach',
          'grab/grabbed/grabbing/squeeze/squeezed/squeezing my breast/breasts/butt/bottom/ass/crotch',
          'hands all over me/my',
        ],
      ],
      within: 14,
      not: ['bandage*', 'doctor/nurse', 'massage*', 'spider*', 'to heal/stop'],
    },
    {
      all: [nearOnes, ['did/do/does/doing to me', 'what he/she did', 'had done to me']],
      within: 4,
      not: ['what i did'],
    },
    {
      all: [
        [...partners, ...nearOnes, 'he', 'a man', 'the man'],
        [
          'crying',
          'cried',
          'asked/asking/begged/begging him/her/them to stop',
          'to stop',
          "didn't want",
          'did not want',
          'said no',
          "couldn't move",
          'could not move',
        ],
        [
          'having/had/have sex with me',
          'was inside me',
          'on top of me',
          'took off my clothes',
          'undress* me',
        ],
      ],
      not: ['car/truck/horse/tree/wall/ceiling/roof/snow'],
    },
    {
      all: [[...nearOnes, ...childTime], ['lying/lay/laid/was/got/climbed/sat on top of me']],
      within: 12,
      not: ['snow/wrestl*/football/rugby/laugh*/pile'],
    },
    {
      all: [
        [...childTime, ...nearOnes, 'a little kid'],
        ['secret', 'not to tell', "don't tell"],
        [
          'take/took/taking off my clothes',
          'undress*',
          'naked',
          'secret game',
          'our secret',
          'little secret',
          'special game',
        ],
      ],
      not: ['hide and seek', 'treasure', 'club'],
    },

    {
      all: [
        [
          'rape/raped/raping/rapist/rapes/rapists',
          'molest*',
          'sexual/sexually assault*/abus*/harass*',
          'sex/sexual abuse/assault/offender',
          'abused/abuses/abusing/abuse me/us/him/her',
          'abused by my/a/the/him/her/our',
          'being/was/were/got/been abused',
          'he/she/they abused',
          'my abuser/abusers/molester',
          'grope/groped/groping/gropes',
          'force/forced/forces/forcing himself/herself/themselves on/upon/onto/into me/us',
          'touch/touched/touching/touches me/us/him between the/my legs',
          'touch/touched/touching/touches my private/privates/genitals/crotch',
          'touch/touched/touching/touches me down there',
          'touch/touched/touching/touches me inappropriately',
          'hand/hands/fingers _ between my legs',
          'hand/hands in/into/inside/down my pajamas/pyjamas/pants/underwear/panties/knickers/trousers/shorts/nightgown/nightie',
          'hand/hands up my skirt/dress/shirt/nightgown/nightie/top',
          'hand/hands under my nightgown/nightie/pajamas/pyjamas',
          'pull/pulled/pulling/pulls/took/taking/take/ripped/tore my underwear/panties/knickers/pajamas/pyjamas/pants/trousers down/off',
          'pull/pulled/pulling/pulls down my underwear/panties/knickers/pajamas/pyjamas/pants/trousers',
          'make/made/makes/making me touch him/her/it/his',
          'forced/forces/forcing me to touch/undress/kiss/have/suck/take',
          'rub/rubbed/rubbing/rubs himself/herself against/on me/my',
          'incest',
          'climb*/got/lay/lying on top of me and/while',
          'date raped',
          'roofie*',
          'the man/boy/guy/one who assaulted me',

          'against my will',
        ],
      ],
      not: ['rape field/fields/seed/oil', 'field of rape'],
    },
    {
      all: [nearOnes, touches],
      by: 'them',
      not: [
        'on the shoulder/arm/hand/cheek/forehead/head/back/nose/elbow/nose/knee/chin',
        'on my shoulder/arm/hand/cheek/forehead/head/back/nose/elbow/chin',
        'with a/the/his magic/wand/feather/sword/finger/stick/staff/cross',
        'and i turned/became/woke/flew',
        'deeply',
        'to wake me',
        'for luck',
        'and said/shouted/yelled tag',
      ],
    },
    {
      all: [
        [
          "mom's/mum's/mother's/father's/dad's brother",
          'uncle*',
          'brother*',
          'cousin*',
          'stepfather*',
          'father*',
          'dad*',
          'teacher*',
          'priest*',
          'neighbor*/neighbour*',
          'he',
          'she',
          'grandfather/grandpa/granddad',
          'someone/somebody',
          'a man/boy/guy',
          'the man/boy/guy',
        ],
        [...childTime, 'like he used to', 'the way he used to', 'the way my', 'used to', 'like when'],
        [
          'touch/touched/touching/touches me/us',
          'did/do/does/doing to me',
          'his hands? on/all/over me',
          'hands all over me/my',
          'came/come/comes/coming/crept/climbed/got/crawled into my bed',
          'lay/lying/lie down? on me',
        ],
      ],
      not: ['on the shoulder/arm/head/forehead/cheek', 'story/book/sword'],
    },
    {
      all: [
        childTime,
        [
          'touched/touching me',
          'hands all over me',
          'did/doing to me',
          'inside of? me',
          'told me not to tell',
          'our secret',
          "don't tell anyone/anybody/mom/mum",
        ],
      ],
      not: ['on the shoulder/arm/head/forehead/cheek', 'story/book/song'],
    },
    {
      all: [
        [
          'i froze',
          "couldn't/can't move/scream",
          'could not move/scream',
          'lay still',
          'in my sleep',
          'while i slept',
          'pretended/pretending to be? sleep/asleep',
          'said no/stop',
          'told him/her/them to stop',
          "didn't want it/him/to",
          'did not want it/him/to',
          "wouldn't/didn't stop",
          'not to tell',
          'our secret',
          'nobody/no believed me',
          'in my bed',
          'under the/my blanket/blankets/covers/sheets/duvet',
        ],
        touches,
      ],
      within: 12,
      not: ['ghost/snake/spider/cat/dog/plant/vine', 'on the shoulder/arm/head/forehead/cheek/nose'],
    },
    {
      all: [
        [...partners, 'he', 'the man/guy/boy', 'a man/guy/boy', 'my date'],
        ['said no/stop', 'told him/her no/to', 'screamed no', "didn't want to", 'did not want to'],
        [
          "didn't/wouldn't/doesn't stop and/until/and/he/so i/it/he",
          'did not stop and/until',
          'wait* for it to be/end',
          'kept going',
          'held/pinned me down',
          'on top of me',
        ],
      ],
      not: ['car/bus/train/bike/singing/talking/laughing'],
    },
    {
      all: [
        nearOnes,
        ['not to tell', 'our secret', ...childTime, 'no one/nobody would believe'],
        [
          'kissed/kissing/kisses/kiss me',
          'undress* me',
          'in/into my bed',
          'on my bed',
          'took/takes/taking off my clothes',
        ],
      ],
      not: ['goodnight', 'good night', 'on the cheek/forehead', 'a story'],
    },
    {
      all: [
        nearOnes,
        [
          'held me down',
          'pinned me down',
          'lay/lying down? on top',
          'unzipped/unbuttoned his/my',
          'naked _ in my bed',
          'undressed me',
        ],
      ],
      by: 'them',
    },
  ],
};
