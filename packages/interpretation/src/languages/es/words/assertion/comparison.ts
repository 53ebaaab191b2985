import type { CueBlock } from '../../../../assertion/assertion-pack.ts';

/** What something is compared with in Spanish. */
export const spanishComparison: readonly CueBlock[] = [
  {
    state: 'pseudo',
    of: 'simile',
    scope: 'own',
    cues: `
      asi|tal|$roles =como un|una|unos|unas?
      cosas|objetos|animales|tipos|clases ,=como
      un|el|este|ese|algun|otro|todo|del|de|los tipo|estilo
      este|ese|esta|esa|mismo|misma|cualquier|la|en modo|manera|forma de
      @be =como en
    `,
  },
  {
    state: 'simile',
    scope: 'afterCompared',
    cues: `
      =como el|la|los|las|lo de|del|que
      -asi|tal =como un|una|unos|unas -especie|tipo
      -asi|tal _=como el|la|los|las|mi|mis|su
      =como en|de|a|al|por|con un|una|unos|unas|el|la|los|las|mi
      =como del|al
      $parece|pareciendo un|una|unos|unas|el|la|los|las|de|mi|mis|su -especie
      $parece mucho|bastante|muchisimo? a|al -otro|otra|alguien
      asemejaba|asemejaban|asemeja|parecido|parecida|parecidos|parecidas|similar|similares|semejante|semejantes|comparable|identico|identica a|al
      igual|iguales que|a|al -a
      tipo|estilo -de|libre
      simular/v|imitar/v a|al|un|una|el|la
      me|nos|se sentir/v un|una -poco
      al estilo de?
      me|nos|le recordar/v a|al
      del tamano de|del
      =como de +#
      recordaba|recordaban a
      hacer/v pensar en
      digno|digna|propio|propia|propios|propias|tipico|tipica|tipicos|tipicas de
      mayor|menor|mas|menos #? que un|una|mi|su|el|la|los|las
      bien|muy de -repente|nuevo|noche|manana|cerca|lejos|verdad|vez|salud|dinero|pie|acuerdo
    `,
  },
  {
    state: 'simile',
    scope: 'afterPhrase',
    cues: `
      -asi|tal|tan|y|tanto|sabia|se|sabe|siempre|hasta _=como -$partsPlayed|$small|@definite|@indefinite|@possessive|@preposition|@object|@be|@have|@ability|@clauseOpener|@negator|@subject|@adverb
      aspecto|pinta|apariencia|aire|aires|actitud|fama|modo|manera|forma|formas de
      -el|la|lo|los|las|del|al|tal|cada|por|de =cual -fue|era|es|sea|estaba
      del color|grosor|largo|ancho de|del
      saber/v|oler/v|sonar/v =como a
    `,
  },
  {
    state: 'simile',
    scope: 'own',
    cues: `
      ,=como # .
    `,
  },
  {
    state: 'simile',
    scope: 'afterLikened',
    cues: `
      =como si
    `,
  },
  {
    state: 'simile',
    scope: 'afterClause',
    cues: `
      =como cuando|quien
      =como se|lo|la
      =como # los|las|un|una|el
      ni que fuera|fuese|fueran
    `,
  },
];
