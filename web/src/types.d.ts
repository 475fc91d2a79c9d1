declare module '*.ftl' {
  const entries: import('@fluent/bundle').FluentResource['body']
  export default entries
}

declare module '*?symbols' {
  const symbols: string
  export default symbols
}

declare module 'virtual:credits' {
  const credits: import('../build/credits.ts').Credits
  export default credits
}
