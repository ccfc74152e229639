import { cleanText, ownImage } from '@latchkit/core/utils'
import { useState } from 'react'

type MarkProps = { name: string; image: string | null; size?: 'row' | 'small' | 'large' }

/**
 * Image of a wallet, network or token, or its first letter. Hidden from assistive technology,
 * because the name is beside it.
 */
export function Mark({ name, image, size = 'row' }: MarkProps) {
  const [broken, setBroken] = useState<string | null>(null)
  const source = image === null ? null : ownImage(image)
  const letter = [...cleanText(name, 32)][0] ?? '·'
  return (
    <span className="mark" data-size={size} aria-hidden="true">
      {source === null || source === broken ? (
        <span className="mark-letter">{letter.toUpperCase()}</span>
      ) : (
        <img
          className="mark-image"
          src={source}
          alt=""
          loading="lazy"
          referrerPolicy="no-referrer"
          onError={() => setBroken(source)}
        />
      )}
    </span>
  )
}
