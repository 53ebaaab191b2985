import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildVariant } from './testing/write-variant.ts';
import { VariantPreview } from './variant-preview.tsx';

const blocks = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

it('says in a language what the variant says, and the page’s own words for the rest', () => {
  const { rerender } = render(<VariantPreview content={buildVariant().content} language="es" />);
  expect(screen.getByText('¿Qué soñaste?')).toBeTruthy();
  expect(screen.getByText(/^Escribe uno/)).toBeTruthy();
  expect(blocks()).toEqual(['Solo para ti', expect.any(String), expect.any(String)]);
  rerender(<VariantPreview content={buildVariant().content} language="en" />);
  expect(screen.getByText('Tell me')).toBeTruthy();
  expect(screen.getByText('Begin tonight')).toBeTruthy();
});

it('is the page as it is where the variant says nothing', () => {
  const texts = { headline: null, lead: null, primaryCta: { en: '', es: '' }, secondaryCta: null };
  render(<VariantPreview content={{ texts, blocks: null }} language="en" />);
  expect(screen.getByText('Your dreams speak in pictures.')).toBeTruthy();
  expect(screen.getByText('Read it')).toBeTruthy();
  expect(screen.getByText('Start your journal')).toBeTruthy();
  expect(blocks()).toEqual(['Every sentence shows its ground', 'What returns', 'Yours alone']);
});
