import 'fake-indexeddb/auto';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { loadWords } from '#web/lib/i18n.ts';
import { buildDream } from '#web/testing/build-dream.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { emptyOutbox, openOutbox } from '../outbox/open-outbox.ts';
import { entryOfRevision } from '../outbox/outbox-entry.ts';
import { WaitingNote } from './waiting-note.tsx';

const dream = buildDream();
const waiting = (of = dream) => entryOfRevision(of, { content: 'Two dogs.' }, Date.now());

async function open() {
  renderPart(
    <>
      <WaitingNote dream={dream} />
      <p>after</p>
    </>,
  );
  await screen.findByText('after');
}

describe('WaitingNote', () => {
  beforeAll(() => loadWords('outbox'));
  afterEach(() => emptyOutbox(7));

  it('says that changes to the dream are on this device alone, until they have arrived', async () => {
    const entry = waiting();
    await openOutbox(7).keep(entry);
    await open();
    expect(screen.getByRole('status').textContent).toMatch(/^Changes to this dream are only on this device/);
    expect(screen.getByRole('link').getAttribute('href')).toBe('/journal');
    await act(() => openOutbox(7).remove(entry));
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  });

  it('says that they could not be made', async () => {
    const refusal = { reason: 'dreams.changed_meanwhile', message: '' };
    await openOutbox(7).keep({ ...waiting(), refusal });
    await open();
    expect(screen.getByRole('status').textContent).toMatch(/could not be made/);
  });

  it('is not there for changes to another dream', async () => {
    await openOutbox(7).keep(waiting({ ...dream, id: 13 }));
    await open();
    expect(screen.queryByRole('status')).toBeNull();
  });
});
