import type { ApprovalContent } from '../../wallets/wallet.types.ts'
import type { ApproveRule } from '../embedded.types.ts'

/** Texts by key, in the storage of the frame's origin. */
export type FrameStore = {
  get(key: string): string | null
  set(key: string, value: string): void
  remove(key: string): void
}

/** A request on the screen. `origin`: of the page that sent it. `name`: as that page states it. */
export type ShownRequest = { content: ApprovalContent; origin: string; name: string | null }

/** `variables`: by name, such as `--w3m-accent`. */
export type FrameTheme = {
  mode: 'light' | 'dark' | null
  variables: Readonly<Record<string, string | number>>
}

/** The environment of the frame: a page, or a program. */
export type FrameHost = {
  store: FrameStore
  /**
   * Sends a request to the service and resolves with the body of the response. Rejects with the
   * service's reason.
   */
  service(path: string, body: object): Promise<unknown>
  /** `speaker`: the window that posts. `other`: another window of the same origin. */
  post(message: unknown, speaker: 'frame' | 'other'): void
  /** Shows a request until it is decided or the signal aborts. True: approved. */
  ask(request: ShownRequest, signal: AbortSignal): Promise<boolean>
  showTheme(theme: FrameTheme): void
  /** Loads the frame again. */
  reload(): void
  /** `length` unpredictable bytes. */
  random(length: number): Uint8Array
  /** The rule of the page's URL, which replaces that of the service. Null: there is none. */
  approve: ApproveRule | null
}

export type AccountTypeName = 'eoa' | 'smartAccount'

/** The login that the frame stores. `network`: CAIP-2. */
export type FrameSession = {
  token: string
  userId: string
  email: string | null
  userName: string | null
  network: string
  preferred: AccountTypeName
}
