import { stemsOf } from '../../words/morphology/conjugate.ts';
import { findIrregularParts } from '../../words/morphology/irregular-verbs.ts';
import { joinStem } from '../../words/morphology/join-stem.ts';

/** Verbs that dreams are told with; of any other verb only the forms that an ending gives away are known. */
const verbs = `
  abrazar abrir acabar acariciar acercarse aceptar acompañar acostarse agacharse agarrar alcanzar alejarse andar apagar
  aparecer apoyar aprender apretar apuntar arrancar arrastrar arreglar arrojar asomarse asustarse atacar atar atender
  atrapar atravesar avanzar averiguar avisar ayudar bailar bajar bañarse barrer beber besar borrar botar brincar brillar
  buscar caer calmar cambiar caminar cantar cargar casarse cavar cazar celebrar cerrar chocar coger colgar colocar comenzar
  comer comprar comprender comprobar conducir confundir conocer conseguir construir contar contestar continuar controlar
  correr cortar crecer creer cruzar cubrir cuidar cumplir deber decidir decir dejar desaparecer descansar descender
  descubrir despedir desvestir detener devolver dibujar dirigir disfrutar disparar doblar dormir ducharse echar elegir
  empezar empujar encender encontrar enfrentar enseñar entender enterrar entrar entregar enviar escapar escoger esconder
  escribir escuchar esperar estacionar estudiar evitar explicar explotar fabricar fijarse firmar flotar formar ganar
  girar golpear grabar gritar guardar hablar hacer hallar herir huir imaginar ingresar insistir intentar invitar jalar
  jugar juntar lanzar lavar leer levantar limpiar llamar llegar llenar llevar llorar lograr luchar mandar manejar marcar
  marchar matar meter mirar mojar montar morder morir mostrar mover mudarse nacer nadar necesitar notar observar ocultar
  ofrecer oler olvidar ordenar parar parecer participar partir pasar pasear patinar pedir pegar pelear pensar perder
  perseguir pescar pintar pisar poder poner preferir preguntar preparar pretender probar proteger quedar querer quitar
  reaccionar recibir recoger recorrer regalar regresar reír rescatar resbalar respirar responder robar rodear romper saber
  sacar salir saltar saludar salvar seguir sentarse sentir señalar separar servir soltar sonreír subir sujetar suplicar
  surgir susurrar sufrir tapar tener terminar tirar tocar tomar trabajar traer tragar tratar trepar tropezar usar vaciar
  vender venir vestir viajar vigilar visitar vivir volar volver cocinar ensayar presentar permanecer repetir rezar romper
  tardar temblar temer valer vengar votar arrodillarse aterrizar celebrar compartir defender despegar encerrar enfermar
  enojarse entretener esquivar estirar exclamar gatear hundir insultar lastimar llover mantener mencionar navegar
  obedecer odiar ordenar pronunciar quemar rascar rechazar reconocer reclamar rodar rogar soplar sorprender sostener
  sumergir suspirar sacudir situar adelantar intentar ajustar resultar ocurrir suceder derrumbar inundar empeorar`;

interface Forms {
  /** First person singular of present and past, with the second. */
  readonly seconds: ReadonlyMap<string, string>;
  /** Third persons of present and past. */
  readonly thirds: ReadonlySet<string>;
  /** Imperfect, conditional, past subjunctive singular: first person and third. */
  readonly shared: ReadonlySet<string>;
}

/** The forms of the verbs that dreams are told with. */
export const knownForms: Forms = formsOf(verbs.trim().split(/\s+/u));

function formsOf(infinitives: readonly string[]): Forms {
  const seconds = new Map<string, string>();
  const [thirds, shared] = [new Set<string>(), new Set<string>()];
  for (const given of infinitives) addForms(given, seconds, thirds, shared);
  // "para" and its like are other words first.
  for (const other of ['para', 'como', 'sobre', 'entre', 'bajo', 'nada', 'visto', 'cara'])
    for (const forms of [seconds, thirds, shared]) forms.delete(other);
  return { seconds, thirds, shared };
}

function addForms(
  given: string,
  seconds: Map<string, string>,
  thirds: Set<string>,
  shared: Set<string>,
): void {
  const stems = stemsOf(given);
  if (stems === undefined) return;
  const { infinitive, theme, stem, stressed, raised } = stems;
  const { first, past, future } = findIrregularParts(infinitive);
  const isFirst = theme === 'ar';
  const [vowel, imperfect] = isFirst ? ['a', 'aba'] : ['e', 'ía'];
  seconds.set(
    first === undefined ? joinStem(stressed, 'o', theme) : `${first}o`,
    join(stressed, `${vowel}s`),
  );
  thirds.add(join(stressed, vowel)).add(join(stressed, `${vowel}n`));
  shared.add(join(stem, imperfect)).add(`${future ?? infinitive.replace('í', 'i')}ía`);
  if (past !== undefined) {
    seconds.set(`${past}e`, `${past}iste`);
    thirds.add(`${past}o`);
    shared.add(past.endsWith('j') ? `${past}era` : `${past}iera`);
  } else if (isFirst) {
    seconds.set(join(stem, 'é'), join(stem, 'aste'));
    shared.add(join(stem, 'ara'));
  } else {
    seconds.set(join(stem, 'í'), join(stem, 'iste'));
    shared.add(join(raised, 'iera'));
  }

  function join(base: string, ending: string): string {
    return joinStem(base, ending, theme);
  }
}
