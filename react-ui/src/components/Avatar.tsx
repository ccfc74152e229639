import { ownImage } from '@latchkit/core/utils'
import { useState } from 'react'
import type { CssVars } from './css-vars.ts'
import { hueOf } from './hue.ts'

/**
 * The picture of an account, or a gradient derived from its address. Hidden from screen readers:
 * the name or address is shown beside it.
 */
export function Avatar({
  address,
  image,
  size = 'row',
}: {
  address: string
  image: string | null
  size?: 'row' | 'hero' | 'dot'
}) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null)
  const src = ownImage(image)
  // Lower case, so that an address with and without its checksum has the same gradient.
  const seed = address.toLowerCase()
  const hues: CssVars = {
    '--lk-hue': hueOf(seed),
    '--lk-hue-2': hueOf(`${seed}2`),
    '--lk-hue-3': hueOf(`${seed}3`),
  }
  return (
    <span className="lk-avatar" data-part="avatar" data-size={size} style={hues} aria-hidden="true">
      {src !== null && src !== failedSrc && (
        <img
          src={src}
          alt=""
          referrerPolicy="no-referrer"
          decoding="async"
          onError={() => setFailedSrc(src)}
        />
      )}
    </span>
  )
}
