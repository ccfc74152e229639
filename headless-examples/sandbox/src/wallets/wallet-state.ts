import { isRecord } from '../base/checks.ts'
import type { ApprovalMode, CommonState, TextStore } from './wallet.types.ts'

/** What a wallet remembers. Every change is kept at once and told with what it was before. */
export type StateHolder<State> = { read(): State; change(part: Partial<State>): void; stop(): void }

/** The accounts a page sees: none while locked, the one in front first. */
export function visibleAccounts<Account extends string>({
  active,
  shared,
  locked,
}: CommonState<Account>): readonly Account[] {
  if (locked) return []
  return [...shared].sort((a, b) => Number(b === active) - Number(a === active))
}

type Options<State, Account extends string> = {
  initial: State
  owned: readonly Account[]
  store: TextStore
  /** Reads what only this kind of wallet keeps; null when it is not sound. */
  parseExtra(kept: Record<string, unknown>): Omit<State, keyof CommonState> | null
  onChange(now: State, before: State): void
}

/** Begins with what the store holds, if it is sound and about accounts that are `owned`; follows what other tabs write. */
export function createState<Account extends string, State extends CommonState<Account>>({
  initial,
  owned,
  store,
  parseExtra,
  onChange,
}: Options<State, Account>): StateHolder<State> {
  const parse = (text: string | null): State => {
    const kept = readRecord(text)
    const own = kept === null ? null : parseExtra(kept)
    if (kept === null || own === null) return initial
    const { active, shared, locked, mode } = kept
    const front = owned.find((address) => address === active)
    if (
      typeof locked !== 'boolean' ||
      !isMode(mode) ||
      !Array.isArray(shared) ||
      front === undefined
    )
      return initial
    return {
      ...initial,
      ...own,
      active: front,
      shared: owned.filter((address) => shared.includes(address)),
      locked,
      mode,
    }
  }
  let state = parse(store.read())
  const become = (next: State, keep: boolean) => {
    const before = state
    state = next
    if (keep) store.write(JSON.stringify(next))
    onChange(next, before)
  }
  return {
    read: () => state,
    change: (part) => become({ ...state, ...part }, true),
    stop: store.onChange(() => {
      const text = store.read()
      if (text !== JSON.stringify(state)) become(parse(text), false)
    }),
  }
}

const modes: readonly ApprovalMode[] = ['window', 'auto', 'reject', 'never']
const isMode = (value: unknown): value is ApprovalMode => modes.some((mode) => mode === value)

function readRecord(text: string | null): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    return isRecord(value) ? value : null
  } catch {
    return null
  }
}
