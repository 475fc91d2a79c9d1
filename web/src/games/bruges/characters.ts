/** Characters in the language of the page. Names and texts come with the deck that is played. */

import { capital } from '../../sentences.ts'
import { currentLanguage } from '../../text.svelte.ts'
import type { CardInfo } from './shapes.ts'

type Said = Readonly<Record<string, string>>

const inWords = (said: Said | undefined): string => said?.[currentLanguage()] ?? said?.en ?? ''

export const nameOf = ({ name }: Pick<CardInfo, 'name'>): string => capital(inWords(name))
export const effectOf = ({ text }: Pick<CardInfo, 'text'>): string => inWords(text)
/** What the n-th branch of a choice does. */
export const branchOf = ({ branches }: CardInfo, number: number): string => capital(inWords(branches?.[number - 1]))
