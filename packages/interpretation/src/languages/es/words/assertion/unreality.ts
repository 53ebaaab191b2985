import type { CueBlock } from '../../../../assertion/assertion-pack.ts';

/** What a Spanish dream only thinks of: supposed, wished, feared, intended, nearly so. */
export const spanishUnreality: readonly CueBlock[] = [
  {
    state: 'pseudo',
    of: 'unreal',
    scope: 'own',
    cues: `
      como|incluso|aun si
      no se si
      hacer/v pensar
      no @object? querer/v
      ver|comprobar/v|mirar/v|saber si
      antes|despues de que *3 ~subjunctive
      sin|aunque|hasta que? *3 ~subjunctive
      como si *4 ~subjunctive
    `,
  },
  {
    state: 'unreal',
    scope: 'afterIntent',
    cues: `
      estar/v a punto de
      iba|iban|ibamos a +~infinitive
      pensar/v|planear/v|esperar/v|desear/v|pretender/v|prometer/v|preferir/v|imaginar/v +~infinitive
      pensar/v en +~infinitive
      imagine|imaginaba|imaginando
      amenazar/v|sonar/v con +~infinitive
      casi me|te|se|nos|le|lo|los @object?
      casi +~past|~infinitive
      por poco @object?
      podria|podriamos|podrian|deberia|debia|tendria|pude|pudo|debi|podia haber|haberme|haberle|haberlo|haberla|haberse|haberlos
      tendria|deberia|debia|tenia que haber|haberme
      capaz|puede|posible|probable que
      a lo mejor
      quizas|quiza|acaso|probablemente|seguramente
      tal vez
      por si acaso?
    `,
  },
  {
    state: 'unreal',
    scope: 'afterSuppositions',
    cues: `
      =si -no|@be
    `,
  },
  {
    state: 'unreal',
    scope: 'afterSupposed',
    cues: `
      $hubiera ~participle|preferido|gustado|querido|encantado|sido|tenido|habido
      ojala
      $habria -un|una|unos|unas
      temer/v que
      miedo|temor|panico|terror de? que
      pense|pensaba|pensamos|penso|crei|creia|creimos|creyo|creian|jure|juraria que @adverb? era|eran|fuera|iba|iban|ibamos|estaba|seria
      preguntar/v si|que|quien|como
    `,
  },
  {
    state: 'unreal',
    scope: 'ofLast',
    cues: `
      que *3 ~subjunctive
      ~conditional
    `,
  },
  {
    state: 'unreal',
    scope: 'afterPhrase',
    cues: `
      pensar/v en -que|ello|eso|como|lo
      seria|serian|habria -~participle
    `,
  },
];
