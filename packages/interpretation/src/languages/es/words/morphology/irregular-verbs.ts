const words = (list: string) => list.trim().split(/\s+/);

/** Verbs whose stressed `e` opens to `ie`: "cierro", "sienten". */
const opensToIe = words(`
  acertar adherir advertir alentar apretar arrepentir ascender asentar asentir atender atravesar calentar cegar cerrar
  comenzar confesar convertir defender desenterrar desmentir despertar desplegar diferir digerir discernir divertir
  empezar encender encerrar enmendar enterrar entender estremecer extender fregar gobernar helar herir hervir invertir
  manifestar mentir merendar negar nevar pensar perder plegar preferir quebrar querer recomendar referir regar reventar
  requerir segar sembrar sentar sentir sugerir temblar tender tentar transferir tropezar verter consentir presentir
  resentir deshelar renegar sosegar restregar requebrar herrar errar serrar aserrar desalentar`);
/** Verbs whose stressed `o` opens to `ue`: "vuelo", "duermen". */
const opensToUe = words(`
  acordar acostar almorzar apostar aprobar avergonzar cocer colar colgar comprobar consolar contar costar demostrar
  descolgar desollar devolver disolver doler dormir encontrar envolver esforzar forzar llover moler morder morir mostrar
  mover mostrar oler poder probar promover recordar reforzar remover resolver resonar retorcer rodar rogar soler soldar
  soltar sonar soñar tostar torcer tronar volar volcar volver revolver revolcar remorder conmover degollar descontar
  despoblar desenvolver encordar poblar renovar retocer revolar trocar`);
/** Verbs whose stressed `e` closes to `i`: "pido", "siguen". */
const closesToI = words(`
  competir concebir conseguir corregir derretir despedir elegir embestir expedir freír impedir investir medir pedir
  perseguir proseguir reír rendir repetir reñir seguir servir sonreír teñir vestir desvestir revestir ceñir gemir medir
  regir colegir engreír desteñir estreñir henchir`);

type VowelChange = readonly [from: string, to: string];

/** How the stem changes under stress, by infinitive. */
export const stressedVowels: ReadonlyMap<string, VowelChange> = new Map<string, VowelChange>([
  ...opensToIe.map((verb) => [verb, ['e', 'ie']] as [string, VowelChange]),
  ...opensToUe.map((verb) => [verb, ['o', 'ue']] as [string, VowelChange]),
  ...closesToI.map((verb) => [verb, ['e', 'i']] as [string, VowelChange]),
  ...['reír', 'sonreír', 'freír'].map((verb) => [verb, ['e', 'í']] as [string, VowelChange]),
  ['jugar', ['u', 'ue']],
  ['adquirir', ['i', 'ie']],
  ['inquirir', ['i', 'ie']],
  ['oler', ['o', 'hue']],
  ['errar', ['e', 'ye']],
]);

/** Parts of verbs that no rule gives. Verbs that end in one of these bend alike: "mantener" as "tener". */
export interface IrregularParts {
  /** Stem of the first person and of the present subjunctive: "teng-". */
  readonly first?: string;
  /** Stem of the stressless strong past: "tuv-". */
  readonly past?: string;
  /** Stem of future and conditional: "tendr-". */
  readonly future?: string;
  readonly participle?: string;
  /** Single forms beyond the rule. */
  readonly more?: string;
  /** `more`, future and infinitive are all there is: the verb follows no rule. */
  readonly isWhole?: boolean;
}

export const irregularParts: Readonly<Record<string, IrregularParts>> = {
  tener: { first: 'teng', past: 'tuv', future: 'tendr', more: 'tiene tienes tienen ten tené tenés' },
  venir: { first: 'veng', past: 'vin', future: 'vendr', more: 'viene vienes vienen ven viniendo' },
  poner: { first: 'pong', past: 'pus', future: 'pondr', participle: 'puesto', more: 'pon' },
  salir: { first: 'salg', future: 'saldr', more: 'sal' },
  valer: { first: 'valg', future: 'valdr' },
  hacer: { first: 'hag', past: 'hic', future: 'har', participle: 'hecho', more: 'hizo haz' },
  satisfacer: {
    first: 'satisfag',
    past: 'satisfic',
    future: 'satisfar',
    participle: 'satisfecho',
    more: 'satisfizo',
  },
  decir: {
    first: 'dig',
    past: 'dij',
    future: 'dir',
    participle: 'dicho',
    more: 'dice dices dicen di diciendo',
  },
  traer: { first: 'traig', past: 'traj', participle: 'traído', more: 'trayendo' },
  caer: { first: 'caig' },
  roer: { first: 'roig' },
  oír: { first: 'oig', more: 'oye oyes oyen oímos' },
  ver: {
    more: `veo ves ve vemos veis ven vi viste vio vimos visteis vieron veía veías veíamos veían vea veas veamos vean viera vieras viéramos vieran viese viesen viendo visto vista vistos vistas`,
    isWhole: true,
  },
  poder: { past: 'pud', future: 'podr', more: 'pudiendo' },
  querer: { past: 'quis', future: 'querr' },
  saber: { first: 'sep', past: 'sup', future: 'sabr', more: 'sé' },
  caber: { first: 'quep', past: 'cup', future: 'cabr' },
  andar: { past: 'anduv' },
  estar: { past: 'estuv', more: 'estoy estás está están esté estés estén' },
  dar: { more: 'doy di dio dimos dieron diste diera dieran diese den dé des' },
  ir: {
    more: `voy vas va vamos vais van iba ibas íbamos iban fui fuiste fue fuimos fuisteis fueron vaya vayas vayamos
      vayan fuera fueras fuéramos fueran fuese fuesen ve vete vámonos yendo ido ida`,
    isWhole: true,
  },
  ser: {
    more: 'soy eres es somos sois son era eras éramos eran fui fue fuimos fueron sea seas seamos sean siendo sido',
    isWhole: true,
  },
  abrir: { participle: 'abierto' },
  cubrir: { participle: 'cubierto' },
  escribir: { participle: 'escrito' },
  morir: { participle: 'muerto' },
  romper: { participle: 'roto' },
  volver: { participle: 'vuelto' },
  solver: { participle: 'suelto' },
  freír: { participle: 'frito' },
  imprimir: { participle: 'impreso' },
  pudrir: { participle: 'podrido' },
  ducir: { past: 'duj' },
  asir: { first: 'asg' },
  oler: { more: 'huelo hueles huele huelen' },
  errar: { more: 'yerro yerra yerran' },
};

/** Verbs in "-iar" and "-uar" whose vowel takes the stress: "envío", "actúa". */
export const stressedEndings: ReadonlySet<string> = new Set(
  words(`actuar acentuar aislar ampliar aullar confiar continuar criar desafiar desviar enfriar enviar espiar esquiar
    evacuar fiar fotografiar graduar guiar insinuar liar maullar piar prohibir reunir rociar situar vaciar variar
    extraviar ahumar`),
);

const irregularEndings = Object.keys(irregularParts).sort((a, b) => b.length - a.length);

function irregularEndingOf(infinitive: string): string | undefined {
  return irregularEndings.find((key) => infinitive.endsWith(key) && (infinitive === key || isCompound(key)));
}

/** The irregular parts of a verb with the beginning of the verb put before them: "mantuv-" for "mantener". */
export function findIrregularParts(infinitive: string): IrregularParts {
  const ending = irregularEndingOf(infinitive);
  const parts = ending === undefined ? undefined : irregularParts[ending];
  if (ending === undefined || parts === undefined) return {};
  const prefix = infinitive.slice(0, -ending.length);
  if (prefix === '') return parts;
  const put = (part: string | undefined) => (part === undefined ? undefined : prefix + part);
  return {
    ...withPart('first', put(parts.first)),
    ...withPart('past', put(parts.past)),
    ...withPart('future', put(parts.future)),
    ...withPart('participle', put(parts.participle)),
    ...withPart(
      'more',
      parts.more
        ?.split(/\s+/)
        .map((form) => prefix + form)
        .join(' '),
    ),
  };
}

/** Short verbs ("ir", "dar", "ser") end too many others by chance to be taken as their root. */
function isCompound(key: string): boolean {
  return key.length >= 4 && !notCompounded.has(key);
}

const notCompounded: ReadonlySet<string> = new Set([
  'caber',
  'saber',
  'asir',
  'oler',
  'roer',
  'estar',
  'errar',
  'andar',
  'salir',
  'valer',
]);

function withPart(name: keyof IrregularParts, value: string | undefined): IrregularParts {
  return value === undefined ? {} : { [name]: value };
}
