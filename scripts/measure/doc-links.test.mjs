import { expect, it } from 'vitest';
import { relativeLinks } from './doc-links.mjs';

it('reads relative links from where the document stands, without their anchors', () => {
  const text =
    'See [a](glossary.md), [b](../README.md#top), [c](https://example.org/x.md), ![d](screenshot.png), [e](#here).';
  expect(relativeLinks('docs/page.md', text)).toEqual([
    'docs/glossary.md',
    'README.md',
    'docs/screenshot.png',
  ]);
});
