import type { JudgingPack } from '../../pack/judging-pack.ts';
import { englishEase } from './ease.ts';
import { englishForbidden } from './forbidden.ts';
import { englishSlips } from './slips.ts';

export const englishJudging: JudgingPack = {
  ease: englishEase,
  forbidden: englishForbidden,
  slips: englishSlips,
  pairs: [],
  floor: { coreRecall: 0.956, recall: 0.934, precision: 0.964, flagsKept: 0.917, rightSymbol: 0.825 },
};
