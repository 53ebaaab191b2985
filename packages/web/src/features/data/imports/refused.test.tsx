import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ApiError } from '#web/lib/api-error.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { Refused } from './refused.tsx';

function open(...details: { path: string; message: string }[]) {
  const error = new ApiError({
    status: 422,
    code: 'VALIDATION',
    reason: 'imports.broken_file',
    message: 'broken',
    details,
  });
  renderPart(<Refused error={error} />);
  return screen.findByRole('alert');
}
const lines = (alert: HTMLElement) => [...alert.querySelectorAll('p')].map(({ textContent }) => textContent);

describe('Refused', () => {
  it('names file, line and cause of everything that is wrong', async () => {
    const alert = await open(
      { path: 'dreams.csv:12', message: 'csv_quote' },
      { path: 'old.zip', message: 'archive_encrypted' },
    );
    expect(lines(alert)).toEqual([
      'This file is broken; nothing was taken from it.',
      'dreams.csv, line 12: a quotation mark is opened here and not closed.',
      'old.zip: the zip file has a password. Pack it without one.',
      'Fix the file and choose it again.',
    ]);
  });

  it.each([
    ['C: 2024:7', 'C: 2024, line 7'],
    ['12:30 notes.txt', '12:30 notes.txt'],
  ])('tells a line from a name that holds colons: %s', async (path, place) => {
    const alert = await open({ path, message: 'csv_quote' });
    expect(alert.querySelector('strong')?.textContent).toBe(place);
  });

  it('shows no word of the server that it does not know', async () => {
    const alert = await open({ path: 'a.csv', message: 'internal detail' });
    expect(lines(alert)[1]).toBe('a.csv');
  });

  it.each([
    [429, 'BAD_REQUEST', 'requests.too_many', 'Too many requests. Please wait a moment and try again.'],
    [503, 'INTERNAL', 'server.overloaded', 'The server is busy. Please try again in a moment.'],
    [408, 'BAD_REQUEST', 'requests.timed_out', 'The request took too long to arrive.'],
  ] as const)('asks nobody to mend a file for a %s', async (status, code, reason, text) => {
    renderPart(<Refused error={new ApiError({ status, code, reason, message: '' })} />);
    expect(lines(await screen.findByRole('alert'))).toEqual([text]);
  });

  it('is silent where the member stopped it', async () => {
    renderPart(
      <>
        <p>before</p>
        <Refused error={new DOMException('', 'AbortError')} />
      </>,
    );
    await screen.findByText('before');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
