import type { Guard } from '../../../../care/guards/guard.ts';

/** Hurting oneself. */
export const selfHarm: Guard = {
  kind: 'self_harm',
  rows: [
    {
      all: [
        [
          'hit/hitting/punch/punching/slap/slapping myself in/on/over/because/until/so/again',
          'pull/pulling/pulled out my own? hair because/until/and',
          'cuts/scars on/along/across my/her/his arms/arm/wrists/wrist/thighs/thigh/forearms',
        ],
      ],
      not: ['head on the', 'bramble*/thorn*/rose*/cat/kitten', 'game/mosquito/fly'],
    },

    {
      all: [
        [
          'arms/legs/thighs/wrists were/was covered/full in/of/with fresh? cuts',
          'cuts all over/up my arms/legs/thighs/wrists',
          'dig/dug/digging my? finger? nails into my own? arms/arm/skin/palms/legs/thighs/flesh',
          'burn/burned/burnt/burning my own? arm/arms/wrist/skin/leg/hand/thigh with a/the/my lighter/cigarette/match/iron/matches',
        ],
      ],
    },
    {
      all: [
        ['razor*', 'blade/blades', 'scalpel', 'box cutter', 'penknife', 'broken glass', 'shard*'],
        [
          'used it on',
          'relief',
          'deserved',
          'calm',
          'hid it',
          'so that nobody',
          'secret*',
          'old',
          'on purpose',
        ],
        ['on/into/across my thighs/thigh/arms/arm/wrist/wrists/skin/forearm/forearms'],
      ],
      within: 12,
      not: ['shav*', 'barber', 'surgeon', 'by accident'],
    },
    {
      all: [
        ["i/i'm/i'd"],
        ['blood/bleeding/bled', 'toilet/bathroom/stall', 'relief', 'numb', 'sleeves'],
        ['cutting', 'cutting and'],
      ],
      within: 8,
      by: 'dreamer',
      not: [
        'cutting a/the/some/up/down/off/into/through/his/her/my/our/their/bread/hair/paper/meat/onions/grass/wood/vegetables/class/board',
      ],
    },

    {
      all: [
        [
          'self harm*',
          'self injur*',
          'harm/harming/harmed myself',
          'mutilat* myself',
          'hurt/hurting/cut/cutting/burn/burned/burning/hit/hitting/punch/punching/punched/bite/bit/biting/scratch/scratched/scratching myself on purpose/deliberately/intentionally',
          'hit/hitting/bang/banged/banging/bash/bashing/smash/smashing/slam/slamming my head against/on/into the wall/floor/table/mirror',
          'cuts/scars/wounds/burns that? i had/have? made/given/done myself',
          'carv* _ into/in my leg/arm/skin/thigh/stomach/wrist/forearm/body',
          'cigarette/lighter/iron/flame against/on/into/to my arm/skin/hand/wrist/thigh/leg',
          'started/began/start/starting cutting myself/again',
          'been cutting myself/again',
          'had started cutting',
          'clean from cutting',
        ],
      ],
    },
    {
      all: [
        ["i/i'm/i'd"],
        [
          'cut/cutting/cuts/slit/slitting/slice/sliced/slicing/slash/slashed/slashing my own? arm/arms/wrist/wrists/thigh/thighs/forearm/forearms/skin/stomach/belly/legs/body/flesh/veins',
          'scratch/scratched/scratching/claw/clawing/clawed my own? arm/arms/thigh/thighs/wrist/wrists/skin/legs open/bloody/until/raw',
        ],
      ],
      by: 'dreamer',
      not: [
        'off',
        'open and took',
        'by accident',
        'accidentally',
        'arm/arms/leg/legs/thigh/wrist/skin/belly/stomach on a/the/some',
        'rose',
        'thorns',
        'free',
        'watch',
        'paper doll',
      ],
    },
    {
      all: [
        ["i/i'm/i'd/i've"],
        ['cut/cutting/burn/burned/burnt/burning/scratch/scratched/scratching myself', 'cutting'],
        [
          'razor*',
          'blade*',
          'again',
          'every night/day',
          'feel something/anything/alive/better',
          'on purpose',
          'cigarette/lighter',
          'sleeves',
          'nobody/noone would/could see/notice/know',
          'scars',
          'like i used/did',
          'years clean',
          'hate/hated myself',
        ],
      ],
      within: 12,
      not: [
        'class/classes/cake/bread/grass/wood/paper/hair/vegetables/onions/meat/rope/corners',
        'shaving',
        'stove/oven/pan/iron',
      ],
    },
    {
      all: [
        ['hate/hated myself', 'on purpose', 'deserved it', 'punish/punished/punishing myself'],
        [
          'hit/hitting/punch/punching/punched/slap/slapping/slapped/hurt/hurting/bite/biting/bit/starv* myself',
        ],
      ],
    },
  ],
};
