import { cleanText } from '@latchkit/core/utils'

/**
 * A name from an untrusted source: cleaned, cut to 64 characters, and isolated from the direction
 * of the text around it.
 */
export function Name({ children }: { children: string }) {
  return <bdi>{cleanText(children, 64)}</bdi>
}
