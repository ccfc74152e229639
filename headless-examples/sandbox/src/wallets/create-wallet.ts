import { toHex } from 'viem'
import { createAnnouncer } from './announce.ts'
import { createApprovals } from './approvals.ts'
import type { Inside } from './methods/method.ts'
import { createProvider } from './provider.ts'
import type { Wallet, WalletControl, WalletOptions, WalletState } from './wallet.types.ts'
import { createState, visibleAccounts } from './wallet-state.ts'

/** A wallet with real keys. It is silent until its control says `announce`. */
export function createWallet({ face, rdns, keys, chains, approve, page }: WalletOptions): Wallet {
  const watching = new Set<() => void>()
  const initial: WalletState = { active: keys[0].address, shared: [], chainId: chains[0].chainId, added: [], locked: false, mode: approve }
  const owned = keys.map(({ address }) => address)
  const changed = (now: WalletState, before: WalletState) => {
    const [accounts, earlier] = [visibleAccounts(now), visibleAccounts(before)]
    if (accounts.join() !== earlier.join()) emit('accountsChanged', accounts)
    if (now.chainId !== before.chainId) emit('chainChanged', toHex(now.chainId))
    for (const listener of watching) listener()
  }
  const state = createState({ initial, owned, store: page.store, changed })
  const approvals = createApprovals({ mode: () => state.read().mode, show: page.show })
  const inside: Inside = { keys, chains: () => [...chains, ...state.read().added], state, approvals }
  const { provider, emit, answerNext, stop } = createProvider(inside)
  const announcer = createAnnouncer(page.events, { uuid: crypto.randomUUID(), name: face.name, icon: face.icon, rdns }, provider)

  const control: WalletControl = {
    name: face.name,
    rdns,
    addresses: owned,
    state: state.read,
    onChange(listener) {
      watching.add(listener)
      return () => watching.delete(listener)
    },
    setMode: (mode) => state.change({ mode }),
    pending: approvals.pending,
    approve: () => approvals.decide('approve'),
    reject: () => approvals.decide('reject'),
    drop: approvals.drop,
    answerNext,
    lock: () => state.change({ locked: true }),
    unlock: () => state.change({ locked: false }),
    changeAccount(address) {
      const { shared } = state.read()
      if (!owned.includes(address)) throw new Error(`${face.name} has no account ${address}.`)
      state.change({ active: address, shared: shared.length === 0 || shared.includes(address) ? shared : [...shared, address] })
    },
    changeChain: (chainId) => state.change({ chainId }),
    revoke: () => state.change({ shared: [] }),
    announce: (times = 1) => announcer.start(times),
    disappear: announcer.stop,
    emitConnect: () => emit('connect', { chainId: toHex(state.read().chainId) }),
    emitDisconnect: () => emit('disconnect', { code: 4900, message: 'The wallet is disconnected from all chains.' }),
  }
  return {
    provider,
    control,
    stop() {
      announcer.stop()
      approvals.drop()
      state.stop()
      stop()
    },
  }
}
