import type { JudgingPack } from '../../pack/judging-pack.ts';
import { spanishEase } from './ease.ts';
import { spanishForbidden } from './forbidden.ts';
import { spanishSlips } from './slips.ts';

export const spanishJudging: JudgingPack = {
  ease: spanishEase,
  forbidden: spanishForbidden,
  slips: spanishSlips,
  pairs: [['¿', '?']],
  floor: { coreRecall: 0.951, recall: 0.94, precision: 0.97, flagsKept: 0.902, rightSymbol: 0.776 },
};
