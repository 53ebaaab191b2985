import type { Guard } from '../../../../care/guards/guard.ts';

/** Racist violence. */
export const racism: Guard = {
  kind: 'racism_persecution',
  rows: [
    {
      all: [['noose'], ['black/color/colored/skin', 'our/my tree/porch/door/yard/house']],
      within: 10,
      not: ['horse/cowboy'],
    },
    {
      all: [
        [
          "because i/he/she/we/they? am/i'm/is/was/are/were? a? black/asian/latino/latina/mexican/arab/muslim/jewish/brown/african/indian/native/roma/gypsy/chinese/indigenous/foreign*",
          'for being a? black/asian/latino/latina/mexican/arab/muslim/jewish/brown/african/roma/gypsy/indigenous/foreign*',
        ],
        [
          'made _ get/leave/stand/move',
          'refus*',
          'would/did not let/serve',
          "wouldn't/didn't let/serve",
          'kicked out',
          'threw _ out',
          'get off',
          'hang*',
          'paint*',
          'burn*',
          'mock*',
          'bull*',
          'nobody/no would',
        ],
      ],
      within: 12,
    },

    {
      all: [
        [
          'white hoods',
          'hooded klan',
          'burning cross',
          'cross burning',
          'monkey noises/sounds/chants',
          'the klan',
          'brown/black family on the street',
          'ethnic cleansing',
          'ghetto with the star',
        ],
      ],
    },
    {
      all: [
        ['police/cop/cops/policeman/policemen/officer/officers', 'border patrol', 'immigration'],
        ['my black? son/brother/husband/father/dad/mother/mom/friend/cousin/family/little', 'us', 'me'],
        [
          'for no reason',
          'in a cage',
          'into a cage',
          'in cages',
          'on the ground',
          'on his/my/her neck',
          'hands up',
          'away',
        ],
        [
          'drag/dragged/dragging',
          'put/threw/slammed/pushed',
          'pulled',
          'shot',
          'handcuffed',
          'beat/beating',
          'took',
        ],
      ],
      not: ['zoo/circus'],
    },
    {
      all: [
        ['headscarf/hijab/turban/kippah/yarmulke/burka', 'skin', 'accent'],
        [
          'spat/spit at/on',
          'yelled/screamed/shouted at',
          'pulled/tore/ripped',
          'because of my/her/his/our/their',
        ],
        ['spat/spit', 'because of', 'tore/ripped/pulled', 'terrorist'],
      ],
      within: 12,
      not: ['wind', 'sun*'],
    },
    {
      all: [
        [
          'brown/black/asian/mexican/muslim/jewish/immigrant family/families/kids/people',
          'foreign*',
          'immigrant*',
        ],
        ['go home', 'get out', 'go back'],
        ['shout*', 'yell*', 'scream*', 'chant*', 'mob'],
      ],
    },

    {
      all: [
        [
          'racist*',
          'racism',
          'racial/racially slur/slurs/abuse/insult/insults/attack/profil*',
          'n word',
          'neo nazi/nazis',
          'neonazi*',
          'skinhead*',
          'ku klux',
          'klansm*',
          'lynch*',
          'swastika*',
          'white supremacis*',
          'hate crime*',
          "knee on my/his/her/their brother's/son's/father's/friend's? neck",
          'color/colour of my skin',
          'my skin color/colour',
          'because of my/our/his/her skin/race/accent/religion/headscarf/hijab',
          'ice agents/officers/raid',
          'deport/deported/deporting me/us/my/him/her/them',
          'being/be/been/get/got deported',
          'pull*/tore/ripped/rip/tear/snatched off? my hijab/headscarf/turban/veil/kippah',
          'burn*/set/attack* down? fire? to? our/the/a mosque/synagogue',
        ],
      ],
      not: ['racism museum'],
    },
    {
      all: [
        [
          'told/tell/telling us/me/him/her/them',
          'yell*',
          'shout*',
          'scream*',
          'said',
          'chant*',
          'sign* said',
        ],
        [
          'go back to my/our/your/his/her/their own? country/countries/africa/mexico/china/land',
          'go back to where/wherever you/we/i came/come',
          'go back where you/we/i came/come',
        ],
      ],
      within: 8,
    },
    {
      all: [
        [
          'police/cop/cops/policeman/policemen/officer/officers/guard/guards/soldiers/men/they/people/boys/gang/kids/someone/somebody/he/she',
        ],
        [
          "because i/he/she/we/they? am/i'm/is/was/are/were? a? black/asian/latino/latina/mexican/arab/muslim/jewish/brown/african/indian/native/roma/chinese/immigrant/foreign*",
          "because i'm/he's/she's/we're/they're a? black/asian/latino/latina/mexican/arab/muslim/jewish/brown/african/indian/native/roma/chinese/immigrant/foreign*",
          'for being black/asian/latino/latina/mexican/arab/muslim/jewish/brown/african/indian/native/roma/chinese/an',
        ],
        [
          'stop*',
          'put',
          'beat*',
          'hit',
          'kick*',
          'arrest*',
          'shot/shoot/shooting',
          'spat/spit',
          'threw/throw',
          'chas*',
          'handcuff*',
          'push*',
          'attack*',
          'follow*',
          'search*',
          'laugh*',
          'kicked',
          'insult*',
        ],
      ],
    },
    {
      all: [
        ['police/cop/cops/policeman/policemen/officer/officers'],
        [
          'my black/brown son/brother/husband/father/friend/cousin/nephew/boy/body',
          "he/i/she couldn't/can't breathe",
          "couldn't/can't breathe",
          'could not breathe',
          'for nothing',
          'hands up',
        ],
        [
          'gun/guns/weapons at',
          'knee on',
          'pulled us/me/him over',
          'handcuff*',
          'on the ground',
          'shot',
          'shoot',
          'neck',
          'beat*',
        ],
      ],
    },
    {
      all: [
        [
          'black/asian/latino/latina/mexican/arab/muslim/jewish/brown/african/indian/native/roma/gypsy/immigrant',
        ],
        ['called me/us/him/her a/an? dirty/filthy/slur/slurs/monkey/terrorist/nigg*/alien/illegal/ape'],
      ],
      within: 20,
    },
    {
      all: [
        [
          'called/calling me/us/him/her a? monkey/nigg*/terrorist/dirty',
          'nigger*/nigga*',
          'slur* at/on me/us/my',
        ],
      ],
    },
  ],
};
