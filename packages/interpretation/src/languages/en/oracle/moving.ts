/**
 * Verbs of coming, going and turning in their forms, and words of direction: any dream has them, so that two have them in common
 * proves nothing.
 */
export const englishMoving: ReadonlySet<string> = new Set(
  `go goes going gone went come comes coming came move moves moving moved walk walks walking walked run runs running ran
  turn turns turning turned leave leaves leaving left enter enters entering entered arrive arrives arriving arrived pass
  passes passing passed reach reaches reaching reached return returns returning returned follow follows following followed
  climb climbs climbing climbed step steps stepping stepped fall falls falling fell fallen rise rises rising rose risen
  cross crosses crossing crossed drive drives driving drove driven ride rides riding rode ridden travel travels travelling
  traveled travelled stop stops stopping stopped stand stands standing stood sit sits sitting lie lies lying
  stay stays staying stayed start starts starting started begin begins began put puts putting take takes taking took taken
  bring brings bringing brought carry carries carrying carried push pushes pushing pushed pull pulls pulling pulled
  open opens opening opened close closes closing closed look looks looking looked became become becomes
  back forward forwards backward backwards away over under down up upward upwards downward downwards toward towards along
  across around through ahead behind near far here there again together apart onto upon off past beside between
  among against within outside inside`.split(/\s+/u),
);
