import type { MomentKind, RecallMark } from '@chitta/contract';

/** A moment of the demo member; `picture` names the colours of one that is painted for it. */
export interface DemoMoment {
  readonly daysAgo: number;
  readonly note: string;
  readonly kind: MomentKind | null;
  readonly picture?: 'morning' | 'sea' | 'evening' | 'wood';
}

const moment = (
  daysAgo: number,
  kind: MomentKind | null,
  note: string,
  picture?: DemoMoment['picture'],
): DemoMoment => ({ daysAgo, kind, note, ...(picture && { picture }) });

export const demoMoments: readonly DemoMoment[] = [
  moment(55, 'person', 'My neighbour lent me her ladder and stayed to hold it.'),
  moment(54, 'food', 'Bread from the corner, still warm through the paper.'),
  moment(52, 'place', 'The lift was out of order. I met three people on the stairs.'),
  moment(50, 'nature', 'First frost on the roofs across the street.', 'morning'),
  moment(48, 'feeling', 'I laughed in the middle of the meeting and did not mind.'),
  moment(47, 'activity', 'Mended the drawer that has stuck for two years.'),
  moment(45, 'surprise', 'A letter for somebody who lived here in 1987.'),
  moment(43, 'person', 'Mi hermano llamó sin motivo y hablamos una hora.'),
  moment(41, 'place', 'Walked home along the harbour instead of the road.', 'sea'),
  moment(40, 'thing', 'Found the blue scarf at the back of the wardrobe.'),
  moment(38, 'food', 'Too much ginger in the soup. Everybody asked for more.'),
  moment(36, 'person', 'The man at the post office knew my name.'),
  moment(34, 'nature', 'Two crows argued over a walnut for ten minutes.'),
  moment(33, 'activity', 'Swam thirty lengths and forgot to count the last ones.'),
  moment(31, 'feeling', 'Waited for the train and was not in a hurry.'),
  moment(29, 'surprise', 'The radio played the song from the school trip.'),
  moment(27, 'person', 'Ana brought her daughter, who has my old rucksack now.', 'evening'),
  moment(26, 'place', 'A new bench by the river, nobody on it yet.'),
  moment(24, 'food', 'Mandarinas de la casa de mi tía.'),
  moment(22, 'activity', 'Repotted the fig. It stood in the wrong corner all along.'),
  moment(20, 'person', 'The children next door sold me a drawing of our house.'),
  moment(19, 'thing', 'The kettle has a new sound.'),
  moment(17, 'nature', 'Fog until noon, then all of the hills at once.', 'wood'),
  moment(15, 'feeling', 'Rang my mother. We talked about the house.'),
  moment(13, 'surprise', 'Somebody had left flowers in the basket of my bicycle.'),
  moment(12, 'person', 'My sister cut my hair in the kitchen.'),
  moment(10, 'place', 'The library has moved the maps to the window.'),
  moment(8, 'food', 'Chestnuts in the street, the first of the year.', 'evening'),
  moment(7, 'activity', 'Sang in the choir for the first time since spring.'),
  moment(6, 'person', 'The baker sang while he counted the change.'),
  moment(5, 'nature', 'A heron on the weir, quite still.', 'sea'),
  moment(4, 'thing', 'Wrote with the fountain pen again.'),
  moment(3, 'feeling', 'Nothing planned, and nothing missing.'),
  moment(2, 'surprise', 'The cat of number nine sat on our doormat.'),
  moment(2, 'food', 'Soup at midday, with the door open.'),
  moment(1, 'person', 'Old Mr Oduya told me how the street looked under snow.'),
  moment(1, 'place', 'The light in the stairwell works again.', 'morning'),
  moment(0, 'activity', 'Made coffee before anybody was up.'),
];

/** An exercise: days that came back from memory alone, and with moments as help. */
export interface DemoExercise {
  readonly daysAgo: number;
  readonly unassisted: number;
  readonly assisted: number;
}

/** About three a week for eight weeks. */
export const demoExercises: readonly DemoExercise[] = [
  [54, 1, 1],
  [51, 2, 1],
  [49, 1, 2],
  [46, 2, 2],
  [44, 2, 1],
  [41, 3, 2],
  [38, 2, 2],
  [36, 3, 1],
  [34, 3, 2],
  [31, 2, 3],
  [29, 4, 2],
  [27, 3, 2],
  [24, 4, 1],
  [22, 4, 2],
  [20, 3, 3],
  [17, 4, 2],
  [15, 5, 2],
  [13, 4, 2],
  [10, 5, 1],
  [8, 5, 3],
  [6, 4, 2],
  [3, 6, 2],
  [1, 5, 2],
].map(([daysAgo = 0, unassisted = 0, assisted = 0]) => ({ daysAgo, unassisted, assisted }));

/** What was left of the nights, the longest ago first, up to today; a space: nothing was said. */
const nights = 'nnfnn fnnfdn fndn fdnfd ndfdd fndd dfddn dfd dnddf ddfdd';
const marks: Readonly<Record<string, RecallMark>> = { n: 'none', f: 'fragment', d: 'dream' };

export const demoMarks: readonly { readonly daysAgo: number; readonly mark: RecallMark }[] = [
  ...nights,
].flatMap((letter, index) => {
  const mark = marks[letter];
  return mark === undefined ? [] : [{ daysAgo: nights.length - 1 - index, mark }];
});
