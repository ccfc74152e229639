import { cleanText, safeImage } from '@latchkit/core/utils'
import { useState } from 'react'

type MarkProps = { name: string; image: string | null; size?: 'row' | 'small' | 'large' }

/** The picture of a wallet, a network or a token; its first letter where there is none, or it does not load. Never read: its name stands beside it. */
export function Mark({ name, image, size = 'row' }: MarkProps) {
  const [broken, setBroken] = useState<string | null>(null)
  const source = image === null ? null : safeImage(image)
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
