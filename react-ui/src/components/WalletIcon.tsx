import { cleanText, safeImage } from '@latchkit/core/utils'
import { useState } from 'react'
import type { CssVars } from './css-vars.ts'
import { tileHueOf } from './hue.ts'

export type WalletIconProps = {
  name: string
  /** An address of a picture; what does not pass the image gate, or does not load, gives way to a monogram. */
  image: string | null
  /** `tile`: 64 px, in a grid; fetched when it comes near. */
  size?: 'row' | 'hero' | 'dot' | 'tile'
  /** Networks are round. */
  shape?: 'square' | 'round'
}

/** The picture of a wallet or network. Always an `<img>`, so that nothing inside it can run; the name beside it is what is read. */
export function WalletIcon({ name, image, size = 'row', shape = 'square' }: WalletIconProps) {
  const [broken, setBroken] = useState<string | null>(null)
  const src = safeImage(image)
  const shown = src !== null && src !== broken
  const hue: CssVars = { '--lk-hue': tileHueOf(name) }
  return (
    <span
      className="lk-wallet-icon"
      data-size={size}
      data-shape={shape}
      data-kind={shown ? 'picture' : 'monogram'}
      style={shown ? undefined : hue}
      aria-hidden="true"
    >
      {shown ? (
        <img
          src={src}
          alt=""
          loading={size === 'tile' ? 'lazy' : undefined}
          referrerPolicy="no-referrer"
          decoding="async"
          draggable={false}
          onError={() => setBroken(src)}
        />
      ) : (
        monogram(name)
      )}
    </span>
  )
}

function monogram(name: string): string {
  const [first = '?'] = cleanText(name, 8)
  return first.toLocaleUpperCase()
}
