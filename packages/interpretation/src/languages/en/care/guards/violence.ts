import type { Guard } from '../../../../care/guards/guard.ts';
import { childTime, likeBefore, parents, partners } from './people.ts';

const blows = [
  'pull/pulled/pulls/pulling/drag/dragged/dragging me _ _ by my/the hair/arm/neck',
  'throw/threw/throws/throwing a/the glass/bottle/plate/knife/cup/mug/chair/vase/shoe/phone at me/us',
  'twist/twisted/twisting my arm',
  'push/pushed/pushing/threw me out of the',
  'chase/chased/chasing me/us _ with his/her/a/the belt/knife/stick/bat',
  'hit/beat/punch/slap/kick/strangle/choke me/us',
  'break/broke/breaks/breaking my jaw/nose/arm/rib/ribs/teeth/wrist/finger/fingers/hand/tooth/cheekbone',
  'slap/slapped/slaps/slapping my face/head',
  'his/her/their hand/hands around/on/round my throat/neck',
  'hand/hands around/on/round my throat/neck',
  'whip/whipped/whipping/beat/beating me/us',
  'almost/nearly killed me/us',
  'smash/smashed/smashing/throw/threw/throwing plates/dishes/bottles/glasses/chairs/things/a at/next/near/against/by me/my/us/the',
  'knife to/at/against my throat',
  'spat/spit in/at my face/me',
  'hit/hits/hitting/punch/punched/punches/punching/slap/slapped/slaps/slapping/kick/kicked/kicks/kicking me/us',
  'beat/beats/beating/beaten me/us',
  'beating/hitting/punching/slapping/kicking on me/us',
  'chok*/strangl* me/us',
  'throw/throws/threw/throwing/slam/slammed/slams/slamming me against/across/into/on/onto/to',
  'push/pushed/pushes/pushing/shove/shoved/shoving me down/against/into/to',
  'grab/grabs/grabbed/grabbing me by the throat/neck/hair',
  'grab/grabs/grabbed/grabbing my throat/neck/hair',
  'drag/drags/dragged/dragging me by the/my hair',
  'pull/pulls/pulled/pulling my hair',
  'whip/whipped/whipping me',
  'beat/hit me up',
];

const othersOfTheHouse =
  'me/us/mom/mum/mother/mama/dad/father/kids/children/son/daughter/sister/brother/siblings';

const isPlay = [
  'with the/some/good/bad news/idea/question',
  'the jackpot',
  'snow/hay/leaves/confetti',
  'a party/kiss/glance/look/rope/surprise',
  'at chess/cards/tennis/checkers/pool/poker/monopoly/golf/scrabble/soccer/football/ping/bowling/a/the/it/this/that/everything/mario',
  'beat me to/in/by',
  'with a/the/his/her/their pillow/pillows/snowball/snowballs/ball/balls/balloon/feather/cushion/cushions/fish/baguette/banana/towel/sponge/flower',
  'water balloon/fight',
  'pillow fight',
  'on the swing/swings/sled/bike',
  'into the pool/water/lake/sea',
  'out of the way',
  'the ball to me',
  'playfully/jokingly/accidentally',
  'by accident',
  'a joke',
];

/** Violence at home. */
export const violence: Guard = {
  kind: 'violence_partner_or_family',
  rows: [
    {
      all: [
        ['last time', 'so that he/she', 'hide/hiding/hid from him', 'packing/packed a bag', 'again'],
        [
          'he/she/they almost/nearly killed me',
          'he/she had/has beaten me',
          'he/she would/will kill me',
          'find out and',
        ],
      ],
      within: 16,
      not: ['monster/zombie/shark/killer/alien/bear/soldier'],
    },
    {
      all: [
        [...partners, 'father/dad/stepfather/stepdad'],
        [
          'children/kids/baby hid/cried/crying/watched/watching/hiding',
          'i hid',
          'next to my head',
          'locked myself in',
          'afraid of him',
        ],
        [
          'scream/screamed/screaming/yell/yelled/yelling at me/us',
          'smash*',
          'broke the door',
          'punch* the wall',
          'drunk',
        ],
      ],
      not: ['hide and seek', 'wedding/party'],
    },

    { all: [[...partners, ...parents], blows], by: 'them', not: isPlay },
    {
      all: [
        [...parents, ...partners, 'brother', 'uncle'],
        [
          `hit/hits/hitting/beat/beats/beating/slap/slapped/slapping/punch/punched/punching/kick/kicked/kicking/chok*/strangl* my/the/our ${othersOfTheHouse}`,
          'hit/hits/hitting/beat/beats/beating/slapped/slapping/punched/punching/kicked/kicking mom/mum/mama/dad/us/her/him up/again/and/with/so/until/while/in/on',
        ],
      ],
      by: 'them',
      not: [...isPlay, 'brother at/in'],
    },
    {
      all: [
        [
          ...parents,
          ...partners,
          'brother',
          'sister',
          'uncle',
          'aunt',
          'cousin',
          'he',
          'she',
          'they',
          'someone',
          'teacher',
        ],
        [...likeBefore, ...childTime],
        [
          'hit/hits/hitting/beat/beats/beating/hurt/hurts/hurting/punch/punched/punching/slap/slapped/slapping/kick/kicked/kicking/chok*/strangl*/locked me/us',
          'hit/beat/hurt/choke/slap/kick/punch me/us/mom/mum',
        ],
      ],
      within: 7,
      by: 'them',
      not: [...isPlay, 'and again'],
    },
    {
      all: [
        childTime,
        [
          'hurt/hurting/beat/beating/hit/hitting/abused/slapped/slapping me',
          'beaten',
          'took off his belt',
          'with his/the/a belt',
        ],
      ],
      within: 10,
      not: isPlay,
    },
    {
      all: [
        partners,
        [
          'beaten/hit/strangled/choked/punched/slapped/kicked up? by my',
          'restraining order',
          "kill me if i/i'd left/leave/told/went/ever",
          'threatened to kill me',
          'find me anywhere/wherever',
          'will/would kill me if',
          'locked/locks me in/up',
          'waiting outside/for _ with a knife/gun',
          'raised his/her hand/fist against/at/to/and',
          "won't/wouldn't let me leave/out/go",
          'afraid/scared of him/her again',
        ],
      ],
      within: 10,
    },
    {
      all: [
        [...partners, 'he'],
        [
          'with his/a/the belt',
          'took off his belt',
          'holding/swinging/raised his/a/the belt',
          'his belt _ hand/hands',
        ],
      ],
      within: 8,
      not: ['seat belt', 'safety', 'conveyor', 'black belt', 'in love'],
    },
    {
      all: [
        [...parents, 'stepfather'],
        ['beaten/hit/slapped/kicked up? by my', 'took off his/the belt', 'with his/a/the belt', 'the belt'],
      ],
      within: 8,
      not: ['seat belt', 'safety'],
    },
    {
      all: [
        [
          'domestic violence',
          'my trauma/ptsd',
          'ptsd',
          'flashback*',
          'violent husband/boyfriend/ex/father/stepfather/partner/marriage',
          'abusive husband/boyfriend/ex/father/stepfather/partner/marriage/mother/relationship/wife/girlfriend/parents/family/home',
          "women's shelter",
          'battered women/woman/wife',
          'restraining order',
        ],
      ],
    },
  ],
};
