import type { LoggedRequest, Fault } from '../faults/fault.types.ts'

/** A wallet as the directory lists it, when its entry is in order. */
export type ListedWallet = {
  id: string
  name: string
  order: number
  badge_type: 'certified' | null
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

/** What is in the list: some entries are hostile, and `null` is one of them. */
export type DirectoryEntry = ListedWallet | Readonly<Record<string, unknown>> | null

/** What can be set while the directory runs. The first three are answered as they stand, whatever they are. */
export type DirectorySettings = {
  features: unknown
  allowedOrigins: unknown
  isAnalyticsEnabled: unknown
  /** Where the pretend phone's universal links lead, without a slash at the end; null leaves it with its custom scheme. */
  universalBase: string | null
  /** `ignored` lists wallets of every chain, whichever was asked for. */
  chains: 'exact' | 'ignored'
}

/** `count`: how many wallets there are, 600 unless told; the hostile ones are among the first 300. `port` 0 takes a free one. */
export type DirectoryOptions = { port?: number; count?: number; universalBase?: string }

export type Directory = {
  url: string
  /** Replaces the faults that were set before and lets go of whoever was held; `[]` ends them all. */
  faults(faults: readonly Fault[]): void
  set(settings: Partial<DirectorySettings>): void
  /** How much was asked so far, for `requests`. */
  mark(): number
  /** What was asked since a mark, else from the beginning; refused and failed calls count. */
  requests(since?: number): readonly LoggedRequest[]
  stop(): Promise<void>
}
