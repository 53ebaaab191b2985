import { render, screen, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { loadWords } from '#web/lib/i18n.ts';
import { buildMonitoring, shownAt } from '../testing/build-monitoring.ts';
import { NodeList } from './node-list.tsx';

const [node] = buildMonitoring().nodes as [ReturnType<typeof buildMonitoring>['nodes'][number]];
const textOf = (element: Element | null | undefined) =>
  element?.textContent?.replaceAll(/[\u00a0\u202f]/g, ' ') ?? '';

beforeAll(() => loadWords('monitoring'));

it('tells by sign and word which node runs, has ended in order, or is gone', () => {
  const nodes = (['up', 'stopped', 'gone'] as const).map((state) => ({ ...node, name: state, state }));
  render(<NodeList nodes={nodes} at={shownAt} />);
  const items = screen.getAllByRole('listitem');
  const marks = items.map((item) => item.querySelector('.state-mark'));
  expect(marks.map(textOf)).toEqual(['Running', 'Stopped in order', 'Gone without a word']);
  const signs = marks.map((mark) => mark?.querySelector('svg')?.getAttribute('class'));
  expect(new Set(signs).size).toBe(3);
});

it('says of each how it is doing, and by a dash what the system does not tell', () => {
  const blind = {
    ...node,
    residentBytes: null,
    freeDiskBytes: null,
    pool: { open: 10, used: 10, waiting: 3 },
  };
  render(<NodeList nodes={[blind]} at={shownAt} />);
  const facts = [...screen.getByRole('listitem').querySelectorAll('dl > div')].map(textOf);
  expect(facts).toContain('Version1.2.0');
  expect(facts).toContain('Heard of4 sec ago');
  expect(facts).toContain('Connections10 of 10 lent out, 3 wait');
  expect(facts).toContain('Heap180 MB of 4.2 GB');
  expect(facts).toContain('Memory–');
  expect(facts).toContain('Free on the disk–');
});

it('never says that a node was heard of in the future', () => {
  render(<NodeList nodes={[{ ...node, seenAt: '2026-11-22T08:00:05.000Z' }]} at={shownAt} />);
  expect(within(screen.getByRole('listitem')).getByText(/^0.sec ago$/)).toBeTruthy();
});
