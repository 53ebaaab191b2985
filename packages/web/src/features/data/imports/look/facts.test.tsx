import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPart } from '#web/testing/render-part.tsx';
import { buildImport } from '../testing/build-import.ts';
import { Facts } from './facts.tsx';

const { counts } = buildImport();

describe('Facts', () => {
  it('names what belongs to Improve Memory on a line of its own', async () => {
    renderPart(
      <Facts view={buildImport({ counts: { ...counts, moments: 1200, exercises: 1, nights: 20 } })} />,
    );
    const term = await screen.findByText('Improve Memory');
    expect(term.nextElementSibling?.textContent).toBe('1,200 moments, 1 exercise, 20 marked nights');
  });

  it('leaves out what is not there', async () => {
    const { unmount } = renderPart(<Facts view={buildImport({ counts: { ...counts, nights: 1 } })} />);
    const term = await screen.findByText('Improve Memory');
    expect(term.nextElementSibling?.textContent).toBe('1 marked night');
    unmount();
    renderPart(<Facts view={buildImport()} />);
    expect(await screen.findByText('Dreams found')).toBeTruthy();
    expect(screen.queryByText('Improve Memory')).toBeNull();
  });
});
