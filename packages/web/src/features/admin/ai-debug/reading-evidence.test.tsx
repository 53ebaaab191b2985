import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPart } from '#web/testing/render-part.tsx';
import { ReadingEvidence } from './reading-evidence.tsx';
import { buildTrace, tracedDream } from './testing/build-trace.ts';

const { reading } = buildTrace();

it('quotes what each sentence rests on, with its rule', async () => {
  renderPart(<ReadingEvidence content={tracedDream} reading={reading} />);
  expect(await screen.findByRole('region', { name: 'Our own reading, engine 2' })).toBeTruthy();
  const line = screen.getByRole('listitem');
  expect(line.querySelector('q')?.textContent).toBe('black dog');
  expect([...line.querySelectorAll('code')].map(({ textContent }) => textContent)).toEqual([
    'opening',
    'aspect.animal · dog',
  ]);
});

it('quotes no more than a line of a long place', async () => {
  const [sentence] = reading.sentences;
  const evidence = [{ start: 0, end: 900, rule: 'whole' }];
  const long = { ...reading, sentences: sentence ? [{ ...sentence, evidence }] : [] };
  renderPart(<ReadingEvidence content={'x'.repeat(900)} reading={long} />);
  expect((await screen.findByRole('listitem')).querySelector('q')?.textContent).toBe('x'.repeat(80));
});

it('names the pattern that the thought was found by, and the care that was taken', async () => {
  const care = { kind: 'recent_death', strength: 'gentle' as const };
  renderPart(<ReadingEvidence content={tracedDream} reading={{ ...reading, arc: 'chased', care }} />);
  expect(await screen.findByText('chased · recent_death (gentle)')).toBeTruthy();
});
