import { cleanText } from '@latchkit/core/utils'

/** External name: sanitized, clipped and isolated from the surrounding text direction. */
export const Name = ({ children }: { children: string }) => (
  <bdi className="name">{cleanText(children, 64)}</bdi>
)
