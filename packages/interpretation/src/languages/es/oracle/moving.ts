/** Verbs of going, coming and turning in their forms, and words of direction: the same list as that of English, for Spanish. */
export const spanishMoving: ReadonlySet<string> = new Set(
  `ir iba iban ibas ibamos voy vas vamos van fue fui fueron fuimos yendo venir venia venian vengo viene vienen vino vine
  vinieron viniendo mover muevo mueve mueven movia movian movio moverme moverse mudar mudarme mudarse caminar camino camina
  caminan caminaba caminaban caminabamos camine caminando andar anda andan andaba andaban andando correr corro corre corren
  corria corrian corri corrio corriendo volver vuelvo vuelve vuelven volvia volvian volvi volvio volviendo vuelta girar giro
  gira giraba giraban girando salir salgo sale salen salia salian sali salio saliendo entrar entro entra entran entraba
  entraban entrando llegar llego llega llegan llegaba llegaban llegue llegando pasar paso pasa pasan pasaba pasaban pase
  pasando seguir sigo sigue siguen seguia seguian segui siguio siguiendo subir subo sube suben subia subian subi subio
  subiendo bajar bajo baja bajan bajaba bajaban baje bajando caer caigo cae caen caia caian cayo cayendo cruzar cruzo cruza
  cruzaba cruzaban cruce cruzando dejar dejo deja dejaba dejaban deje dejando quedar quedo queda quedaba quedaban parar
  paro para paraba paraban poner pone ponia puso puse llevar llevo lleva llevaba llevaban traer trae traia trajo tirar tira
  tiraba empujar empuja empujaba abrir abre abria abrio cerrar cierra cerraba cerro mirar miro mira miraba empezar empezo
  empezaba estaba estaban estuvo atras adelante delante detras afuera adentro dentro fuera arriba abajo cerca lejos aqui ahi
  alli alla aca hacia desde hasta alrededor enfrente encima debajo junto juntos juntas contra entre nuevo`.split(
    /\s+/u,
  ),
);
