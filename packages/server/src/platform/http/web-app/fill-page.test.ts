import { describe, expect, it } from 'vitest';
import { fillPage, type PageContent } from './fill-page.ts';

const page = `<html lang="en"><head><title>Old</title><meta name="description" content="Old" /></head>
<body><div id="root"><div><div>start</div></div></div>
<noscript>No.</noscript></body></html>`;

const content: PageContent = {
  language: 'es',
  title: 'A & B <"$&">',
  description: 'It\'s "so"',
  canonical: 'https://x.test/?a=1&b=2',
  alternates: { en: 'https://x.test/en' },
  body: '<main>$1 $& words</main>',
};

describe('fillPage', () => {
  it('puts language, title, description, addresses and text in, escaped', () => {
    expect(
      fillPage(page, content),
    ).toBe(`<html lang="es"><head><title>A &amp; B &lt;&quot;$&amp;&quot;&gt;</title>\
<meta name="description" content="It&#39;s &quot;so&quot;" />\
<link rel="canonical" href="https://x.test/?a=1&amp;b=2" />\
<link rel="alternate" hreflang="en" href="https://x.test/en" />\
<meta property="og:site_name" content="Chitta" /><meta property="og:type" content="website" />\
<meta property="og:title" content="A &amp; B &lt;&quot;$&amp;&quot;&gt;" />\
<meta property="og:description" content="It&#39;s &quot;so&quot;" /><meta property="og:locale" content="es_ES" />\
<meta property="og:url" content="https://x.test/?a=1&amp;b=2" />\
<meta property="og:image" content="https://x.test/icons/icon-512.png" />\
<meta name="twitter:card" content="summary" /></head>
<body><div id="root"><main>$1 $& words</main></div>
<noscript>No.</noscript></body></html>`);
  });

  it('leaves the text of the page as it was built where none is given', () => {
    const { body: _, ...titled } = content;
    expect(fillPage(page, titled)).toContain('<div id="root"><div><div>start</div></div></div>');
  });

  it('asks for files behind what is there, and for fonts only as they are needed', () => {
    const built = page.replace(
      '<head>',
      '<head>\n  <link rel="preload" as="font" href="/a.woff2" crossorigin="">\n',
    );
    const filled = fillPage(built, { ...content, files: ['/assets/a.js', '/assets/a.css'] });
    expect(filled).toContain(
      '<link rel="modulepreload" crossorigin href="/assets/a.js" /><link rel="preload" as="style" crossorigin href="/assets/a.css" />',
    );
    expect(filled).not.toContain('as="font"');
    expect(filled).toContain('<html data-fonts="later" lang="es"');
    expect(fillPage(built, content)).toContain('as="font"');
  });

  it('leaves out what another address begins with', () => {
    const begun = (name: string) => `<!--${name}--><p>${name} en</p><p>${name} es</p><!--/${name}-->`;
    const built = page
      .replace('start', `start${begun('landing')}`)
      .replace('</body>', `${begun('early')}</body>`);
    const { body: _, ...titled } = content;
    const left = (begins?: PageContent['begins']) => {
      const filled = fillPage(built, { ...titled, ...(begins && { begins }) });
      return ['start', 'landing es', 'early es'].filter((words) => filled.includes(words));
    };
    expect(left()).toEqual(['start', 'landing es', 'early es']);
    expect(left('early')).toEqual(['start', 'early es']);
    expect(left('app')).toEqual(['start']);
  });

  it('keeps a page without an address out of the lists', () => {
    const filled = fillPage(page, { ...content, canonical: null });
    expect(filled).toContain('<meta name="robots" content="noindex" />');
    expect(filled).not.toContain('<link');
  });
});
