import type { Language } from '@chitta/symbols/types';
import type { PartOfSpeech } from '../morphology/part-of-speech.ts';
import { FormTable } from './form-table.ts';

/**
 * Everyday words that mean nothing to a reading. Only long words that are one letter away from a word of the dictionary
 * matter here: they are no slips. Verbs, then nouns, adjectives and words without forms.
 */
const words: Readonly<Record<Language, Readonly<Record<PartOfSpeech, string>>>> = {
  en: {
    v: `look start bring turn walk talk think seem try want need keep begin happen wonder notice remember realize realise
      explain mention describe decide continue consider include involve involve appear become believe belong bother
      change check choose compare complete concern connect contain control count cover create deal deliver depend
      discuss examine exist expect experience explore express face feel figure finish follow force form gather glance
      grab guess handle hand head hear heat hold imagine increase insist intend introduce join land last lead lean
      learn let like list live load mark matter mean measure meet mind miss move note obtain occur offer order own
      pass place plan plant point pop post prefer prepare present press pretend print produce promise prove provide
      put raise reach react reason receive recognize recommend reduce refer reflect refuse regard relate relax remain
      remark remind remove repeat replace reply report represent require respond rest return reveal roll rub rush save
      sense separate serve set settle shape shift show slip sort sound speak spend spread stand stare state stay step
      stick stop store stretch study suggest suit support suppose surround switch tend test touch track train treat
      trust type use visit wait wander watch wave wear wind wish work`,
    n: `thing kind sort part place moment reason idea matter manner course chance change choice couple detail direction
      effect effort end example experience fact feature feeling figure front group half hour instance interest issue
      item level line list lot meaning middle mind minute morning name nature note number object occasion order others
      past pattern picture piece point position presence present problem process purpose question range rate reaction
      relation rest result route scene section sense series set shape shot side sight sign situation size sort source
      space spot stage standing state step stuff style subject success surface system task term time title topic top
      total truth turn type use version view way while word work world`,
    a: `able actual additional aware basic certain clear close common complete correct current deep different direct
      distant entire equal exact extra familiar final fine former further general great happy huge important large
      likely little local long lovely main major normal obvious other particular past perfect personal physical
      possible present previous private proper public quick quiet random real recent regular related same serious
      several short similar simple single slight slow small special specific straight strange strong sudden sure
      terrible total tiny typical unable unlikely unusual usual various whole wide wonderful wrong`,
    x: `suddenly something anything everything nothing somewhere anywhere everywhere nowhere someone somebody everyone
      everybody another together through though although thought brought bought fought caught taught without within
      whether whatever whenever wherever whichever however instead perhaps usually actually basically probably
      possibly certainly clearly finally quickly slowly quietly really nearly directly exactly especially eventually
      immediately apparently obviously hardly barely mostly partly simply slightly strongly totally completely
      entirely currently recently already against between besides beyond despite during except toward towards upstairs
      downstairs outside inside forward forwards backward backwards upward downward afterwards meanwhile otherwise
      sometimes somehow somewhat therefore thereby various several himself herself itself myself yourself ourselves
      themselves yourselves hundred thousand million billion thirteen fourteen fifteen sixteen seventeen eighteen
      nineteen quarter further farther earlier greater smaller stronger shorter happier easier quieter clearly`,
  },
  es: {
    v: `mirar decir hablar contar pasar quedar llegar llevar dejar seguir encontrar llamar venir pensar salir volver
      tomar conocer vivir sentir tratar recordar terminar permitir aparecer conseguir comenzar servir sacar necesitar
      mantener resultar leer cambiar presentar crear considerar acabar convertir ganar formar traer partir aceptar
      realizar suponer comprender lograr explicar preguntar tocar reconocer estudiar alcanzar dirigir utilizar ayudar
      gustar jugar escuchar cumplir ofrecer descubrir levantar intentar usar colocar notar acercar alejar mostrar
      empezar indicar señalar parecer creer deber poder querer saber haber tener hacer poner estar ver dar ir ser
      entender responder contestar comentar avisar esperar entrar sentar parar girar mover pedir recibir apartar
      cruzar bajar subir observar imaginar soñar despertar comprobar continuar detener enseñar marcar pesar echar
      coger agarrar tirar meter andar caminar correr meter quitar pegar cargar cortar sonar sonreír rodear regresar
      recorrer reunir referir relacionar repetir representar reaccionar situar sostener suceder tender ubicar valer
      variar visitar decidir desear dudar durar elegir evitar existir faltar importar impedir incluir insistir juntar
      limitar mandar molestar negar obligar ocurrir opinar pertenecer preferir preparar preocupar producir prometer
      provocar publicar`,
    n: `cosa parte lugar momento tipo forma manera modo vez rato lado punto caso hecho idea razón motivo sentido tema
      centro medio principio fondo final resto grupo serie conjunto cantidad número nivel orden clase especie estado
      situación posición dirección relación acción cuestión ocasión historia ejemplo detalle aspecto efecto proceso
      sistema resultado trabajo mundo gente nombre palabra minuto segundo instante tiempo mañana tarde noche`,
    a: `grande pequeño bueno malo nuevo viejo largo corto alto bajo ancho propio cierto claro distinto diferente
      igual mismo otro parecido posible imposible normal extraño raro simple sencillo completo entero total general
      especial importante principal único último primero segundo tercero siguiente anterior actual real verdadero
      personal particular común típico perfecto exacto directo rápido lento tranquilo bonito lindo hermoso feo
      enorme gigante inmenso contento`,
    x: `entonces después mientras durante además aunque todavía también tampoco siempre nunca adentro afuera adelante
      atrás encima debajo delante detrás alrededor enfrente demasiado bastante realmente finalmente solamente
      simplemente completamente totalmente exactamente rápidamente lentamente inmediatamente probablemente
      actualmente aparentemente especialmente perfectamente directamente constantemente seguramente prácticamente
      básicamente obviamente relativamente nuevamente anteriormente posteriormente nosotros nosotras vosotros ustedes
      ellos ellas cualquiera ninguno ninguna algunos algunas nuestro nuestra trescientos cuatrocientos quinientos
      seiscientos quince catorce dieciséis diecisiete dieciocho diecinueve cuarenta cincuenta sesenta setenta`,
  },
};

/** The forms of everyday words: none of them is a slip. */
export function tableOfCommonWords(language: Language): FormTable {
  const forms = new FormTable(language);
  for (const part of ['v', 'n', 'a', 'x'] as const) {
    for (const word of words[language][part].trim().split(/\s+/)) forms.add(word, part, false);
  }
  return forms;
}
