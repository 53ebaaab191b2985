import type { Guard } from '../../../../care/guards/guard.ts';

/** Hurting oneself. */
export const selfHarm: Guard = {
  kind: 'self_harm',
  rows: [
    {
      all: [
        [
          'no paraba/dejaba de pegarme/golpearme/cortarme/aranarme',
          'pegarme/golpearme/pegaba/golpeaba en la cabeza porque/por/de/hasta',
          'cortes/cicatrices en/de los/sus/mis brazos/munecas/muslos/antebrazos',
          'me arrancaba el pelo/cabello porque/hasta/a',
        ],
      ],
      not: ['zarza*/espina*/rosal/gato/gata', 'lampara'],
    },

    {
      all: [
        [
          'brazos/piernas/muslos/munecas llenos/llenas/cubiertos/cubiertas de cortes',
          'cortes en los/mis/las brazos/piernas/muslos/munecas',
          'clavaba/clave/clavando/clavandome las unas en/hasta los/la/el/las',
          'me clavaba/clave las unas',
          'me quemaba/queme el/la/los/las muneca/brazo/brazos/piel/pierna/mano/muslo con un/una/el mechero/encendedor/cigarro/cigarrillo/cerilla/cerillo/fosforo/plancha',
          'me abri/abria el/la/los/las antebrazo/antebrazos/brazo/brazos/muneca/munecas/muslo/piel con',
          'me rajaba/raje los/el/las/la',
          'me hacia/hice rayas/cortes/heridas en el/la/los/las muslo/muslos/brazo/brazos/piel/pierna/piernas/muneca/munecas',
        ],
      ],
      not: ['sin querer', 'el oso/gato/gata'],
    },
    {
      all: [
        ['navaja/navajas', 'cuchilla/cuchillas', 'cuter', 'bisturi', 'vidrio', 'trozo de cristal'],
        [
          'en/por/contra mis muslos/brazos/munecas/piernas',
          'en/por los muslos/brazos/munecas',
          'en mi piel/muslo/brazo/muneca',
        ],
      ],
      within: 12,
      not: ['afeit*', 'barbero', 'cirujan*', 'sin querer'],
    },
    {
      all: [
        ['sangre/sangraba', 'bano', 'alivio', 'navaja/cuchilla'],
        ['cortandome', 'me cortaba y'],
      ],
      within: 8,
      not: ['el pelo/dedo/pie', 'las/la unas/barba', 'un trozo/pedazo'],
    },

    {
      all: [
        [
          'autolesi*',
          'me autolesion*',
          'me cortaba/corte/cortando/corto los/el/las/la brazos/brazo/muneca/munecas/muslo/muslos/antebrazo/antebrazos/piernas/piel/barriga/vientre',
          'cortarme los/el/las/la brazos/brazo/muneca/munecas/muslo/muslos/antebrazo/antebrazos/piernas/piel/barriga/vientre',
          'cortandome los/el/las/la brazos/brazo/muneca/munecas/muslo/muslos/antebrazo/antebrazos/piernas/piel/barriga/vientre',
          'hacerme/haciendome dano a/otra',
          'me hacia/hice dano a proposito/posta',
          'me hacia/hice dano yo misma/mismo',
          'dano/golpeaba/golpee/quemaba/queme/cortaba/corte a proposito',
          'me golpeaba/golpee/daba la? cabeza contra/con la/el/una pared/suelo/mesa/muro',
          'golpeandome/golpearme la cabeza contra',
          'me grababa/grabe/escribia/tallaba _ en la/el pierna/brazo/piel/muslo con',
          'cortes/heridas/cicatrices que yo? me habia hecho/hice',
          'me quemaba/queme/quemo con un/el/cigarro cigarro/cigarrillo/mechero/encendedor/plancha',
          'quemarme con un/el cigarro/cigarrillo/mechero/encendedor',
          'quemaba/queme _ a proposito',
          'me aranaba/arane los/el/las/la _ hasta sangrar/sangre/hacerme',
          'vuelto/volvia/volver/volvi/vuelvo a cortarme/autolesionarme/lastimarme',
          'me daba/di/pegaba punetazos? a mi misma/mismo',
          'me pegaba/golpeaba/lastimaba/hacia a mi misma/mismo',
          'dejado/dejar de cortarme',
        ],
      ],
      not: [
        'al afeitarme',
        'con el papel',
        'rosal',
        'el cirujano',
        'el medico',
        'la doctora',
        'el doctor',
        'las unas',
      ],
    },
    {
      all: [
        [
          'navaja',
          'cuchilla/cuchillas',
          'todas las noches',
          'cada noche',
          'otra vez',
          'sin autolesiones',
          'para sentir',
          'recai',
          'cicatrices',
          'me odiaba',
          'escondia',
        ],
        ['me cortaba/corte/corto', 'cortarme/cortandome'],
      ],
      within: 12,
      not: [
        'el pelo/dedo/pie',
        'las/la unas/luz/barba',
        'un trozo/pedazo',
        'el paso',
        'afeitarme/afeitandome',
        'la llamada',
        'el labio/bigote/pelo',
      ],
    },
    {
      all: [
        ['me odiaba/odio', 'a proposito', 'me lo merecia', 'castigarme/castigaba'],
        ['me pegaba/golpeaba/daba/lastimaba', 'pegarme/golpearme/lastimarme'],
      ],
      within: 8,
      not: ['con una', 'mi hermano/padre/marido/ex'],
    },
  ],
};
