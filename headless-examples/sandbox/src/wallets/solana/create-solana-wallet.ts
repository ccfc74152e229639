import type { WalletBranding } from '../../base/wallet-roster.ts'
import { solanaAddress } from '../../keys/solana.ts'
import { createRegistration } from '../register-standard.ts'
import type {
  ApprovalMode,
  NamespaceControl,
  NamespaceState,
  NamespaceWallet,
  WalletPage,
} from '../wallet.types.ts'
import { createWalletCore } from '../wallet-core.ts'
import type { SolanaContext } from './context.ts'
import { createStandardWallet } from './standard-wallet.ts'

export type SolanaWalletOptions = {
  branding: WalletBranding
  /** 32 bytes an account; the first is in front. */
  secrets: readonly [Uint8Array, ...Uint8Array[]]
  /** CAIP-2 of the network that `rpc` is a node of. */
  network: string
  /** Transactions go there. null: it signs, and cannot send. */
  rpc: string | null
  approve: ApprovalMode
  page: WalletPage
}

/** A wallet with real Ed25519 keys that registers itself by the Wallet Standard. It is silent until its control says `announce`. */
export function createSolanaWallet({
  branding,
  secrets,
  network,
  rpc,
  approve,
  page,
}: SolanaWalletOptions): NamespaceWallet {
  const owned = secrets.map(solanaAddress)
  const initial: NamespaceState = {
    active: owned[0] ?? '',
    shared: [],
    network,
    locked: false,
    mode: approve,
  }
  const common = createWalletCore<string, NamespaceState>({
    branding,
    initial,
    owned,
    page,
    parseExtra: ({ network }) => (typeof network === 'string' ? { network } : null),
    onChange(_now, _before, accounts) {
      if (accounts !== null) standard.changed()
    },
  })
  const { state } = common
  const inside: SolanaContext = {
    ...common,
    network,
    rpc,
    secretOf: (address) => secrets[owned.indexOf(address)] ?? null,
  }
  const standard = createStandardWallet(inside, branding, owned)
  const registration = createRegistration(page.events, standard.wallet)
  const control: NamespaceControl = {
    ...common.control,
    namespace: 'solana',
    id: branding.name,
    // pages name the network with every request: they are not told of this
    changeNetwork: (wanted) => state.change({ network: wanted }),
    announce: (times = 1) => registration.start(times),
    disappear: registration.stop,
    emitDisconnect: () => state.change({ shared: [] }),
  }
  return {
    control,
    stop() {
      registration.stop()
      standard.stop()
      common.stop()
    },
  }
}
