import { expect, it } from 'vitest';
import { parseForm } from './parse-form.ts';

it.each([
  ['', {}],
  ['a=1&b=', { a: '1', b: '' }],
  ['a[b]=1&a[c][d]=2', { a: { b: '1', c: { d: '2' } } }],
  ['items[0][id]=x&items[1][id]=y', { items: [{ id: 'x' }, { id: 'y' }] }],
  ['expand[0]=data.schedule', { expand: ['data.schedule'] }],
  [
    'metadata%5BuserId%5D=7&url=https%3A%2F%2Fa.b%2F%3Fq%3D1',
    { metadata: { userId: '7' }, url: 'https://a.b/?q=1' },
  ],
])('reads %j', (form, expected) => {
  expect(parseForm(form)).toEqual(expected);
});

it.each(['[a]=1', 'a]=1', 'a[b=1'])('refuses %j', (form) => {
  expect(() => parseForm(form)).toThrow(/Invalid parameter/);
});
