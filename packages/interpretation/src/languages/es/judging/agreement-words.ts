const words = (text: string): string[] => text.split(/\s+/);

/** Genders that the ending does not tell; `b`: either, by the person meant. */
export const nounGenders: ReadonlyMap<string, 'm' | 'f' | 'b'> = new Map([
  ...words(`mano foto moto radio libido nao parte costumbre imagen voz luz paz cruz raíz nariz vez noche tarde calle
    torre nube nieve sangre leche llave clase base frase fuente mente muerte suerte gente serie fe sed pared red ley
    piel sal miel señal cárcel catedral flor labor orden carne fiebre fase torre crisis tesis dosis tos actriz mujer
    madre hambre ave nave clave sangre serpiente corriente puente_ sien cumbre lumbre hoz tez veces crin sartén`)
    .filter((word) => !word.endsWith('_'))
    .map((word) => [word, 'f'] as const),
  ...words(`día problema tema sistema clima idioma mapa planeta cometa poema drama programa síntoma fantasma guarura enigma
    diploma esquema dilema lema trauma carisma aroma panorama diafragma reuma telegrama crucigrama tranvía sofá papá
    agua_ gorila panda puma koala yoga pijama buda jaguar árbol animal hospital final hotel papel nivel ángel túnel
    cartel pastel sol mal bien pan plan tren fin jardín camión avión corazón rincón lugar hogar mar_ azar amor dolor
    color calor olor temor valor sabor interior exterior motor amanecer poder placer deber ser saber bebé café té pie
    pez juez lápiz arroz maíz reloj hombre nombre padre aire viaje traje mensaje paisaje puente bosque coche parque
    baile golpe viaje cheque monte valle diente vientre restaurante gigante elefante límite peine aceite cine héroe
    país mes dios bus autobús interés compás cuerpo paraguas lunes martes miércoles jueves viernes cumpleaños rey buey
    mañana_ tigre postre sobre poste hambre_ cobre norte sur este oeste borde suelo envase cisne tanque estanque`)
    .filter((word) => !word.endsWith('_'))
    .map((word) => [word, 'm'] as const),
  ...words(`mar azúcar calor policía guía guardia artista modelo testigo piloto líder colega cura poeta atleta joven
    bebé estudiante gerente camarada centinela dentista periodista terapeuta psiquiatra pediatra espía idiota capital
    orden frente corte cometa radio margen puma soprano víctima persona mañana nada cabeza_ doble ayudante amante
    guitarrista conductor radiografía miembro ángel personaje testigo sereno cuenta`)
    .filter((word) => !word.endsWith('_'))
    .map((word) => [word, 'b'] as const),
]);

/** Words in -o, -a or -s that are no nouns to be judged, or do not change in the plural. */
export const invariable: ReadonlySet<string> = new Set(
  words(`crisis tesis dosis paraguas lunes martes miércoles jueves viernes cumpleaños menos más además atrás ayer
    antes entonces mañana ahora nunca nada todo todos toda todas otro otra otros otras uno una unos unas ambos ambas
    mismo misma mismos mismas propio propia que lo cuanto tanto mucho poco primero último segundo tercero mejor peor
    hola tos virus oasis caos sus tus adentro afuera dentro fuera cerca lejos abajo arriba bajo como cuando donde
    encima debajo tres dos seis gris lejano próxima próximo principio contra hasta para sobre ojalá quizá quizás`),
);

/** Adjectives and participles in -o/-a without their ending. */
export const adjectiveStems: ReadonlySet<string> = new Set(
  words(`abiert cerrad rot viej nuev pequeñ buen mal oscur clar negr blanc roj amarill mojad suci limpi vací llen sol
    perdid muert viv heladi frí secc sec desnud quemad inundad caíd hermos bonit fe largo larg cort alt baj anch
    estrech ajen propi mism últim primer segund antigu modern cansad asustad enojad tranquil quiet lent rápid extrañ
    desconocid conocid escondid encerrad atrapad atad dormid despiert herid enferm embarazad casad nuev intact complet
    enter medi tod much poc divers distint precis exact pesad liger sólid vacil profund hond llan plan doblad torcid
    roíd pintad usad gastad olvidad guardad parad sentad acostad callad ocupad libr`),
);
