import { safeImage } from '@latchkit/core/utils'
import { useState } from 'react'
import type { CssVars } from './css-vars.ts'
import { hueOf } from './hue.ts'

/** A person's picture, else a gradient that only this address has. Never read: the name or address stands beside it. */
export function Avatar({
  address,
  image,
  size = 'row',
}: {
  address: string
  image: string | null
  size?: 'row' | 'hero' | 'dot'
}) {
  const [broken, setBroken] = useState<string | null>(null)
  const src = safeImage(image)
  // The same account is written in small letters and with its checksum.
  const seed = address.toLowerCase()
  const hues: CssVars = {
    '--lk-hue': hueOf(seed),
    '--lk-hue-2': hueOf(`${seed}2`),
    '--lk-hue-3': hueOf(`${seed}3`),
  }
  return (
    <span className="lk-avatar" data-size={size} style={hues} aria-hidden="true">
      {src !== null && src !== broken && (
        <img
          src={src}
          alt=""
          referrerPolicy="no-referrer"
          decoding="async"
          onError={() => setBroken(src)}
        />
      )}
    </span>
  )
}
