import { createInstance } from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import type { ReadExample } from '#web/features/site/public-pages/landing/example/example-dream.ts';
import { HeroSky } from '#web/features/site/public-pages/landing/hero-sky.tsx';
import { LandingHero } from '#web/features/site/public-pages/landing/landing-hero.tsx';
import { Paper } from '#web/features/site/public-pages/landing/paper.tsx';
import english from '#web/features/site/public-pages/locales/landing.en.json' with { type: 'json' };
import spanish from '#web/features/site/public-pages/locales/landing.es.json' with { type: 'json' };

/** The first screen of the landing page as the app draws it, for those who come before the app does. */
export async function renderStart(language: 'en' | 'es', { dream, reading }: ReadExample): Promise<string> {
  const i18n = createInstance();
  await i18n.use(initReactI18next).init({
    lng: language,
    resources: { en: { landing: english }, es: { landing: spanish } },
    interpolation: { escapeValue: false },
  });
  return renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <LandingHero
        sky={<HeroSky skies={reading.skies} />}
        paper={<Paper id={`dream-${language}`} example={dream} />}
      />
    </I18nextProvider>,
  );
}
