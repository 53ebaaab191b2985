import type { Detection } from '../../pack/word-pack.ts';

export const englishDetection: Detection = {
  words: new Set(
    `the and was were i my he she they we you it of to that with for but then had have this there his her their what
   who which from when into out because would could been being about after before they're i'm didn't don't wasn't
   couldn't is are an at by some all very just like dream dreamed dreamt saw got went said so if up down`.split(
      /\s+/,
    ),
  ),
};
