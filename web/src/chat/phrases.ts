/** Phrases: keys, so that everybody reads them in their own language. */

import type { ChatLine } from '../api/types.ts'
import { t } from '../text.svelte.ts'

export type Phrase = NonNullable<ChatLine['phrase']>

export const PHRASES: readonly Phrase[] = ['hello', 'luck', 'nice', 'oops', 'thanks', 'moment', 'back', 'game']

/** What a line says, in the language of the page. */
export function said({ phrase, text }: Pick<ChatLine, 'phrase' | 'text'>): string {
  return phrase ? t(`chat-phrase-${phrase}`) : (text ?? '')
}
