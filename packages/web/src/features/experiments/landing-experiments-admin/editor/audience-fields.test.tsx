import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';
import { i18n, loadWords } from '#web/lib/i18n.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { AudienceFields } from './audience-fields.tsx';
import { type ExperimentDraft, emptyDraft } from './experiment-draft.ts';

beforeAll(() => loadWords('experiments-admin'));

let current: ExperimentDraft;

function Fields({ wrong }: { readonly wrong: readonly string[] }) {
  const [draft, setDraft] = useState(emptyDraft(['A', 'B']));
  current = draft;
  return (
    <AudienceFields
      draft={draft}
      wrong={new Set(wrong)}
      onChange={(changes) => setDraft((before) => ({ ...before, ...changes }))}
    />
  );
}

async function open(...wrong: string[]) {
  const view = renderPart(<Fields wrong={wrong} />);
  await screen.findByRole('group', { name: 'For whom' });
  return view;
}

describe('AudienceFields', () => {
  it('keeps what is chosen in the order of the list, and lets go of what is taken away', async () => {
    const { user } = await open();
    const sources = within(screen.getByRole('group', { name: 'Where they come from' }));
    await user.click(sources.getByLabelText('advertisements'));
    await user.click(sources.getByLabelText('search engines'));
    expect(current.trafficSources).toEqual(['search', 'paid']);
    await user.click(sources.getByLabelText('advertisements'));
    expect(current.trafficSources).toEqual(['search']);
    const languages = within(screen.getByRole('group', { name: 'Languages' }));
    await user.click(languages.getByLabelText('Spanish'));
    await user.click(languages.getByLabelText('English'));
    expect(current.languages).toEqual(['en', 'es']);
  });

  it('says beside a field what is wrong with it', async () => {
    await open('targeting.keywords', 'coverage');
    const keywords = screen.getByLabelText(/^Words they looked for/);
    const coverage = screen.getByLabelText('Percent that take part');
    for (const [field, words] of [
      [keywords, 'At most 20 words of 40 letters each.'],
      [coverage, 'A whole number from 1 to 100.'],
    ] as const) {
      expect(field.getAttribute('aria-invalid')).toBe('true');
      const described = (field.getAttribute('aria-describedby') ?? '').split(' ');
      expect(described.map((id) => document.getElementById(id)?.textContent)).toContain(words);
    }
  });

  it('has nothing wrong to say of what is as it should be', async () => {
    await open();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByLabelText('Percent that take part').getAttribute('aria-invalid')).toBeNull();
  });

  it('speaks Spanish', async () => {
    await i18n.changeLanguage('es');
    await loadWords('experiments-admin');
    renderPart(<Fields wrong={[]} />);
    expect(await screen.findByRole('group', { name: 'Para quién' })).toBeTruthy();
    expect(screen.getByLabelText('buscadores')).toBeTruthy();
    await i18n.changeLanguage('en');
  });
});
