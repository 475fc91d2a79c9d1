declare module '*.ftl' {
  const source: string
  export default source
}

declare module '*?symbols' {
  const symbols: string
  export default symbols
}
