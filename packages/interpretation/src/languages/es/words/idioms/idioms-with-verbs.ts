/** Idioms around a verb, which bends: "se dio cuenta", "corríamos riesgo". */
export const idiomsWithVerbs = `
abrir/v el apetito, abrir/v paso, acabar/v bien, acabar/v de, acabar/v mal, acabar/v por
ahogar/v en un vaso de agua, alzar/v la mirada, alzar/v la vista, alzar/v la voz, andar/v con ojo
armar/v un lío, atar/v cabos
bajar/v la guardia, bajar/v la mirada, bajar/v la vista, bajar/v la voz
buscar/v tres pies al gato, caber/v duda, caer/v bien, caer/v como anillo al dedo, caer/v de cajón, caer/v de perlas, caer/v en cuenta, caer/v en desgracia
caer/v en la cuenta, caer/v en la tentación, caer/v en saco roto, caer/v fatal, caer/v gordo, caer/v mal
cambiar/v de idea, cambiar/v de lugar, cambiar/v de opinión, cambiar/v de tema, clavar/v la mirada
comer/v con los ojos, comer/v el coco, contar/v con
correr/v con los gastos, correr/v el rumor, correr/v la voz, correr/v peligro
correr/v prisa
cortar/v el rollo, cortar/v por lo sano, costar/v trabajo, costar/v un huevo
costar/v un ojo de la cara, cruzar/v de brazos, cruzar/v los dedos, cruzar/v por la mente
dar/v a, dar/v a conocer, dar/v a entender, dar/v abasto, dar/v crédito, dar/v cuenta, dar/v cuerda, dar/v de baja
dar/v de alta, dar/v de lleno, dar/v de sí, dar/v el pego, dar/v en el clavo, dar/v fe, dar/v gusto
dar/v igual, dar/v importancia, dar/v la cara, dar/v la casualidad, dar/v la espalda
dar/v la gana, dar/v la impresión, dar/v la lata, dar/v la nota, dar/v la razón, dar/v la sensación, dar/v la talla
dar/v la vuelta a la manzana, dar/v la vuelta, dar/v largas, dar/v lo mismo, dar/v lugar a, dar/v mala espina, dar/v marcha atrás
dar/v media vuelta, dar/v palo, dar/v paso, dar/v permiso, dar/v perfecta cuenta, dar/v pie a, dar/v por hecho
dar/v por sentado, dar/v que hablar, dar/v rienda suelta, dar/v señales de vida, dar/v tiempo, dar/v una mano
dar/v una vuelta, dar/v vueltas
decir/v la verdad, dejar/v de, dejar/v de cuentos, dejar/v de lado, dejar/v en claro, dejar/v en paz, dejar/v mucho que desear
dejar/v plantado, dejar/v sin palabras, dejar/v tranquilo
echar/v a perder, echar/v a, echar/v de menos, echar/v en cara, echar/v en falta
echar/v flores, echar/v mano de, echar/v para atrás, echar/v un ojo, echar/v un vistazo, echar/v una mano, echar/v una mirada
empezar/v de cero, encoger/v de hombros, encender/v la bombilla, encender/v la lamparita, encontrar/v con que, estar/v a gusto, estar/v al caer
estar/v en babia, estar/v en juego, faltar/v al respeto, fijar/v la mirada, formar/v parte de
ganar/v tiempo, guardar/v la compostura, guardar/v las apariencias, guiñar/v el ojo
haber/v gato encerrado, haber/v moros en la costa, haber/v que, hablar/v por hablar, hablar/v por los codos
hacer/v ademán de, hacer/v alusión, hacer/v buena cara, hacer/v cara, hacer/v caso, hacer/v caso omiso
hacer/v cuentas, hacer/v de cuenta que, hacer/v de las suyas, hacer/v de menos, hacer/v de tripas corazón
hacer/v el favor, hacer/v el papel de, hacer/v el sueco, hacer/v el tonto, hacer/v el loco, hacer/v falta, hacer/v gracia
hacer/v hincapié, hacer/v honor a, hacer/v juego, hacer/v la cuenta, hacer/v la pelota, hacer/v la vista gorda
hacer/v las veces de, hacer/v memoria, hacer/v mella, hacer/v migas, hacer/v oídos sordos, hacer/v pie
hacer/v referencia, hacer/v señas, hacer/v tiempo, hacer/v un alto, hacer/v un favor, hacer/v un papel
hacer/v una seña, hacer/v uso de
ir/v al grano, ir/v de la lengua, ir/v de mal en peor, ir/v por partes
jugar/v un papel, jugar/v una mala pasada
levantar/v con el pie izquierdo, levantar/v de, levantar/v el ánimo, levantar/v la mirada
levantar/v la vista, levantar/v la voz, levantar/v sospechas
llamar/v la atención, llegar/v a la conclusión, llegar/v a las manos, llegar/v al alma, llevar/v a cabo
llevar/v a la práctica, llevar/v el control, llevar/v la contraria, llevar/v la cuenta, llevar/v la voz cantante
llevar/v las de perder, llevar/v una sorpresa
mandar/v a freír espárragos, mandar/v a la mierda, mandar/v a la porra, mandar/v a paseo, mandar/v a volar
mandar/v al carajo, mandar/v al diablo, matar/v dos pájaros de un tiro, matar/v el tiempo, meter/v baza
meter/v cizaña, meter/v la pata, meter/v las narices, meter/v mano, meter/v prisa, meter/v ruido
mirar/v por encima del hombro, morir/v de ganas
oír/v hablar de, parar/v bola, parar/v bolas, pasar/v bomba, pasar/v de largo, pasar/v de moda, pasar/v de página
pasar/v desapercibido, pasar/v el rato, pasar/v el tiempo, pasar/v factura
pasar/v la voz, pasar/v las de caín, pasar/v lista, pasar/v página, pasar/v por alto, pasar/v por la cabeza, pasar/v por la mente
pasar/v revista, pasar/v un buen rato, pasar/v un mal rato, pedir/v hora, pedir/v peras al olmo, pedir/v permiso
perder/v de vista, perder/v el hilo, perder/v el norte, perder/v el tiempo, perder/v la cabeza, perder/v la cuenta
perder/v la noción del tiempo, perder/v las ganas, perder/v los estribos, perder/v los papeles, perder/v terreno
poner/v al día, poner/v atención, poner/v cara de, poner/v de acuerdo, poner/v de manifiesto, poner/v de moda
poner/v de parte de, poner/v de patitas en la calle, poner/v el dedo en la llaga, poner/v el grito en el cielo
poner/v en duda, poner/v en evidencia, poner/v en marcha, poner/v en práctica, poner/v en su lugar
poner/v en su sitio, poner/v fin a, poner/v las cartas sobre la mesa, poner/v las pilas, poner/v los ojos en blanco
poner/v los puntos sobre las íes, poner/v mala cara, poner/v pies en polvorosa, poner/v por las nubes
poner/v punto final, prestar/v atención
que me tragara la tierra, que me tragase la tierra, que me trague la tierra, quedar/v a cuadros, quedar/v a gusto, quedar/v a mano, quedar/v atrás, quedar/v bien, quedar/v con
quedar/v con la boca abierta, quedar/v con la miel en los labios, quedar/v de piedra, quedar/v de una pieza
quedar/v en blanco, quedar/v en nada, quedar/v mal, quedar/v sin palabras, quitar/v de en medio, quitar/v el sueño
quitar/v hierro, quitar/v importancia, quitar/v un peso de encima
romper/v a, romper/v el hielo, romper/v filas, romper/v las bolas
saber/v a gloria, sacar/v a colación, sacar/v a la luz, sacar/v adelante, sacar/v conclusiones, sacar/v de dudas
sacar/v de quicio, sacar/v de sus casillas, sacar/v el tema, sacar/v en claro, sacar/v en limpio, sacar/v partido
sacar/v pecho, sacar/v provecho, salir/v a la luz, salir/v a relucir, salir/v adelante
salir/v al paso, salir/v bien, salir/v cara, salir/v por patas, salir/v caro, salir/v con la suya, salir/v de cuentas, salir/v de dudas
salir/v del paso, salir/v el tiro por la culata, salir/v mal, salir/v rana, sentar/v bien, sentar/v cabeza
sentar/v mal, ser/v capaz, ser/v cosa de, ser/v cuestión de, ser/v harina de otro costal, ser/v la caña
ser/v la hostia, ser/v la leche, ser/v pan comido, ser/v todo oídos, ser/v uña y carne
subir/v el tono, subir/v el volumen, subir/v la voz, subir/v los humos
tener/v a mano, tener/v agallas, tener/v cara de, tener/v cuidado, tener/v derecho a, tener/v el corazón en un puño
tener/v en común, tener/v en cuenta, tener/v en mente, tener/v ganas, tener/v ganas de
tener/v gracia, tener/v la impresión, tener/v la sartén por el mango, tener/v la sensación
tener/v la sensación de, tener/v lugar, tener/v los nervios de punta, tener/v los pies en la tierra, tener/v mala cara
tener/v mala leche, tener/v mala pinta, tener/v mano izquierda, tener/v noticia, tener/v ojo, tener/v pinta de
tener/v por costumbre, tener/v presente, tener/v que, tener/v que ver, tener/v razón, tener/v remedio, tener/v sentido
tener/v tiempo, tener/v vela en este entierro, tirar/v de la lengua, tirar/v la casa por la ventana
tirar/v la toalla, tirar/v los tejos, tocar/v a su fin, tocar/v el turno, tocar/v fondo
tocar/v las narices, tocar/v los huevos, tocar/v madera, tomar/v a broma, tomar/v a mal, tomar/v a pecho
tomar/v aliento, tomar/v asiento, tomar/v conciencia, tomar/v el pelo, tomar/v en cuenta, tomar/v en serio
tomar/v forma, tomar/v medidas, tomar/v nota, tomar/v parte, tomar/v partido, torcer/v el gesto
traer/v a colación, traer/v a cuento, traer/v cola, traer/v sin cuidado, tratar/v de
valer/v la pena, valer/v oro, valer/v un imperio, venir/v a cuento, venir/v a la cabeza, venir/v a la mente
venir/v al caso, venir/v al pelo, venir/v de perlas, venir/v el mundo abajo, ver/v con buenos ojos, ver/v las orejas al lobo, ver/v venir
volver/v la vista, volver/v la vista atrás
seguir/v la corriente
`;
