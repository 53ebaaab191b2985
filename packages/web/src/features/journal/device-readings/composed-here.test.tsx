import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { i18n, loadWords } from '#web/lib/i18n.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { ComposedHere } from './composed-here.tsx';

it.each([
  ['en', 'Composed on this device'],
  ['es', 'Compuesta en este dispositivo'],
])('says it in %s', async (language, words) => {
  await i18n.changeLanguage(language);
  await loadWords('readings');
  renderPart(<ComposedHere />);
  expect(await screen.findByText(words)).toBeTruthy();
  await i18n.changeLanguage('en');
});
