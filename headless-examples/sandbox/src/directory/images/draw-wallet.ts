import { marks } from './marks.ts'
import { drawLetters, drawOnBackground, hashBelow, lettersAndDigits } from './palette.ts'

/** Draws a wallet's first letter or a mark, always the same for the same name and seed. */
export function drawWallet(name: string, seed: string): string {
  const [first] = lettersAndDigits(name)
  const mark = marks[hashBelow(`mark ${seed}`, marks.length)]
  const usesLetter = hashBelow(`kind ${seed}`, 100) < 40
  return drawOnBackground(seed, (colour) =>
    first !== undefined && (usesLetter || mark === undefined)
      ? drawLetters(first.toUpperCase(), colour)
      : (mark?.(colour) ?? ''),
  )
}
