import type { FrameBox } from '../../connectors/connector.ts'

/** The frame of the embedded wallet. */
export type EmbeddedApi = {
  /**
   * Draws the frame over a box of the page, in CSS pixels relative to the viewport, above everything
   * else. Null hides it. Only a view that shows a request with `drawnBy: 'frame'` calls this. Does
   * nothing until the engine is loaded.
   */
  place(box: FrameBox | null): void
}
