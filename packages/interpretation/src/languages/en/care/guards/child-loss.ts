import type { Guard } from '../../../../care/guards/guard.ts';

const seasons = 'spring/summer/autumn/fall/winter';
const months = 'january/february/march/april/may/june/july/august/september/october/november/december';
const which = 'first/second/only/little/unborn/newborn';
/** Where a child is lost that is found again. */
const mislaid =
  'supermarket/market/store/mall/shop/crowd/station/airport/park/forest/woods/beach/zoo/bus/train/fair/street/maze/museum/hotel/city/toy/toys/stroller';
/** Things of a child. */
const things =
  'monitor/tooth/teeth/blanket/shoe/shoes/clothes/hat/photo/photos/picture/pictures/weight/fat/bag/bottle/pacifier/carrier/seat/doll';

/** The loss of a child, born or unborn. */
export const childLoss: Guard = {
  kind: 'loss_of_child',
  rows: [
    // A parent says "him", and how old he was.
    {
      all: [
        ['buried/bury/burying him/her/them', 'his/her/their funeral/grave/coffin'],
        ['day/days/week/weeks/month/months old', 'lived for/only _ hours/days'],
      ],
      within: 16,
      not: ['dog/cat/puppy/kitten/hamster/bird/rabbit/pet/horse/fish'],
    },
    {
      all: [
        [
          'labor/labour',
          'pregnan*',
          'born too early',
          'premature*',
          'incubator',
          'delivery',
          'birth',
          'gave birth',
          'midwife',
          'nicu',
          'weeks',
        ],
        ['baby/twins/child/son/daughter/girl/boy/boys/girls'],
        [
          'baby/he/she/it was already/just? dead',
          'was already dead',
          'only one of them/us/the lived/survived',
          'did not live/survive',
          "didn't live/survive",
          'nobody/no could/one save/could',
          'could not save/be',
          "couldn't save/be",
          'died',
          'born dead',
          'tiny body',
        ],
      ],
      within: 14,
      not: [
        'kitten*/puppy/puppies/lamb*/calf/foal/chick/chicks/cow/mare/dog/cat',
        'grandfather/grandmother/grandpa/grandma/father/king/queen died',
      ],
    },

    {
      all: [
        [
          "couldn't/could/can't/didn't not? find/hear/get a/the/any/his/her heartbeat",
          "couldn't/can't find/hear his/her/its heart",
          'had a termination',
          'have a termination',
          'after the termination',
          'lost a pregnancy',
          'lost the/my/our pregnancy',
          "son/daughter/baby/child didn't/hadn't/had/did not? make/made it",
          'weeks when i/we lost',
        ],
      ],
    },
    {
      all: [
        [
          'my/our little? baby/newborn/toddler/son/daughter/child/infant/boy/girl',
          'my/our twins',
          'my/our unborn',
        ],
        [
          'was/were/is dead',
          'had died',
          'died',
          'did not/never wake/woke up',
          "wouldn't wake up",
          'was killed',
          'lifeless',
          'his/her funeral',
          'had not made it',
          'not survived/survive',
        ],
      ],
      isFirst: true,
      within: 14,
      not: [
        'grandfather/grandmother/grandpa/grandma/father/mother/dad/mom/husband/wife/uncle/aunt/brother/sister',
        'dog/cat/bird/fish/hamster/puppy/kitten/horse/plant/phone/battery/car/engine/king/villain/hero/goldfish',
        'laugh*',
        'who died',
        'in the movie/film/game/book',
      ],
    },
    {
      all: [
        ['my little boy/girl', 'my baby/son/daughter/newborn', 'our baby/son/daughter'],
        ['cold', 'blue', 'limp'],
        ['not/never wake/move/breathe/cry', "wouldn't/didn't wake/move/breathe/cry"],
      ],
      not: ['water/snow/ice/window/weather', 'puppy/kitten/doll'],
    },

    {
      all: [['losing the/my/our/this baby']],
      not: [mislaid, things, 'aisle*/corridor*', 'find*/found/looking/looked/search*', 'keep/kept losing'],
    },
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
      not: [mislaid, 'found/looked/searched', things],
    },
    // Told as something that happened once, with its time, and nothing else of it.
    {
      all: [
        [
          `last/this/that ${seasons}/${months}/year/month/week`,
          `in/since/before/after/around/during the? ${seasons}/${months}/easter/christmas`,
          'year/years/month/months/week/weeks/days ago/since',
          'since i/we/she/they/my/our',
          'after i/we/she/they lost',
          'when he/she/they was/were',
          'when i/we/she/they lost',
        ],
        [
          `lost the/my/our/her/his/their ${which}? baby/babies/child/children/son/daughter/twins`,
          'lost our/her/their little? boy/girl',
        ],
      ],
      within: 8,
      not: [
        mislaid,
        'found/find/looked/searched/handed/waved/back',
        things,
        'sight/track/custody/trust/patience/touch',
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
};
