import { expect, it } from 'vitest';
import { englishSlips } from './slips.ts';

it.each([
  ['It is an habit.', 'a or an'],
  ['It is a old house.', 'a or an'],
  ['An dog is there.', 'a or an'],
  ['It took a hour.', 'a or an'],
  ['It stays, and you was there.', 'you with a form of he'],
  ['It have a door.', 'he with a form of you'],
  ['You open the your door.', 'two articles'],
  ['My dog is there.', 'I with a form of you'],
  ['It comes to of the room.', 'two prepositions'],
  ['You open the and leave.', 'article before a verb'],
])('finds in %s', (sentence, fault) => {
  expect(englishSlips(sentence).map((slip) => slip.fault)).toEqual([fault]);
});

it.each([
  'An hour in a university, a one-way street, a European, a useful thing and an umbrella.',
  'An X-ray and a UFO.',
  'You say “my a old dog” and mean it.',
  'What does it have to do with you?',
  'Let it do its work.',
  'You write to Peter A and Peter B, and tell her your name.',
  'The hands for it are free.',
  'Which side of you was asleep, and what in you has woken?',
])('finds nothing in %s', (sentence) => {
  expect(englishSlips(sentence)).toEqual([]);
});
