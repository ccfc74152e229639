import type { FrameClient } from '../../clients/frame/frame.types.ts'
import { sessionAfter } from '../../clients/frame/frame-errors.ts'

export type FrameReports = {
  /** Changes when a login of the page starts, and when it ends. */
  generation(): number
  /** The frame states that the login has ended. */
  onEnded(): void
  /** A request of the page failed as it does without a login. The frame may still have one. */
  onDoubted(): void
}

/**
 * Returns a client that reports errors which mean that the frame has no login. An error that answers
 * a request from before the present login is not reported.
 */
export const reportSession = (
  frame: FrameClient,
  { generation, onEnded, onDoubted }: FrameReports,
): FrameClient => ({
  ...frame,
  async request(name, ...request) {
    const since = generation()
    try {
      return await frame.request(name, ...request)
    } catch (error) {
      const state = generation() === since ? sessionAfter(name, error) : 'unchanged'
      if (state === 'ended') onEnded()
      if (state === 'doubted') onDoubted()
      throw error
    }
  },
})
