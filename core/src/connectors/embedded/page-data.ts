import type { FrameClient } from '../../clients/frame/frame.types.ts'
import type { FramePayload } from '../../clients/frame/frame-requests.ts'
import { codeOf } from '../../errors/kit-error.ts'
import type { Platform } from '../../platform/platform.ts'

type PageDataOptions = {
  pageData: FramePayload<'SYNC_DAPP_DATA'>
  theme(): FramePayload<'SYNC_THEME'>
  log: Platform['log']
  frame: FrameClient
  /** Ends with the connector. */
  signal: AbortSignal
}

/** Metadata and theme of the page, which the frame displays. */
export type PageData = {
  /** Sends the data, once per frame. */
  sync(): void
  /** Sends the theme if it has changed. */
  syncTheme(): void
  /** The frame lost the data. */
  reset(): void
}

export function createPageData({ pageData, theme, log, frame, signal }: PageDataOptions): PageData {
  let isSynced = false
  /** The theme that the frame has, as JSON. */
  let sentTheme: string | null = null
  const inform = (task: Promise<unknown>): void =>
    void task.catch((error: unknown) =>
      log.debug(`The embedded wallet did not accept data: ${codeOf(error)}`),
    )
  const syncTheme = () => {
    const next = theme()
    const text = JSON.stringify(next)
    if (text === sentTheme) return
    sentTheme = text
    inform(frame.request('SYNC_THEME', next, signal))
  }
  return {
    syncTheme,
    sync() {
      if (isSynced) return
      isSynced = true
      inform(frame.request('SYNC_DAPP_DATA', pageData, signal))
      syncTheme()
    },
    reset() {
      isSynced = false
      sentTheme = null
    },
  }
}
