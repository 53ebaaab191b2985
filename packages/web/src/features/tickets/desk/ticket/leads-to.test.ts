import { expect, it } from 'vitest';
import { workplaceOf } from './leads-to.ts';

const desk = '/admin/symbol-management';

it.each([
  ['Anteater', `${desk}?word=anteater`],
  ['There is nothing about the word “Sea Urchin” here', `${desk}?word=sea%20urchin`],
  ['Falta «ñandú» en el diccionario de símbolos', `${desk}?word=%C3%B1and%C3%BA`],
  ['You should really know more words for fish', desk],
  ["'/../?x=<b>'", `${desk}?word=%2F..%2F%3Fx%3D%3Cb%3E`],
])('a missing symbol, %s, leads to %s', (title, path) => {
  expect(workplaceOf({ category: 'symbol_missing', title, pageUrl: null })).toBe(path);
});

it.each([
  ['/learn/dictionary/house', `${desk}?entry=house`],
  ['/es/learn/dictionary/casa', `${desk}?entry=casa`],
  ['/learn/dictionary', desk],
  ['/journal/12', desk],
  [null, desk],
])('wrong content seen at %s leads to %s', (pageUrl, path) => {
  expect(workplaceOf({ category: 'content_issue', title: 'Wrong', pageUrl })).toBe(path);
});

it('nothing else leads anywhere', () => {
  expect(workplaceOf({ category: 'bug', title: '“x”', pageUrl: '/learn/dictionary/house' })).toBeNull();
});
