import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paths } from '#web/lib/paths.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { BackLink } from './back-link.tsx';

describe('BackLink', () => {
  it('leads to the place that it names', async () => {
    renderPart(<BackLink to={paths.journal}>Journal</BackLink>);
    expect((await screen.findByRole('link', { name: 'Journal' })).getAttribute('href')).toBe('/journal');
  });

  it('leads to one of many', async () => {
    renderPart(
      <BackLink to={paths.journalDream} params={{ dreamId: '7' }}>
        The dream
      </BackLink>,
    );
    expect((await screen.findByRole('link', { name: 'The dream' })).getAttribute('href')).toBe('/journal/7');
  });

  it('is left out on paper, where nobody goes back', async () => {
    renderPart(<BackLink to={paths.journal}>Journal</BackLink>);
    expect((await screen.findByRole('link')).classList.contains('no-print')).toBe(true);
  });
});
