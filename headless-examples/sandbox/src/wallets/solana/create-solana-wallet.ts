import type { WalletFace } from '../../base/wallet-roster.ts'
import { solanaAddress } from '../../keys/solana.ts'
import { createRegistration } from '../register-standard.ts'
import type {
  ApprovalMode,
  FamilyControl,
  FamilyState,
  FamilyWallet,
  WalletPage,
} from '../wallet.types.ts'
import { createCommon } from '../wallet-core.ts'
import type { Inside } from './context.ts'
import { createStandardWallet } from './standard-wallet.ts'

export type SolanaWalletOptions = {
  face: WalletFace
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
  face,
  secrets,
  network,
  rpc,
  approve,
  page,
}: SolanaWalletOptions): FamilyWallet {
  const owned = secrets.map(solanaAddress)
  const initial: FamilyState = {
    active: owned[0] ?? '',
    shared: [],
    network,
    locked: false,
    mode: approve,
  }
  const common = createCommon<string, FamilyState>({
    face,
    initial,
    owned,
    page,
    more: ({ network }) => (typeof network === 'string' ? { network } : null),
    changed(_now, _before, accounts) {
      if (accounts !== null) standard.changed()
    },
  })
  const { state } = common
  const inside: Inside = {
    ...common,
    network,
    rpc,
    secretOf: (address) => secrets[owned.indexOf(address)] ?? null,
  }
  const standard = createStandardWallet(inside, face, owned)
  const registration = createRegistration(page.events, standard.wallet)
  const control: FamilyControl = {
    ...common.control,
    family: 'solana',
    id: face.name,
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
