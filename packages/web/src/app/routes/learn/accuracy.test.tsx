import { figuresOnPublicDreams, readingsJudgedBlind } from '@chitta/interpretation/figures';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { i18n } from '#web/lib/i18n.ts';
import { renderApp } from '#web/testing/render-app.tsx';
import { signedOut, stubApi } from '#web/testing/stub-api.ts';

afterEach(() => i18n.changeLanguage('en'));

it.each([
  ['en', 'Important words found', /November 22, 2026/],
  ['es', 'Palabras importantes encontradas', /22 de noviembre de 2026/],
])(
  'states in %s the measured figures with their day and the number of dreams',
  async (language, measure, day) => {
    stubApi({ 'GET /api/user': signedOut });
    await i18n.changeLanguage(language);
    renderApp('/learn/accuracy');
    const [table, judged] = await screen.findAllByRole('table', { name: day });
    if (!table || !judged) throw new Error('two tables are expected');
    for (const each of [table, judged])
      expect(each.previousElementSibling?.textContent).toMatch(
        /^(?:What this means for you|Qué significa para ti):/,
      );
    const row = within(table).getByRole('row', { name: new RegExp(measure) });
    const format = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 });
    expect(
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual([
      format.format(figuresOnPublicDreams.en.coreRecall),
      format.format(figuresOnPublicDreams.es.coreRecall),
    ]);
    expect(within(table).getByRole('cell', { name: String(figuresOnPublicDreams.en.dreams) })).toBeTruthy();
    const mark = new Intl.NumberFormat(language, { minimumFractionDigits: 1 });
    for (const { markOfHand, markBesideHand } of Object.values(readingsJudgedBlind)) {
      expect(within(judged).getByRole('cell', { name: mark.format(markOfHand) })).toBeTruthy();
      expect(within(judged).getByRole('cell', { name: mark.format(markBesideHand) })).toBeTruthy();
    }
  },
);
