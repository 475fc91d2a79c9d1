/** Numbers of things count from 1, lists from 0 (docs/counting.md). Here alone one is turned into the other. */

/** Where the thing with a number is in its list. */
export const indexOf = (number: number): number => number - 1

/** The thing with a number; 0 is the number of nothing. */
export const nth = <T>(list: readonly T[], number: number): T | undefined => list[indexOf(number)]

/** The things of a list, each with its number. */
export const numbered = <T>(list: readonly T[]): [number, T][] => list.map((thing, index) => [index + 1, thing])

/** The number of a thing in its list; 0 if it is not there. */
export const numberOf = <T>(list: readonly T[], thing: T): number => list.indexOf(thing) + 1
