import { isRecord } from '../base/checks.ts'
import type { ApprovalMode, CommonState, TextStore } from './wallet.types.ts'

/** The state of a wallet. `change` stores the new state at once. */
export type StateHolder<State> = { read(): State; change(part: Partial<State>): void; stop(): void }

/** The accounts that a page sees, the active one first. Empty while the wallet is locked. */
export function visibleAccounts<Account extends string>({
  active,
  shared,
  locked,
}: CommonState<Account>): readonly Account[] {
  if (locked) return []
  return [...shared].sort((a, b) => Number(b === active) - Number(a === active))
}

type Options<State, Account extends string> = {
  /** The state of a wallet without a stored one. */
  initial: () => State
  owned: () => readonly Account[]
  store: TextStore
  /** Parses the part of the stored state that this kind of wallet adds. Null if it is invalid. */
  parseExtra(stored: Record<string, unknown>): Omit<State, keyof CommonState> | null
  onChange(now: State, before: State): void
}

/**
 * Restores the stored state, or starts with `initial` if the stored state is invalid or its active
 * account unknown. Unknown shared accounts are dropped. Applies changes of other tabs. The state is
 * parsed when it is read first: until then no key is derived.
 */
export function createState<Account extends string, State extends CommonState<Account>>({
  initial,
  owned,
  store,
  parseExtra,
  onChange,
}: Options<State, Account>): StateHolder<State> {
  const parse = (text: string | null): State => {
    const stored = parseRecord(text)
    const extra = stored === null ? null : parseExtra(stored)
    if (stored === null || extra === null) return initial()
    const { shared, locked, mode } = stored
    const active = owned().find((address) => address === stored.active)
    if (typeof locked !== 'boolean' || !isMode(mode)) return initial()
    if (!Array.isArray(shared) || active === undefined) return initial()
    return {
      ...initial(),
      ...extra,
      active,
      shared: owned().filter((address) => shared.includes(address)),
      locked,
      mode,
    }
  }
  const textAtStart = store.read()
  let state: State | null = null
  const read = () => {
    state ??= parse(textAtStart)
    return state
  }
  const replace = (next: State, isAlreadyStored: boolean) => {
    const before = read()
    state = next
    if (!isAlreadyStored) store.write(JSON.stringify(next))
    onChange(next, before)
  }
  return {
    read,
    change: (part) => replace({ ...read(), ...part }, false),
    stop: store.onChange(() => {
      const text = store.read()
      if (text !== JSON.stringify(read())) replace(parse(text), true)
    }),
  }
}

const modes: readonly ApprovalMode[] = ['window', 'auto', 'reject', 'never']
const isMode = (value: unknown): value is ApprovalMode => modes.some((mode) => mode === value)

function parseRecord(text: string | null): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    return isRecord(value) ? value : null
  } catch {
    return null
  }
}
