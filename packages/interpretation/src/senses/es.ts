import { type SenseRow, tabulateSenses } from './sense-rule.ts';

/** Nouns that are verb forms or small words as well: the thing only where they stand as a noun. */
const nounsOnlyAsNouns = `abrazo amo ayuda baile barco beso busca cama canto caza cena cocina compra copa corte cuarto
  cuento cuesta cura entrada espera falta fuego fuente grito guarda guia huella juego lucha llama llamas marca marcha
  mata mezcla mono muestra nado nota paga parto pelea pesca pesco piso planta prueba pregunta queja rayo risa saco sal
  salto siembra sierra suelo tapa trabajo traje trato tumba vela velas viaje vino visita vuelo vuelta`;

const rows: readonly SenseRow[] = [
  { forms: nounsOnlyAsNouns, parts: 'n', drop: 'verb' },
  { forms: 'suelo piso llama sal traje saco vela cura mata amo sierra', parts: 'n', keep: 'noun first' },
  {
    forms: 'vino',
    parts: 'n',
    keep: `noun <beber <bebo <bebe <bebia <bebi <bebio <bebimos <bebiamos <bebiendo <bebian <tomar <tomaba <tomamos
      <tomando <serví <y >tinto >blanco`,
  },
  { forms: 'nada', parts: 'vn', keep: '>hacia >rapido', drop: '<no <de <casi >mas' },
  { forms: 'nado', parts: 'v', drop: '<a' },
  {
    forms: 'sobre',
    parts: 'n',
    keep: '<un <el <este <ese <mi <del >cerrado >blanco >amarillo',
    drop: '>el >la >los >un >una',
  },
  { forms: 'cara caras', parts: 'a', drop: '<la <su <mi <las <una <sus <de' },
  { forms: 'cura', parts: 'n', keep: '<el <un <al <del <este <ese <senor' },
  { forms: 'llama llamas llamo llamaba', parts: 'v', drop: 'noun' },
  { forms: 'como', parts: 'v', keep: '<yo', drop: 'always' },
  { forms: 'como', parts: 'nax', drop: 'always' },
  { forms: 'para paras', parts: 'v', keep: '<se' },
  { forms: 'casa casas', parts: 'v', keep: '<se <me <nos <te' },
  { forms: 'era eras', parts: 'n', keep: '<una <nueva', drop: '>un >una' },
  { forms: 'cuarto', parts: 'n', keep: 'noun first', drop: ' >piso >dia >ano >curso >grado >lugar' },
  { forms: 'derecho', parts: 'nax', drop: '>a' },
  { forms: 'fuera', parts: 'nvx', drop: '<si <como <que <no' },
  {
    forms: 'paso pasos',
    parts: 'n',
    keep: '<un <el <los <sus <mis <dos <cada <al <unos <de',
    drop: '<se <me <lo <le',
  },
  { forms: 'cerca', parts: 'n', keep: '<la <una <esa <esta', drop: '>de' },
  {
    forms: 'viejo vieja viejos viejas',
    parts: 'n',
    keep: '<un <una <el <la <los <las <unos <este <ese <esa',
  },
  {
    forms: 'extrano extrana extranos extranas',
    parts: 'n',
    keep: '<un <una <el <los <unos <al',
    drop: '>ser >lugar',
  },
  { forms: 'joven jovenes', parts: 'n', keep: '<un <una <el <la <los <las <unos <unas <de <dos <tres' },
  {
    forms: 'tipo tipos',
    parts: 'n',
    keep: '<un <el <los <unos <ese <dos <al',
    drop: '>de <este <del <algun <otro <todo',
  },
  { forms: 'rio rie', parts: 'n', keep: 'noun' },
  { forms: 'rio', parts: 'v', drop: 'noun' },
  { forms: 'tarde tardes', parts: 'n', keep: '<la <una <esa <las <esta <por <aquella <cada' },
  { forms: 'tarde', parts: 'ax', drop: '<la <una <esa <mas <esta <por' },
  { forms: 'vestido vestidos', parts: 'n', keep: 'noun', drop: '<:be <iba <bien' },
  { forms: 'este', parts: 'n', drop: 'always' },
  { forms: 'muneca munecas', parts: 'n', drop: 'verb' },
  { forms: 'papa papas', parts: 'n', keep: 'noun first <y open' },
  { forms: 'frente', parts: 'n', keep: '<la <mi <su <tu', drop: '>a >al' },
  { forms: 'solo sola', parts: 'ax', drop: '>que >un >una >el >la >me >se >habia >era >en >con' },
  { forms: 'pie', parts: 'n', drop: '<de' },
  { forms: 'mano', parts: 'n', drop: '<a' },
  { forms: 'media medias', parts: 'n', drop: '>noche >hora >tarde <y' },
  { forms: 'compania', parts: 'n', drop: '<en <hacia' },
  { forms: 'junto juntos', parts: 'nav', drop: '>a >al' },
  { forms: 'real reales', parts: 'n', drop: 'always' },
  { forms: 'cuenta cuentas', parts: 'n', drop: '<me <en <se <por <doy <di' },
  { forms: 'parte partes', parts: 'nv', drop: 'always' },
  { forms: 'medio', parts: 'nax', drop: '<en <por' },
  { forms: 'mayor mayores', parts: 'n', drop: '<la >parte' },
  { forms: 'cosa cosas creo creas venga vengo claro pesar penas mando', parts: 'v', drop: 'always' },
  { forms: 'caso casos', parts: 'v', keep: '<me', drop: 'noun' },
  { forms: 'claro clara', parts: 'a', drop: 'first >que <y <es <era' },
  { forms: 'bajo', parts: 'avx', drop: '>el >la >los >las >un >una >este >esta >mi >su >tu' },
  { forms: 'vivo viva', parts: 'a', drop: 'verb first <en <donde >en >con' },
  {
    forms: 'encuentro encuentra encontraba encontre encontro encontrarse encontrarme',
    parts: 'v',
    drop: '<me <se <nos',
  },
  { forms: 'toca toco tocaba', parts: 'v', drop: '>ir >elegir >hacer' },
  { forms: 'pobre pobres', parts: 'n', keep: '<un <los <unos', drop: '<la <el' },
  { forms: 'raro rara raros raras', parts: 'n', drop: 'always' },
  { forms: 'vista', parts: 'a', drop: 'always' },
  { forms: 'seco', parts: 'av', drop: '<en' },
  { forms: 'coma', parts: 'n', keep: '<en <un <el' },
  { forms: 'alto alta', parts: 'a', drop: '<de <lo <en <metros' },
];

export const spanishSenses = tabulateSenses(rows);
