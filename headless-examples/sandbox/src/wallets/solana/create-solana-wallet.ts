import { computeOnce } from '../../base/compute-once.ts'
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
  /** One 32-byte secret per account. The first account is active initially. */
  secrets: readonly [Uint8Array, ...Uint8Array[]]
  /** CAIP-2 id of the network that `rpc` serves. */
  network: string
  /** Node to which transactions are sent. Null: the wallet signs but cannot send. */
  rpc: string | null
  approve: ApprovalMode
  page: WalletPage
}

/**
 * Creates a Solana wallet with real Ed25519 keys for the Wallet Standard. It is not registered
 * until `control.announce()`.
 */
export function createSolanaWallet({
  branding,
  secrets,
  network,
  rpc,
  approve,
  page,
}: SolanaWalletOptions): NamespaceWallet {
  const owned = computeOnce(() => secrets.map(solanaAddress))
  const initial = (): NamespaceState => ({
    active: owned()[0] ?? '',
    shared: [],
    network,
    locked: false,
    mode: approve,
  })
  const core = createWalletCore<string, NamespaceState>({
    branding,
    initial,
    owned,
    page,
    parseExtra: ({ network }) => (typeof network === 'string' ? { network } : null),
    onChange(_now, _before, accounts) {
      if (accounts !== null) standard.emitChange()
    },
  })
  const { state } = core
  const context: SolanaContext = {
    ...core,
    network,
    rpc,
    secretOf: (address) => secrets[owned().indexOf(address)] ?? null,
  }
  const standard = createStandardWallet(context, branding, owned)
  const registration = createRegistration(page.events, standard.wallet)
  const control: NamespaceControl = {
    ...core.control,
    get addresses() {
      return owned()
    },
    namespace: 'solana',
    id: branding.name,
    // Emits no event, because pages pass the network in every request.
    changeNetwork: (next) => state.change({ network: next }),
    announce: (times = 1) => registration.start(times),
    disappear: registration.stop,
    emitDisconnect: () => state.change({ shared: [] }),
  }
  return {
    control,
    stop() {
      registration.stop()
      standard.stop()
      core.stop()
    },
  }
}
