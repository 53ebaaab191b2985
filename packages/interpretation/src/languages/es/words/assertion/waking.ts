import type { CueBlock } from '../../../../assertion/assertion-pack.ts';

/** What Spanish tells of waking life. */
export const spanishWaking: readonly CueBlock[] = [
  {
    state: 'pseudo',
    of: 'waking',
    scope: 'own',
    cues: `
      yo? no? @object? se -~infinitive
      yo? no? @object? @object? creo|recuerdo|acuerdo|supongo|imagino|parece|digo|dice|dicen|hay|pienso|siento|entiendo|explico
      no? se puede|que|si|como|donde|quien
      es que|decir|como
      @object? he|ha|hemos sonado|despertado
      no? es|era la primera|segunda|ultima vez
      sueno|sonar con
      tengo|tenia la|una|el impresion|sensacion|recuerdo|leve
    `,
  },
  {
    state: 'waking',
    scope: 'withEnding',
    cues: `
      me|nos desperte|despierto|despertaba|desperto|despertamos|levante -en|dentro
      al despertar|despertarme|despertarnos
      logre|consegui|cuando|y despertar|desperte|despertarme -en|dentro
      desperte|desperto|despierta|despierto -en|dentro|a
      sono|sonaba el|la|mi despertador|alarma|telefono|movil|celular
      abri|abrir|abro los ojos
      despertador
      desperte|despierto en mi|la|el|nuestra propia? cama|cuarto|habitacion|casa|sofa|sillon|dormitorio|pieza
      fue|parecia|era|sentia tan real|vivido|realista|nitido
    `,
  },
  {
    state: 'waking',
    scope: 'aroundSentence',
    cues: `
      interpretar|interpreto|interpretacion este|esto|el|mi|de|del
      que significa|significara|significaria|significado|simboliza
      conte|contar|contarle|conto el|mi|este sueno
      en ~year
      en|de la vida real|despierta|diaria|cotidiana|normal
      en la realidad
      fuera del sueno
      antes de dormir|dormirme|acostarme|acostarnos
      dicho sea de paso
    `,
  },
  {
    state: 'waking',
    scope: 'aroundEnding',
    cues: `
      me desperto|despertaron|despertaba
    `,
  },
  {
    state: 'waking',
    scope: 'aroundSentence',
    when: 'first',
    cues: `
      anoche me acoste|dormi
      ^^estuve|estuvimos|vengo|llevo|ando ~gerund
    `,
  },
  {
    state: 'waking',
    scope: 'withSentence',
    cues: `
      ^^ayer me? compre|vi|lei|fui|comi|hable|visite|discuti|estuve
      acostumbrar/v a
      solia|soliamos|solian
      ^de $child
      ^cuando vivia|viviamos|trabajaba|trabajabamos|estudiaba|estudiabamos
      ^cuando yo? era|eramos -de|la|el|tarde|hora|mi
    `,
  },
  {
    state: 'waking',
    scope: 'beforeTelling',
    cues: `
      sone|sonado|=soñaba
      @have *3 sueno|pesadilla
    `,
  },
  {
    state: 'waking',
    scope: 'untilPast',
    cues: `
      en realidad no? es|son|soy|somos|tengo|tenemos|vivo|vivimos|trabajo|vive|trabaja|tiene|existe|hay
      en|de el|la|los|las que trabajo|trabajaba|estudie|estudiaba|vivo|vivia|estudio
      donde|que trabajo|estudie|estudio|vivo|trabaje|vivi|vivimos|viviamos|pase
      solemos|suele|suelen
      que|yo|no|siempre|donde suelo
      llevo|llevamos * $times
      desde $child|siempre
      no se +~infinitive
    `,
  },
  {
    state: 'waking',
    scope: 'aroundBrackets',
    cues: `
      siempre|nunca|jamas @object? he|hemos|ha|han
    `,
  },
  {
    state: 'waking',
    scope: 'brackets',
    when: 'brackets',
    cues: `
      ~present -~gerund
      hace * $times
      murio|fallecio
      ^@object? ~past
    `,
  },
  {
    state: 'waking',
    scope: 'withClause',
    cues: `
      sera|seria por|porque
      porque ayer|anoche|hoy
      por mi aficion|mania|pasion|costumbre a|de|por
      donde me crie
      que vendimos|alquilamos|compramos|teniamos despues|antes|hasta|cuando
      donde vivian|vivia|trabajaba|teniamos|veraneabamos|naci|creci|viven mis|mi|con|de|cuando|en|hasta
      que tenia|tenian|usaba|llevaba|hacia|cocinaba|preparaba|cantaba|tejia mi|mis|nuestra|nuestro
      que teniamos|alquilabamos|usabamos|conoci|tuve|usaba en|cuando|de|antes
      hoy en dia
      actualmente
      la otra|ultima vez que
      cuando tenia|teniamos * anos
      de cuando era|eramos|estudiaba|vivia|viviamos|trabajaba|iba|ibamos
      de esos|esas|aquellos|aquellas *2 que
      ,de los|las que
      me acorde de|del
    `,
  },
  {
    state: 'waking',
    scope: 'withClause',
    when: 'later',
    cues: `
      ayer
    `,
  },
  {
    state: 'waking',
    scope: 'afterClauses',
    cues: `
      ,la|el verdadera|verdadero|real .
    `,
  },
  {
    state: 'waking',
    scope: 'aroundClause',
    cues: `
      en los|mis suenos
      hace * $times
      hace $times|poco
      hace mucho|bastante|algun|poco tiempo
      semana|mes|ano|verano|invierno|curso|$weekdays|$months pasada|pasado
      cuando yo? era|eramos $child
      -era|ser el $weekdays
      el dia anterior|antes
      esa|esta|aquella|ayer|misma tarde|manana|noche|dia habia|habiamos|habian ~participle
      -ropa|voz|cara|cuerpo|zapatos|vestido|cuarto|juguete|foto|una|la|el|un de nino|nina|pequeno|pequena|chico|chica|ninos .
      hasta que cumpli|murio|fallecio|jubilo
      una vez @object? ~past
      mi|mis # @object? ~past anoche
      todos|todas los|las $weekdays|dias|mananas|noches|veranos|anos|inviernos
      la semana|mes que viene
      ultimamente
      fallecio|fallecieron|fallecido|fallecida
      me|nos|se case|casamos|caso|naci|jubile|jubilo|mude|mudamos|divorcie|separe|gradue|recibi
      $times atras
      desde mi|la|el|su boda|infancia|divorcio|operacion|accidente|entierro|funeral|mudanza|pandemia|muerte|bautizo
      cada|los $weekdays|verano|invierno|navidad|ano|veranos
      cuando yo? era|eramos $child
      en|desde $months -@past
      durante|desde la|el guerra|dictadura|pandemia|cuarentena|mili
    `,
  },
  {
    state: 'waking',
    scope: 'afterPhrase',
    cues: `
      ,uno|una de esos|esas|aquellos|aquellas
    `,
  },
  {
    state: 'waking',
    scope: 'own',
    cues: `
      consciente|cuenta|sabia|detecte|note|comprendi de? que estaba|estoy dormido|dormida|durmiendo
      que ya murio|fallecio
      +$people de|del la? $schools
    `,
  },
  {
    state: 'waking',
    scope: 'own',
    when: 'first',
    cues: `
      mientras|cuando|estando dormia
      esta noche|manana
      la otra noche
      ayer
    `,
  },
  {
    state: 'waking',
    scope: 'aroundStatement',
    when: 'toldInPast',
    cues: `
      ^no? $mine? $mine? ~present -~gerund|a
      yo|nosotros|ella|ellos|ellas no? @adverb? @object? ~present -~gerund
      @definite|@possessive # no? @adverb? @object? ~present -~gerund|~participle
      ,que|quien no? @adverb? @object? ~present -~gerund
      que|donde ya|ahora|todavia|aun|siempre no? @object? ~present
      a mi|nosotros me|nos ~present
      el|la de verdad @object? ~present|da
      -que|lo|eso|esto|cual|todo|hay|en|si es|son|soy|somos|tiene|tienen|tengo|vive|viven|trabaja|trabajan|existe|=está|=están -~gerund|que|como|el|la|porque|cuando|decir
      ^siempre|normalmente|generalmente @object? ~present
      he|ha|hemos|han @adverb? ~participle
      acabo|acaba|acaban|acabamos de +~infinitive
      mi|mis|el|la # de verdad|real
    `,
  },
];
