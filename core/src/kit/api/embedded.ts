import type { FrameBox } from '../../connectors/connector.ts'

/** The embedded wallet of the page. */
export type EmbeddedApi = {
  /**
   * Draws the frame over a box of the page, in CSS pixels relative to the viewport, above everything
   * else. Null hides it. Only a view that shows a request with `drawnBy: 'frame'` calls this. Does
   * nothing until the engine is loaded.
   */
  place(box: FrameBox | null): void
  /**
   * Opens the page on which visitors manage the wallet, `config.embeddedWallet.dashboardUrl`, in a new
   * tab. To be called in the visitor's click. False if the browser blocked the tab, without an embedded
   * wallet, and until the engine is loaded.
   */
  openDashboard(): boolean
}
