declare module '*.ftl' {
  const source: string
  export default source
}

declare module '*?symbols' {
  const symbols: string
  export default symbols
}

declare module 'virtual:credits' {
  const credits: import('../build/credits.ts').Credits
  export default credits
}
