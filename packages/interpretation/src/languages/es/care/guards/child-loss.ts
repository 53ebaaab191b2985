import type { Guard } from '../../../../care/guards/guard.ts';

const child = 'bebe/hijo/hija/nino/nina/hijito/hijita/bebita/bebito/guagua/criatura/mellizos/gemelos';

const seasons = 'primavera/verano/otono/invierno';
const months = 'enero/febrero/marzo/abril/mayo/junio/julio/agosto/septiembre/octubre/noviembre/diciembre';
const which = 'primer/primera/segundo/segunda/unico/unica/pequeno/pequena';
/** Donde se pierde a un hijo que luego aparece. */
const mislaid =
  'mercado/tienda/supermercado/parque/playa/estacion/calle/aeropuerto/feria/multitud/laberinto/bosque/museo/hotel/gente/centro';

/** The loss of a child, born or unborn. */
export const childLoss: Guard = {
  kind: 'loss_of_child',
  rows: [
    // Quien perdió a un hijo dice «lo», y el tiempo que tenía.
    {
      all: [
        ['lo/la/los/las enterramos/enterre/enterrabamos/enterraba/enterraron'],
        ['tenia/tenian/con _ dias/semanas/meses', 'semanas/meses/dias/horas de vida/nacido/nacida'],
      ],
      within: 16,
      not: ['perr*/gat*/cachorr*/hamster/pajaro/conejo/caballo/mascota/pez'],
    },
    {
      all: [
        [
          'parto',
          'embarazada/embarazo',
          'nacieron/nacio demasiado',
          'prematur*',
          'incubadora',
          'di/daba a luz',
          'matrona/partera',
          'semanas',
          'al nacer',
        ],
        ['bebe/gemelos/mellizos/hijo/hija/nino/nina/uno/una'],
        [
          'bebe/hijo/hija/nino/nina ya? estaba muerto/muerta',
          'solo vivio/sobrevivio una/uno',
          'no vivio/sobrevivio',
          'nadie/no podia/podian/pudieron/pudo salvar*',
          'murio/murieron',
          'nacio/nacieron muert*',
          'cuerpecito',
        ],
      ],
      within: 14,
      not: [
        'gatito*/perrito*/cordero/ternero/potro/pollito*/vaca/yegua/perra/gata',
        'abuelo/abuela/padre/rey/reina murio',
      ],
    },
    { all: [['ya estaba muerto/muerta'], ['el bebe']], within: 3, not: ['pajaro/bateria'] },

    {
      all: [
        [
          'no encontraba/encontraban/encontro/encontraron/oia/oian/escuchaba/escuchaban el/su/un latido',
          'no encontraba/encontraban/oian latidos/latido',
          'interrupcion del embarazo',
          'perdi el embarazo',
          'perdi a mi bebe/hijo/hija a/con/de/en/cuando/hace',
          'me dijeron/decian que habia muerto el/mi/dentro',
        ],
      ],
      not: ['mercado/tienda/parque/playa/feria'],
    },
    {
      all: [
        [`mi/nuestro/nuestra ${child}`, 'mi hijo pequeno', 'mi hija pequena'],
        [
          'se mato',
          'habia/estaba muerto/muerta',
          'murio',
          'no habia sobrevivido',
          'no sobrevivio',
          'no despertaba',
          'sin vida',
          'su funeral/entierro/ataud',
          'habia fallecido',
          'fallecio',
        ],
      ],
      isFirst: true,
      within: 14,
      not: [
        'abuelo/abuela/padre/madre/papa/mama/marido/mujer/tio/tia/hermano/hermana',
        'perro/perrito/gato/pajaro/pez/hamster/caballo/planta/telefono/movil/bateria/coche/motor/rey/villano/arana',
        'de risa/sueno/hambre/miedo/verguenza/ganas',
        'la pelicula/novela/serie',
      ],
    },
    {
      all: [
        [`mi/nuestro/nuestra ${child}/ninito/ninita`, 'mi ninito/ninita/hijito/hijita'],
        ['frio/fria', 'azul', 'inerte'],
        ['no despertaba/respiraba/movia/lloraba', 'no se movia'],
      ],
      not: ['agua/nieve/hielo/ventana', 'perrito/gatito/muneca'],
    },

    {
      all: [['perdiendo a? al/mi/el/nuestro bebe/hijo/hija/embarazo']],
      not: [mislaid, 'pasillo*/playa/metro', 'encontr*/busc*', 'de vista'],
    },
    {
      all: [
        [
          'aborto/abortos',
          'aborte/abortar/abortaba/aborto',
          'nacio/nacia/naciera/nacido muerto/muerta/muertos/sin',
          'bebe/feto/hijo/hija/recien muerto/muerta',
          'recien nacido/nacida muerto/muerta',
          'no habia/hay/tenia latido/latidos',
          'ya no latia/late su/el/ella',
          'corazon del/de _ no latia/late',
          'corazon ya? no latia/late/latio',
          'muerte de cuna',
          'muerte subita',
          'perdi/perdia/perdimos/perdido/perder el/mi/un embarazo',
          `bebe/hijo/hija/nino/nina que perdi/perdimos/aborte`,
          `mi/nuestro/nuestra/el/la ${child} no respiraba/respira/respirase`,
          `mi/nuestro/nuestra/el/la recien nacido/nacida no respiraba/respira`,
          `mi/nuestro/nuestra/el/la bebe/hijo/hija/nino/nina habia/estaba dejado? no? respirando/respirar`,
          `mi/nuestro/nuestra/el/la ${child} no/ya estaba respirando`,
          `mi/nuestro/nuestra ${child} ya? se? moria/murio/muere/ahogo/ahogaba/falleceria/fallecio/murieron`,
          `mi/nuestro/nuestra ${child} que/quien ya? murio/fallecio/perdi/se`,
          `mi/nuestro/nuestra ${child} estaba/esta/habia/aparecia/aparecio/yacia muerto/muerta/ahogado/ahogada/fallecido/fallecida/sin`,
          `encontre/encontraba/encontramos a mi/nuestro/nuestra ${child} azul/muerto/muerta/frio/fria/sin/ahogado`,
          `enterrabamos/enterramos/enterraba/enterre/enterrar a mi/nuestro/nuestra ${child}`,
          `el/del entierro/funeral/ataud/tumba de mi/nuestro/nuestra ${child}`,
          'ataud blanco/blanca/pequenito/chiquito/de',
          'embarazo ectopico',
          'legrado',
          'bebe habia muerto/fallecido',
          'bebe _ muerto en/dentro',
          'bebe ya no estaba/vivia/se',
          'me dijeron que el bebe no',
          'sin vida en la cuna',
        ],
      ],
      not: [
        'de risa/sueno/hambre/ganas/miedo/cansancio/sed/verguenza/frio',
        'ataud de madera/vampiro/oro',
        'pajaro/perro/gato/arana',
        'bateria/telefono/munec*',
      ],
    },
    {
      all: [
        [
          'hospital',
          'embarazada/embarazo',
          'vientre',
          'sangr*',
          'medico/doctor/doctora/partera/matrona',
          'ecografia',
          'meses',
          'semanas',
          'ano',
          'otra vez',
        ],
        [
          'perdi/perdia/perdimos/perdido/perder otra? vez? a? al/mi/el/un/nuestro bebe/hijo/hija',
          'se me fue el bebe',
          'el bebe no',
          'bebe ya no',
        ],
      ],
      within: 14,
      not: [mislaid, 'encontr*/buscaba/buscabamos/buscaban', 'no paraba/lloraba/dormia/queria'],
    },
    // Contado como algo que pasó una vez, con su fecha y sin nada más.
    {
      all: [
        [
          `${seasons} pasado/pasada`,
          `en/desde/durante el/la? ${seasons}/${months}`,
          `el/del ano/mes pasado`,
          'la semana pasada',
          'hace _ ano/anos/mes/meses/semana/semanas/dias',
          'ano/anos/mes/meses/semanas que/desde',
          'desde que',
          'cuando tenia',
          'antes/despues de perder/navidad/pascua',
        ],
        [
          `perdi/perdimos/perdio/perdieron/perder/perdido al/el ${which}? bebe`,
          `perdi/perdimos/perdio/perdieron/perder/perdido a mi/nuestro/nuestra/su/sus/los/las/un/una ${which}? ${child}`,
        ],
      ],
      within: 8,
      not: [
        mislaid,
        'encontr*/busc*/saludaba/saludo/devolvi*/devuelv*',
        'de vista',
        'custodia/confianza/paciencia/partido',
      ],
    },
    {
      all: [
        ['embarazada', 'mi vientre', 'mi barriga'],
        ['sangre', 'sangraba/sangrando'],
        ['bebe ya? no/se', 'ya no estaba', 'perdia/perdi'],
      ],
      within: 14,
    },
    {
      all: [
        [`mi ${child}`],
        ['en mis brazos', 'en la cuna', 'banera', 'piscina'],
        ['moria/murio/muerto/muerta', 'se ahogo/ahogaba', 'azul', 'sin vida', 'no respiraba'],
      ],
      within: 8,
      not: ['de risa/sueno', 'cuna azul', 'munec*'],
    },
  ],
};
