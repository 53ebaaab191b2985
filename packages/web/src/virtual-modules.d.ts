// What the build makes of the example on the first page, see `build/example-dream.ts`.
declare module 'virtual:example-dream/*' {
  const dream: import('./features/site/public-pages/landing/example/example-dream.ts').ExampleDream;
  export default dream;
}

declare module 'virtual:example-reading/*' {
  const reading: import('./features/site/public-pages/landing/example/example-dream.ts').ExampleReading;
  export default reading;
}
