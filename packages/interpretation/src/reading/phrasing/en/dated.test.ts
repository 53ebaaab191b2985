import { describe, expect, it } from 'vitest';
import { isDated, lowerFirst, undated } from './dated.ts';

describe('dated', () => {
  it('knows a question that names its day', () => {
    expect(isDated('What did you leave shut yesterday?')).toBe(true);
    expect(isDated('What do you leave shut?')).toBe(false);
  });

  it('leads up to a question without a day only', () => {
    const lead = (text: string) => `Since yesterday, ${text}`;
    expect(undated({ text: 'What is shut?' }, lead)).toBe('Since yesterday, what is shut?');
    expect(undated({ text: 'What was shut today?' }, lead)).toBeUndefined();
  });

  it('keeps the dreamer as large as ever', () => {
    expect(lowerFirst('I see')).toBe('I see');
  });
});
