/** Men and women of the family, in the words of those who grew up with them. */
export const parents = [
  'father',
  'dad',
  'daddy',
  'papa',
  'mother',
  'mom',
  'mum',
  'mommy',
  'stepfather',
  'stepmother',
  'stepdad',
  'stepmom',
  'stepmum',
  'foster father/mother/dad/mom/mum',
  'step father/mother/dad/mom/mum',
  'grandfather/grandpa/granddad/grandmother/grandma',
];

export const partners = [
  'ex',
  'husband',
  'wife',
  'partner',
  'boyfriend',
  'girlfriend',
  'fiance/fiancee',
  'spouse',
  'exhusband/exwife/exboyfriend/exgirlfriend',
];

/** Those of whom a touch that is told without more is told as an intrusion. */
export const nearOnes = [
  'uncle/stepfather/stepdad/stepbrother/stepmother/cousin/brother/father/dad/daddy',
  'grandfather/grandpa/granddad',
  'teacher/coach/trainer/tutor/priest/pastor/vicar/minister/monk/imam/rabbi',
  'neighbor/neighbour/babysitter/boss/ex/landlord',
  'step father/brother/dad/uncle',
  "mom's/mum's/mother's boyfriend/husband/friend",
  'friend of my/the family/father/mother',
  'family friend',
  "father's/dad's friend",
];

/** "Like when I was small": what happens in the dream happened long ago. */
export const childTime = [
  'when/since i was a/only/just? little/small/young/child/kid/boy/girl/baby/teenager/toddler/tiny',
  'when i was little/small/young/tiny/four/five/six/seven/eight/nine/ten/eleven/twelve/thirteen/4/5/6/7/8/9/10/11/12/13',
  'i was little/small/four/five/six/seven/eight/nine/ten/eleven/twelve again',
  'as a child/kid/boy/girl/little',
  'in my childhood',
  'my whole childhood',
  'all through my childhood',
  'all my childhood',
  'as if i were/was a child/kid',
  'i was a child/kid/little',
];

/** "As he used to": what happens in the dream has happened before. */
export const likeBefore = [
  'like he/she/they/before',
  'as he/she/they used/did/always',
  'the way he/she/they/my',
  'the way _ used to',
  'like when',
  'just like when/then/back',
  'like in the old',
  'used to',
  'again',
  'every night/time/day/weekend',
  'like always',
  'as always',
];

/** Those whose illness is told as one of the family. */
export const family = [
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
