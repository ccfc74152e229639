import { marks } from './marks.ts'
import { letters, lettersOf, onGround, shareOf } from './palette.ts'

/** A wallet's picture: its first letter, or, when chance or its name says so, a mark. The same for the same name and seed. */
export function drawWallet(name: string, seed: string): string {
  const [first] = lettersOf(name)
  const mark = marks[shareOf(`mark ${seed}`, marks.length)]
  const isLettered = shareOf(`kind ${seed}`, 100) < 40
  return onGround(seed, (colour) =>
    first !== undefined && (isLettered || mark === undefined)
      ? letters(first.toUpperCase(), colour)
      : (mark?.(colour) ?? ''),
  )
}
