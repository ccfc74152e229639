import { type Address, isAddress, isAddressEqual } from 'viem'
import { isKnownChain, isRecord } from './checks.ts'
import type { ApprovalMode, TextStore, WalletState } from './wallet.types.ts'

/** What a wallet remembers. Every change is kept at once and told with what it was before. */
export type StateHolder = { read(): WalletState; change(part: Partial<WalletState>): void; stop(): void }

/** The accounts a page sees: none while locked, the one in front first. */
export function visibleAccounts({ active, shared, locked }: WalletState): readonly Address[] {
  if (locked) return []
  return [...shared].sort((a, b) => Number(isAddressEqual(b, active)) - Number(isAddressEqual(a, active)))
}

/** Begins with what the store holds, if a wallet with these accounts wrote it; follows what other tabs write. */
export function createState(initial: WalletState, store: TextStore, changed: (now: WalletState, before: WalletState) => void): StateHolder {
  let state = parse(store.read(), initial)
  const become = (next: WalletState) => {
    const before = state
    state = next
    changed(next, before)
  }
  return {
    read: () => state,
    change(part) {
      const next = { ...state, ...part }
      store.write(JSON.stringify(next))
      become(next)
    },
    stop: store.onChange(() => become(parse(store.read(), initial))),
  }
}

const modes: readonly ApprovalMode[] = ['window', 'auto', 'reject', 'never']
const isMode = (value: unknown): value is ApprovalMode => modes.some((mode) => mode === value)

function parse(text: string | null, initial: WalletState): WalletState {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    if (!isRecord(value)) return initial
    const { active, shared, chainId, added, locked, mode } = value
    const plausible = typeof chainId === 'number' && typeof locked === 'boolean' && isMode(mode) && Array.isArray(shared) && Array.isArray(added)
    if (!plausible || typeof active !== 'string' || !isAddress(active)) return initial
    return { active, shared: shared.filter((entry) => isAddress(entry)), chainId, added: added.filter(isKnownChain), locked, mode }
  } catch {
    return initial
  }
}
