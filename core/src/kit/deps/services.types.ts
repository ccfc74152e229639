import type * as telemetryClient from '../../clients/telemetry/create-telemetry.ts'
import type * as directoryClient from '../../clients/wallet-directory/create-wallet-directory.ts'
import type { RemoteConnector } from '../../connectors/connector.ts'
import type { AccountType } from '../../domain/account/account.ts'
import type { Namespace } from '../../domain/caip/namespace.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Deps } from '../../protocol/deps.ts'
import type { ConfigState, KitState } from '../../protocol/kit-state.ts'
import type { Storage } from '../../storage/storage.ts'
import type { ParsedOptions } from '../options/parse-options.ts'
import type { EmbeddedCode } from './embedded-code.ts'

/** The code that dependencies load later. `kit/features.ts` imports it. */
export type DepsFeatures = {
  data(): Promise<
    Pick<typeof import('./cached-data.ts'), 'createCachedData'> &
      Pick<typeof import('./cached-reads.ts'), 'createNativeBalances'> &
      Pick<typeof import('./parse-nfts.ts'), 'parseNfts'>
  >
  directory(): Promise<Pick<typeof directoryClient, 'createWalletDirectory'>>
  embedded(): Promise<Pick<typeof import('./frame-connector.ts'), 'createFrameConnector'>>
  remote(): Promise<{ createRemote(options: ServicesOptions): RemoteConnector }>
  telemetry(): Promise<Pick<typeof telemetryClient, 'createTelemetry'>>
  wallets(): Promise<Pick<typeof import('./wallet-router.ts'), 'createWalletRouter'>>
}

export type ServicesOptions = {
  features: DepsFeatures
  parsed: ParsedOptions
  config: ConfigState
  platform: Platform
  storage: Storage
  siwx: Deps['siwx']
  /** Null: the page neither offers the embedded wallet nor has a wallet of its own. */
  embeddedCode: EmbeddedCode | null
  state(): KitState
  /** The preferred account type. */
  accountType(namespace: Namespace): AccountType
}
