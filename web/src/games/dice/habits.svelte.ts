/** How a person likes to play this game, kept in the browser. */

const KEY = 'duchy.dice.seal'

function read(): boolean {
  try {
    return localStorage.getItem(KEY) === 'alone'
  } catch {
    return false // a browser may keep nothing
  }
}

let alone = $state(read())

export const habits = {
  /** A round is done as soon as nothing is left to decide, without a click. */
  get sealAlone(): boolean {
    return alone
  },
  set sealAlone(on: boolean) {
    alone = on
    try {
      localStorage.setItem(KEY, on ? 'alone' : '')
    } catch {
      // then it holds until the page is closed
    }
  },
}
