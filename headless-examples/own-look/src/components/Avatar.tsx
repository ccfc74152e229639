import { safeImage } from '@latchkit/core/utils'
import { useState } from 'react'

const side = 5
const half = Math.ceil(side / 2)

/** Pseudo-random numbers derived from a text. */
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

/** Squares of a pattern with mirror symmetry. */
function squares(address: string): string {
  const next = numbers(address.toLowerCase())
  const cells = Array.from({ length: side * half }, (_, at) => ({
    x: at % half,
    y: Math.floor(at / half),
    on: Number(next.next().value) % 2 === 0,
  }))
  const drawn = cells.flatMap(({ x, y, on }) =>
    on ? [...new Set([x, side - 1 - x])].map((at) => `M${at} ${y}h1v1h-1z`) : [],
  )
  return drawn.join('')
}

/**
 * Avatar of an account: its image, else a pattern derived from the address. Hidden from assistive
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
