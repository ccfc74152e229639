import { marks } from './marks.ts'
import { drawLetters, lettersAndDigits, drawOnBackground, hashBelow } from './palette.ts'

/** A wallet's picture: its first letter, or, when chance or its name says so, a mark. The same for the same name and seed. */
export function drawWallet(name: string, seed: string): string {
  const [first] = lettersAndDigits(name)
  const mark = marks[hashBelow(`mark ${seed}`, marks.length)]
  const isLettered = hashBelow(`kind ${seed}`, 100) < 40
  return drawOnBackground(seed, (colour) =>
    first !== undefined && (isLettered || mark === undefined)
      ? drawLetters(first.toUpperCase(), colour)
      : (mark?.(colour) ?? ''),
  )
}
