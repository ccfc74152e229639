/**
 * A failure that a server simulates. `path` is a prefix (`/getWallets`; `/` matches every path),
 * `query` lists parameters that must match, `times` limits how often the fault applies (unlimited
 * if omitted). The first matching `late` fault delays a response and the first matching other fault
 * makes it fail.
 */
export type Fault = { path: string; query?: Readonly<Record<string, string>>; times?: number } & (
  | { fails: 'status'; status: number; retryAfter?: string }
  /**
   * Sends an HTML page; half of the body with a matching content length; half of the body, then a
   * reset; or no response.
   */
  | { fails: 'html' | 'truncated' | 'reset' | 'offline' }
  | { fails: 'shape'; body: unknown }
  /** Responds after `delay` ms; `held` waits until the faults are replaced. */
  | { fails: 'late'; delay: number | 'held' }
)

/** The part of a request that faults match and that `requests()` returns. */
export type LoggedRequest = { path: string; query: Readonly<Record<string, string>> }
