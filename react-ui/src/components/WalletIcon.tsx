import { cleanText, ownImage } from '@latchkit/core/utils'
import { useState } from 'react'
import type { CssVars } from './css-vars.ts'
import { tileHueOf } from './hue.ts'

export type WalletIconProps = {
  name: string
  /**
   * URL of the picture. A monogram replaces it if the URL is not a safe image URL or does not load.
   */
  image: string | null
  /** `tile`: 64 px, for grids; loads lazily. */
  size?: 'row' | 'hero' | 'dot' | 'tile'
  /** `round` for networks. */
  shape?: 'square' | 'round'
}

/**
 * The picture of a wallet or network. A picture is always rendered as `<img>`, because scripts of
 * an SVG do not run there. Hidden from screen readers: the name is shown beside it.
 */
export function WalletIcon({ name, image, size = 'row', shape = 'square' }: WalletIconProps) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null)
  const src = ownImage(image)
  const hasPicture = src !== null && src !== failedSrc
  const hue: CssVars = { '--lk-hue': tileHueOf(name) }
  return (
    <span
      className="lk-wallet-icon"
      data-part="icon"
      data-size={size}
      data-shape={shape}
      data-kind={hasPicture ? 'picture' : 'monogram'}
      style={hasPicture ? undefined : hue}
      aria-hidden="true"
    >
      {hasPicture ? (
        <img
          src={src}
          alt=""
          loading={size === 'tile' ? 'lazy' : undefined}
          referrerPolicy="no-referrer"
          decoding="async"
          draggable={false}
          onError={() => setFailedSrc(src)}
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
