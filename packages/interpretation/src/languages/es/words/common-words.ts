import type { CommonWords } from '../../pack/word-pack.ts';

/**
 * Everyday words that mean nothing to a reading. Only long words that are one letter away from a word of the dictionary
 * matter here: they are no slips. Verbs, then nouns, adjectives and words without forms.
 */
export const spanishCommonWords: CommonWords = {
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
};
