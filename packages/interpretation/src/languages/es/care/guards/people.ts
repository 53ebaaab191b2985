/** Men and women of the family, in the words of those who grew up with them. */
export const parents = [
  'padre/papa/papi/madre/mama/mami/padres/papas',
  'padrastro/madrastra',
  'abuelo/abuela/abuelito',
  'mi viejo/vieja',
];

export const partners = [
  'ex',
  'marido/mujer/esposo/esposa/pareja/novio/novia/prometido/prometida',
  'exmarido/exmujer/exesposo/exesposa/exnovio/exnovia/expareja',
];

/** Those of whom a touch that is told without more is told as an intrusion. */
export const nearOnes = [
  'tio/padrastro/hermanastro/primo/hermano/padre/papa/papi/abuelo/abuelito/madrastra/padrino',
  'profesor/profe/maestro/entrenador/cura/sacerdote/pastor/monitor/catequista/vecino/jefe/ex/suegro/cunado/casero',
  'novio/marido/pareja/amigo/hermano de mi madre/mama/abuela/tia',
  'amigo de la/mi familia/padre/papa',
];

/** "Como cuando era niña": what happens in the dream happened long ago. */
export const childTime = [
  'cuando era/eramos/fui nina/nino/ninas/ninos/pequena/pequeno/chica/chico/chiquita/chiquito/chiquilla/chiquillo/joven/menor',
  'cuando era una/un nina/nino/bebe/cria/crio',
  'cuando tenia dos/tres/cuatro/cinco/seis/siete/ocho/nueve/diez/once/doce/trece/4/5/6/7/8/9/10/11/12/13 anos?',
  'tener dos/tres/cuatro/cinco/seis/siete/ocho/nueve/diez/once/doce anos',
  'a los cuatro/cinco/seis/siete/ocho/nueve/diez/once/doce anos',
  'de nina/nino/chiquita/chiquito/pequena/pequeno/chica',
  'en mi/la/toda infancia',
  'en toda mi infancia',
  'de mi/la infancia',
  'toda mi infancia',
  'era/soy pequena/pequeno/nina/nino otra',
  'yo era una/un nina/nino',
  'mi ninez',
];

/** "Como antes": what happens in the dream has happened before. */
export const likeBefore = [
  'otra vez',
  'de nuevo',
  'como antes/entonces/siempre/cuando/hacia/el/ella/solia',
  'como lo hacia',
  'igual que antes/cuando/entonces/siempre',
  'volvia/volvio a',
  'todas las noches',
  'cada noche/dia/vez',
  'todos los dias',
];

/** Those whose illness is told as one of the family. */
export const family = [
  ...parents,
  ...partners,
  'hermano/hermana/hijo/hija/tio/tia/primo/prima/suegra/suegro',
  'mejor amigo/amiga',
  'abuelita/abuelito',
];
