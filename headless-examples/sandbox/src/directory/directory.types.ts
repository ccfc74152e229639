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

/**
 * Something that goes wrong while it is set. `path` is the beginning of one (`/getWallets`, `/` for all),
 * `query` names what must also be asked, `times` how often it happens: without it, always.
 * Of several that fit, the first `late` one delays and the first other one fails.
 */
export type DirectoryFault = { path: string; query?: Readonly<Record<string, string>>; times?: number } & (
  | { fails: 'status'; status: number; retryAfter?: string }
  /** Answers a page that is no JSON; half an answer; an answer cut off in the middle of its bytes; nothing at all. */
  | { fails: 'html' | 'truncated' | 'reset' | 'offline' }
  | { fails: 'shape'; body: unknown }
  /** Answers in the end: after so many milliseconds, or when the faults are set anew. */
  | { fails: 'late'; delay: number | 'held' }
)

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

export type DirectoryRequest = { path: string; query: Readonly<Record<string, string>> }

/** `count`: how many wallets there are, 600 unless told; the hostile ones are among the first 300. `port` 0 takes a free one. */
export type DirectoryOptions = { port?: number; count?: number; universalBase?: string }

export type Directory = {
  url: string
  /** Replaces the faults that were set before and lets go of whoever was held; `[]` ends them all. */
  faults(faults: readonly DirectoryFault[]): void
  set(settings: Partial<DirectorySettings>): void
  /** How much was asked so far, for `requests`. */
  mark(): number
  /** What was asked since a mark, else from the beginning; refused and failed calls count. */
  requests(since?: number): readonly DirectoryRequest[]
  stop(): Promise<void>
}
