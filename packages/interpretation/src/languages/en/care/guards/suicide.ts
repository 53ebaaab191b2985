import type { Guard } from '../../../../care/guards/guard.ts';

/** The wish to die. */
export const suicide: Guard = {
  kind: 'wish_to_die',
  rows: [
    {
      all: [
        [
          'drove/drive off/into the/a cliff/bridge/wall/tree/lake on purpose',
          'crashed _ on purpose',
          'rope/noose/belt/cord to/around/from the beam/rafter/rafters/ceiling/fan/hook and/stood/stepped',
          'noose around my neck',
          'decided/decide/deciding to end it/everything/things',
          'done with everything/life/living',
        ],
      ],
      not: ['boat/swing/horse/kite', 'relationship/marriage/contract'],
    },

    {
      all: [
        [
          'wanted it all/everything? to stop/end/be',
          'wanted everything to stop/end/be',
          'should/could just? die',
          'wish/wished i was/were/had/would dead/die/died/never',
          'better off dead',
          'deserve/deserved to die',
          'handful/bottle of sleeping? pills/tablets',
          'no longer wanted to live/be/exist',
          'tired of living/life',
          'nothing to live for',
          'bleed to death on purpose',
          'took/takes/taking her/his/their/my own life/lives',
        ],
      ],
      not: ['pharmacist', 'drugstore', 'prescri*', 'noise/music/rain/alarm'],
    },
    {
      all: [
        ["i/i'm/i'd"],
        [
          'put/held/pressed/pointed/hold/holding/pressing the/a/my gun/pistol/revolver/rifle to/in/into/against my own? head/mouth/temple/chin/heart',
        ],
      ],
      by: 'dreamer',
    },
    {
      all: [
        ['note', 'letter/letters'],
        ['goodbye', 'sorry', 'farewell', 'forgive me'],
        [
          'sea/ocean/river/lake/water',
          'bridge/edge/roof/ledge/cliff/railing',
          'rope/pills/gun',
          'jump/jumped',
        ],
      ],
    },

    {
      all: [
        [
          'suicid*',
          'kill/killed/killing/kills myself',
          'killed himself/herself/themselves/themself',
          'kill himself/herself/themselves',
          'end/ended/ending/ends my own? life',
          'take/took/taking my own life',
          'took his/her/their own life',
          'hang/hanged/hung/hanging myself/himself/herself/themselves',
          'want/wanted/wanting to die',
          'wanted to be dead',
          "didn't/don't/not want to live/exist anymore/any/like",
          "didn't/don't/not want to be alive/here anymore/any",
          "didn't/don't/not want to live/exist",
          'end it all',
          'cut/cutting/slit/slitting/slash/slashed/slashing my wrist/wrists',
          'took/take/taking/swallowed/swallow/swallowing all the/my/of pills/tablets',
          'all the/my/her/his sleeping pills/tablets',
          'overdos* on purpose',
          'i overdosed',
          'shot/shoot/shooting myself in the head/heart/chest/mouth/temple',
          'i shot myself',
          'gun/pistol to/against my own head/temple',
          'drown/drowned/drowning myself',
          'better off without me',
          'no reason to live/keep',
          'stepped/step/jump/jumped in front of the/a train/bus/truck/car and/because/to i/it/end/die',
          'wanted it to be over',
          'goodbye letter/letters/note/notes',
        ],
      ],
      not: [
        'in the foot',
        'want to die of/laughing',
        'die of laughter/embarrassment/shame/laughing',
        'suicide squad',
        'live in/at/on this/that/the/a/my/our house/home/flat/apartment/town/city/village/country/street/place/building/room/neighbourhood/neighborhood/area',
        'live with my/his/her/our/him/them/people/strangers',
        'live there/abroad/near',
      ],
    },
    {
      all: [
        [
          "couldn't/can't/cannot go on",
          'could not go on/take',
          'never wake up',
          'not wake up',
          'no way out',
          'end it',
          'nothing left to live',
          "couldn't take it anymore/any",
        ],
        ['jump/jumped/jumping', 'pills', 'bridge', 'rope', 'took the pills'],
      ],
      within: 14,
    },
  ],
};
