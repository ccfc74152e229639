/** `url`: of the dashboard, on the origin of the frame. Null without an embedded wallet. */
export type UpgradeInput = { url: string | null }
export type UpgradeContext = UpgradeInput
export type UpgradeEvent =
  | { type: 'open' }
  /** The browser blocked the window. */
  | { type: 'window.blocked' }
  | { type: 'window.opened' }
export type UpgradeEmitted = { type: 'dashboard.opened' }
/** Sent to the actor that opens windows. */
export type OpenDashboard = { type: 'open'; url: string }

export type UpgradeView =
  | { step: 'unavailable' }
  /**
   * `blocked`: the browser blocked the window; `url` can be opened as a link. `open`: opens the
   * dashboard in a new tab. To be called in the visitor's click.
   */
  | { step: 'ready' | 'blocked'; url: string; open(): void }
