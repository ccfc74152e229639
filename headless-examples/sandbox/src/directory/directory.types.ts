import type { Fault, LoggedRequest } from '../faults/fault.types.ts'
import type { RpcUrls } from '../sign-in/sign-in.types.ts'

/** A well-formed wallet entry of the directory. */
export type ListedWallet = {
  id: string
  name: string
  order: number
  badge_type: 'certified' | null
  /** CAIP-2. */
  chains: readonly string[]
  homepage: string | null
  image_id: string
  image_url: string | null
  link_mode: string | null
  mobile_link: string | null
  desktop_link: string | null
  webapp_link: string | null
  app_store: string | null
  play_store: string | null
  chrome_store: string | null
  rdns: string | null
  injected: readonly { namespace: string; injected_id: string }[] | null
}

/** An entry of the list. Some are hostile or malformed on purpose; one is null. */
export type DirectoryEntry = ListedWallet | Readonly<Record<string, unknown>> | null

/** Settings of a running directory. It returns the first three to callers without a check. */
export type DirectorySettings = {
  features: unknown
  allowedOrigins: unknown
  isAnalyticsEnabled: unknown
  /** Universal link of the simulated phone, without a trailing slash; null: only its scheme. */
  universalBase: string | null
  /** `exact`: the query parameter `chains` filters by whole ids. `ignored`: it has no effect. */
  chains: 'exact' | 'ignored'
}

/**
 * `count`: number of wallets, by default 600. The hostile ones are among the first 300. `port` 0:
 * any free port. `rpcUrls`: by CAIP-2 id, for sign-in with contract accounts.
 */
export type DirectoryOptions = {
  port?: number
  count?: number
  universalBase?: string
  rpcUrls?: () => RpcUrls
}

export type Directory = {
  url: string
  /** Replaces the active faults and releases delayed responses; `[]` removes all faults. */
  faults(faults: readonly Fault[]): void
  /** Changes the given settings; the others keep their values. */
  set(settings: Partial<DirectorySettings>): void
  settings(): DirectorySettings
  /** Number of requests received so far, to pass to `requests`. */
  mark(): number
  /** Requests received since a mark, by default all. Includes rejected and failed ones. */
  requests(since?: number): readonly LoggedRequest[]
  /** Number of sessions that were created by `/auth/v1/authenticate` and not signed out. */
  sessionCount(): number
  stop(): Promise<void>
}
