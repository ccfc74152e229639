import { type Address, isAddressEqual } from 'viem'
import { isKnownChain, isRecord } from './checks.ts'
import type { ApprovalMode, TextStore, WalletState } from './wallet.types.ts'

/** What a wallet remembers. Every change is kept at once and told with what it was before. */
export type StateHolder = { read(): WalletState; change(part: Partial<WalletState>): void; stop(): void }

/** The accounts a page sees: none while locked, the one in front first. */
export function visibleAccounts({ active, shared, locked }: WalletState): readonly Address[] {
  if (locked) return []
  return [...shared].sort((a, b) => Number(isAddressEqual(b, active)) - Number(isAddressEqual(a, active)))
}

type Options = {
  initial: WalletState
  owned: readonly Address[]
  store: TextStore
  changed(now: WalletState, before: WalletState): void
}

/** Begins with what the store holds, if it is sound and about accounts that are `owned`; follows what other tabs write. */
export function createState({ initial, owned, store, changed }: Options): StateHolder {
  let state = parse(store.read(), initial, owned)
  const become = (next: WalletState, keep: boolean) => {
    const before = state
    state = next
    if (keep) store.write(JSON.stringify(next))
    changed(next, before)
  }
  return {
    read: () => state,
    change: (part) => become({ ...state, ...part }, true),
    stop: store.onChange(() => {
      const text = store.read()
      if (text !== JSON.stringify(state)) become(parse(text, initial, owned), false)
    }),
  }
}

const modes: readonly ApprovalMode[] = ['window', 'auto', 'reject', 'never']
const isMode = (value: unknown): value is ApprovalMode => modes.some((mode) => mode === value)

function parse(text: string | null, initial: WalletState, owned: readonly Address[]): WalletState {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    if (!isRecord(value)) return initial
    const { active, shared, chainId, added, locked, mode } = value
    const plausible =
      typeof chainId === 'number' && typeof locked === 'boolean' && isMode(mode) && Array.isArray(shared) && Array.isArray(added)
    const front = owned.find((address) => address === active)
    if (!plausible || !front) return initial
    return {
      active: front,
      shared: owned.filter((address) => shared.includes(address)),
      chainId,
      added: added.filter(isKnownChain),
      locked,
      mode,
    }
  } catch {
    return initial
  }
}
