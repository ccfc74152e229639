import { safeImage } from '@latchkit/core/utils'
import { useState } from 'react'

const side = 5
const halfSide = Math.ceil(side / 2)

/** Yields pseudo-random numbers computed from a text. */
function* numbers(text: string): Generator<number> {
  const start = [...text].reduce(
    (hash, letter) => Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619),
    2_166_136_261,
  )
  for (let state = start | 1; ; ) {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    yield state >>> 0
  }
}

/** SVG path of a symmetric pattern of squares, computed from the address. */
function squares(address: string): string {
  const generator = numbers(address.toLowerCase())
  const cells = Array.from({ length: side * halfSide }, (_, index) => ({
    x: index % halfSide,
    y: Math.floor(index / halfSide),
    on: Number(generator.next().value) % 2 === 0,
  }))
  const paths = cells.flatMap(({ x, y, on }) =>
    on ? [...new Set([x, side - 1 - x])].map((column) => `M${column} ${y}h1v1h-1z`) : [],
  )
  return paths.join('')
}

/**
 * Avatar of an account: its image, else a pattern computed from the address. Hidden from assistive
 * technology.
 */
export function Avatar({
  address,
  image,
  size = 'row',
}: {
  address: string
  image: string | null
  size?: 'row' | 'large'
}) {
  const [broken, setBroken] = useState<string | null>(null)
  const source = image === null ? null : safeImage(image)
  return (
    <span className="face" data-size={size} aria-hidden="true">
      {source === null || source === broken ? (
        <svg className="face-squares" viewBox={`-1 -1 ${side + 2} ${side + 2}`} aria-hidden="true">
          <path d={squares(address)} />
        </svg>
      ) : (
        <img
          className="mark-image"
          src={source}
          alt=""
          referrerPolicy="no-referrer"
          onError={() => setBroken(source)}
        />
      )}
    </span>
  )
}
