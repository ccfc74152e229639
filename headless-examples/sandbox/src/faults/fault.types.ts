/**
 * Something that goes wrong while it is set. `path` is the beginning of one (`/getWallets`, `/` for all),
 * `query` names what must also be asked, `times` how often it happens: without it, always.
 * Of several that fit, the first `late` one delays and the first other one fails.
 */
export type Fault = { path: string; query?: Readonly<Record<string, string>>; times?: number } & (
  | { fails: 'status'; status: number; retryAfter?: string }
  /** Answers a page that is no JSON; half an answer; an answer cut off in the middle of its bytes; nothing at all. */
  | { fails: 'html' | 'truncated' | 'reset' | 'offline' }
  | { fails: 'shape'; body: unknown }
  /** Answers in the end: after so many milliseconds, or when the faults are set anew. */
  | { fails: 'late'; delay: number | 'held' }
)

/** A call, as far as faults look at it. */
export type Asked = { path: string; query: Readonly<Record<string, string>> }
