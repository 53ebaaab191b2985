import type { Guard } from '../../../../care/guards/guard.ts';

/** Racist violence. */
export const racism: Guard = {
  kind: 'racism_persecution',
  rows: [
    {
      all: [
        ['soga/horca'],
        ['negro/negra/negros/negras', 'color/piel'],
        ['porque somos/soy/es/son', 'por ser', 'nuestro/nuestra arbol/puerta/casa'],
      ],
      within: 12,
    },
    {
      all: [
        [
          'por ser una? negro/negra/negros/arabe/moro/mora/gitano/gitana/gitanos/indigena/indio/india/judio/judia/musulman/musulmana/latino/latina/inmigrante/inmigrantes/extranjero/extranjera/asiatico/asiatica/marroqui/africano/africana/haitiano/haitiana/venezolano/venezolana',
          'porque soy/era/es/somos/eramos una? negro/negra/negros/arabe/arabes/moro/moros/gitano/gitana/gitanos/indigena/indigenas/judio/judios/musulmanes/inmigrantes',
        ],
        [
          'hicieron/hacian/hizo bajar/salir/levantar*',
          'no me/nos/lo/la dejaban/dejaron/atendian/atendieron/querian',
          'negaban/negaron',
          'colg*',
          'pint*',
          'quem*',
          'apedre*',
          'nos/me/lo/la',
          'miraban',
        ],
      ],
      within: 12,
    },

    {
      all: [
        [
          'capuchas blancas',
          'cruz ardiendo/en',
          'ruidos/gritos/sonidos de mono/simio',
          'limpieza etnica',
          'fuera de aqui negros/moros/indios/sudacas/gitanos',
          'fuera negros/moros/indios/sudacas/gitanos/extranjeros',
        ],
      ],
    },
    {
      all: [
        ['policia/policias/agente/agentes/guardia/guardias', 'patrulla fronteriza', 'inmigracion/migracion'],
        [
          'mi hijo/hermano/hermanito/marido/esposo/padre/papa/madre/mama/primo/amigo/hija/hermana/familia',
          'nos',
          'me',
        ],
        [
          'sin motivo/razon',
          'en una jaula',
          'en jaulas',
          'contra el suelo/coche',
          'manos en alto',
          'la rodilla',
        ],
        [
          'sacaron/sacaba/sacaban/saco',
          'metia/metian/metio/metieron',
          'tiraron/tiraban/tiro',
          'esposaron/esposaban',
          'golpea*',
          'arrastr*',
          'llev*',
          'puso/pusieron',
        ],
      ],
      not: ['zoologico/circo/conejo*'],
    },
    {
      all: [
        ['velo/hiyab/panuelo/turbante/kipa', 'piel', 'acento'],
        ['escup*', 'insult*', 'grita*', 'arranc*'],
        ['por llevar/mi/su/nuestro/el', 'terrorista', 'en la calle/tren/metro'],
      ],
      within: 12,
      not: ['novia', 'viento', 'sol'],
    },

    {
      all: [
        [
          'racista/racistas',
          'racismo',
          'skinhead*',
          'cabezas rapadas',
          'neonazi*',
          'ku klux',
          'linch*',
          'esvastica*',
          'supremacis*',
          'negro/negra/moro/mora/indio/india/sudaca/gitano/gitana/panchito/chino de mierda',
          'puto/puta/pinche negro/negra/moro/indio/india/sudaca/gitano/gitana',
          'mi/nuestro/su color de piel',
          'el color de mi/nuestra/su piel',
          'crimen/delito de odio',
          'la rodilla en el cuello de mi/su',
          'la migra',
          'agentes de migracion/inmigracion',
          'me/nos/lo/la/los/las deporta/deportan/deporto/deportaron/deportaba/deportaban/deportara/deportaran/deporten/deportarian',
          'deportaban/deportaron/deporto a mi/mis',
          'arranc*/quit* el/mi/su velo/hiyab/turbante',
          'quem*/incendi*/atac* nuestra/la/una mezquita/sinagoga',
          'perfil racial',
        ],
      ],
      not: ['el velo de novia', 'de la novia'],
    },
    {
      all: [
        ['nos/me/le/les decian/gritaban/gritaron/dijo/dijeron/decia/grito/gritaba'],
        [
          'volver/volvamos/volvieramos/volviera/vete/vuelve/vuelvete/largate/regresa/regresaramos/regresate/regresara/vayanse/vete a mi/tu/nuestro/su/vuestro pais/tierra/africa',
        ],
      ],
      within: 8,
    },
    {
      all: [
        [
          'por ser una? negro/negra/negros/arabe/moro/mora/gitano/gitana/gitanos/indigena/indio/india/judio/judia/musulman/musulmana/latino/latina/mexicano/mexicana/inmigrante/extranjero/extranjera/asiatico/asiatica/chino/china/mapuche/marroqui/africano/africana/haitiano/haitiana/venezolano/venezolana',
          'porque soy/era/es/somos/eramos una? negro/negra/negros/arabe/moro/gitano/gitana/indigena/indio/india/judio/judia/musulman/musulmana/latino/latina/inmigrante/asiatico',
        ],
        [
          'policia*',
          'me paro/tiro/echo/echaron/pego/pegaron/escup*/golpe*/insult*/persegui*/detuv*',
          'golpe*',
          'peg*',
          'ech*',
          'insult*',
          'escup*',
          'persegu*',
          'detuv*',
          'deten*',
          'expuls*',
          'burl*',
          'rei*',
          'ataca*',
          'patad*',
        ],
      ],
      within: 14,
    },
    {
      all: [
        ['policia/policias/agente/agentes/guardia/guardias'],
        [
          'mi hijo/hermano/marido/padre/primo/amigo/esposo negro/moreno',
          'no podia/puedo respirar',
          'sin motivo',
        ],
        [
          'apunt*',
          'rodilla',
          'esposab*/esposar*/esposo',
          'contra el suelo',
          'al suelo',
          'dispar*',
          'golpe*',
          'pegab*',
          'detuv*',
        ],
      ],
    },
  ],
};
