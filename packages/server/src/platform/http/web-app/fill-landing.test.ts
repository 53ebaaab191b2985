import type { LandingVariant } from '@chitta/contract';
import { describe, expect, it } from 'vitest';
import { fillLanding } from './fill-landing.ts';

const screen = (language: string, words: string) =>
  `<div class="start" lang="${language}"><h1 class="title" data-landing-text="headline">${words}</h1>
<p data-landing-text="lead" class="lead">${words} lead</p><button><span data-landing-text="primaryCta">${words} now</span></button></div>`;
const page = `<html><head><title>t</title></head><body><div id="root">${screen('en', 'Old')}${screen('es', 'Viejo')}</div></body></html>`;

const variant: LandingVariant = {
  phase: 7,
  variant: 'short',
  content: {
    texts: {
      headline: { en: 'A & B <"$&">', es: '¿Qué sueñas?' },
      lead: null,
      primaryCta: { en: '$1 now', es: 'Ya' },
      secondaryCta: { en: 'Join', es: 'Únete' },
    },
    blocks: ['yours', 'ground', 'returns'],
  },
};

describe('fillLanding', () => {
  it('puts texts in their places, in each language, and leaves the others as they were', () => {
    const filled = fillLanding(page, variant);
    expect(filled).toContain('data-landing-text="headline">A &amp; B &lt;&quot;$&amp;&quot;&gt;</h1>');
    expect(filled).toContain('data-landing-text="headline">¿Qué sueñas?</h1>');
    expect(filled).toContain('class="lead">Old lead</p>');
    expect(filled).toContain('class="lead">Viejo lead</p>');
    expect(filled).toContain('<span data-landing-text="primaryCta">$1 now</span>');
    expect(filled).toContain('<span data-landing-text="primaryCta">Ya</span>');
    expect(filled).not.toContain('Join</');
  });

  it('tells the app the whole variant, as data that closes nothing and runs nowhere', () => {
    const filled = fillLanding(page, { ...variant, variant: 'x' });
    const [, content = ''] = /<meta name="landing-variant" content="([^"]*)" \/><\/head>/.exec(filled) ?? [];
    const data = content
      .replaceAll('&quot;', '"')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&');
    expect(JSON.parse(data)).toEqual({ ...variant, variant: 'x' });
    expect(filled.match(/<script/g)).toBeNull();
  });

  it('leaves a page without those places as it is, but for the data', () => {
    const bare = '<html><head></head><body>Chitta</body></html>';
    expect(fillLanding(bare, variant).replace(/<meta[^>]*>/, '')).toBe(bare);
  });
});
