import { cleanText } from '@latchkit/core/utils'

/** A name from outside: cleaned, not longer than it needs to be, and kept from turning what stands around it. */
export const Name = ({ children }: { children: string }) => (
  <bdi className="name">{cleanText(children, 64)}</bdi>
)
