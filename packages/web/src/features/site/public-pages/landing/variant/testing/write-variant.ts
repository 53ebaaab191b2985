import type { LandingVariant } from '@chitta/contract';

/** A variant with words of its own for the first screen. */
export function buildVariant(changes: Partial<LandingVariant> = {}): LandingVariant {
  return {
    phase: 12,
    variant: 'b',
    content: {
      texts: {
        headline: { en: 'What did you dream?', es: '¿Qué soñaste?' },
        lead: null,
        primaryCta: { en: 'Tell me', es: 'Dímelo' },
        secondaryCta: { en: 'Begin tonight', es: 'Empieza esta noche' },
      },
      blocks: ['yours', 'ground', 'returns'],
    },
    ...changes,
  };
}

/** The page as the server sends it where it has chosen a variant; the result takes that back. */
export function writeVariant(variant: LandingVariant): () => void {
  const meta = document.createElement('meta');
  meta.name = 'landing-variant';
  meta.content = JSON.stringify(variant);
  document.head.append(meta);
  return () => meta.remove();
}
