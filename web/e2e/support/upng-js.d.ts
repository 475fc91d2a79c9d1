declare module 'upng-js' {
  interface Picture {
    width: number
    height: number
  }
  export function decode(file: ArrayBuffer): Picture
  export function toRGBA8(picture: Picture): ArrayBuffer[]
  /** With so many colours at most. */
  export function encode(frames: ArrayBuffer[], width: number, height: number, colours: number): ArrayBuffer
}
