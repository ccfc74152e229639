/**
 * A failure that a server simulates. `path` is a prefix (`/getWallets`; `/` matches every path),
 * `query` lists parameters that must match, `times` limits how often the fault applies (unlimited
 * if omitted). The first matching `late` fault delays a response and the first matching other fault
 * makes it fail.
 */
export type Fault = { path: string; query?: Readonly<Record<string, string>>; times?: number } & (
  | { fails: 'status'; status: number; retryAfter?: string }
  /**
   * `html` sends an HTML page. `truncated` sends half of the body, with the content length of that
   * half. `reset` sends half of the body, then resets the connection. `offline` resets the
   * connection without a response.
   */
  | { fails: 'html' | 'truncated' | 'reset' | 'offline' }
  /** Responds with `body` as JSON. */
  | { fails: 'shape'; body: unknown }
  /** Responds after `delay` ms; `held` waits until the faults are replaced. */
  | { fails: 'late'; delay: number | 'held' }
)

/** The path and query of a request, which faults match and `requests()` returns. */
export type LoggedRequest = { path: string; query: Readonly<Record<string, string>> }
