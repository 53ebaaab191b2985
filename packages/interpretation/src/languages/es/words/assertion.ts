import type { AssertionPack } from '../../../assertion/assertion-pack.ts';
import { spanishAbsence } from './assertion/absence.ts';
import { spanishComparison } from './assertion/comparison.ts';
import { spanishUnreality } from './assertion/unreality.ts';
import { spanishWaking } from './assertion/waking.ts';
import { inflectSpanish } from './morphology/inflect.ts';
import { spanishClasses } from './word-classes.ts';
import { spanishFormsOf } from './word-forms.ts';

export const spanishAssertion: AssertionPack = {
  classes: spanishClasses,
  conjugate: (verb) => inflectSpanish(verb, 'v', false),
  formsOf: spanishFormsOf,
  sets: {
    schools: `trabajo colegio cole instituto escuela universidad uni facultad secundaria preparatoria prepa liceo primaria
      oficina gimnasio`,
    people: `amigo amiga amigos amigas companero companera companeros companeras chico chica chicos chicas profesor
      profesora conocido conocida colega colegas gente alguien`,
    mine: 'me nos se lo la le les',
    child: `nino nina pequeno pequena chico chica joven adolescente ninos ninas pequenos pequenas chicos chicas jovenes
      chamaco chamaca chaval chavala nene nena crio cria estudiante`,
    times: 'ano anos mes meses semana semanas dia dias tiempo',
    months: `enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre verano invierno
      primavera otono navidad navidades`,
    weekdays: 'lunes martes miercoles jueves viernes sabado domingo',
    parece: 'parecer/v',
    hubiera: 'hubiera hubiese hubieran hubiesen hubieramos hubiesemos hubieras',
    habria: 'habria habrian habriamos',
    roles: `vestir/v vestido vestida vestidos vestidas disfrazado disfrazada trabajar/v servir/v usar/v utilizar/v
      identificar/v reconocer/v conocido conocida conocidos actuar/v llamado llamada tener/v adoptar/v presentar/v entrar/v
      contratar/v`,
    partsPlayed: `mascota regalo premio castigo arma escudo recuerdo ofrenda postre rehen rehenes invitado invitada
      invitados testigo profesor profesora maestro maestra medico camarero camarera voluntario voluntaria ayudante guia
      pareja novia novio esposa esposo ejemplo prueba siempre`,
    small: `antes ayer ahora hoy nunca yo tu el ella nosotros ellos ellas digo ves veras sabes dice dicen todos todas todo
      nadie ninguno ninguna este esta estos estas ese esa eso esto aquel aquella mucho muy mas poco asi loco loca locos pude
      podia puedo debe quise quiera quieras`,
  },
  scopeWords: {
    of: 'de del',
    or: 'o u ni',
    relative: 'que donde cuyo cuya quien quienes',
    leaving: 'a al hacia hasta por para',
    turn: 'pero',
    turning: 'pero aunque como',
    keepsObject: `saber/v conocer/v reconocer/v recordar/v entender/v encontrar/v dejar/v querer/v creer/v pensar/v
      importar/v funcionar/v abrir/v caber/v parar/v servir/v notar/v fijar/v ocurrir/v`,
    toDeed: '',
    reporting: 'que',
    returning: 'dormi siguio continuo retome',
  },
  blocks: [...spanishAbsence, ...spanishUnreality, ...spanishComparison, ...spanishWaking],
};
