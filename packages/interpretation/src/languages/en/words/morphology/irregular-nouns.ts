/** Nouns whose plural is not made by rule: singular, plural. Equal where the word does not change. */
const rows = `
aircraft aircraft
calf calves
child children
deer deer
dwarf dwarves
elf elves
fish fish
foot feet
gentleman gentlemen
goose geese
half halves
hoof hooves
human humans
knife knives
leaf leaves
life lives
loaf loaves
louse lice
man men
moose moose
mouse mice
offspring offspring
ox oxen
person people
policeman policemen
scarf scarves
self selves
sheep sheep
shelf shelves
spacecraft spacecraft
species species
talisman talismans
thief thieves
tooth teeth
wife wives
wolf wolves
woman women
`;

/** singular → plural */
export const irregularNouns: ReadonlyMap<string, string> = new Map(
  rows
    .trim()
    .split('\n')
    .map((row) => row.split(' ') as [string, string]),
);

/** Nouns in "-o" that take "-es". */
export const nounsInOes: ReadonlySet<string> = new Set(
  'buffalo echo hero mosquito potato tomato tornado torpedo volcano cargo domino mango'.split(' '),
);
