import { cleanText } from '@latchkit/core/utils'

/** A name from outside, by itself: cleaned, clipped, and unable to turn the text around it. */
export function Name({ children }: { children: string }) {
  return <bdi>{cleanText(children, 64)}</bdi>
}
