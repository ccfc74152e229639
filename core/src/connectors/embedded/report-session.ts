import type { FrameClient } from '../../clients/frame/frame.types.ts'
import { doubtsSession } from '../../clients/frame/frame-errors.ts'

export type FrameReports = {
  /** Changes when a login of the page starts, and when it ends. */
  generation(): number
  /** A request failed as it does without a login. The frame may still have one, and has to be asked. */
  onDoubted(): void
}

/**
 * Returns a client that reports errors which may mean that the frame has no login. An error that
 * answers a request from before the present login is not reported.
 */
export const reportSession = (
  frame: FrameClient,
  { generation, onDoubted }: FrameReports,
): FrameClient => ({
  ...frame,
  async request(name, ...request) {
    const since = generation()
    try {
      return await frame.request(name, ...request)
    } catch (error) {
      if (generation() === since && doubtsSession(name, error)) onDoubted()
      throw error
    }
  },
})
