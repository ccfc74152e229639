import type { ByNamespace } from '../caip/namespace.ts'

/** `universalProviderConfigOverride`: what is proposed to remote wallets instead of what the networks say. */
export type RemoteOverride = {
  methods?: ByNamespace<readonly string[]>
  /** CAIP-2. */
  chains?: ByNamespace<readonly string[]>
  events?: ByNamespace<readonly string[]>
  /** http(s) by CAIP-2; the first mention of a namespace clears its map. */
  rpcMap?: Readonly<Record<string, string>>
  /** CAIP-2: the provider's default chain. */
  defaultChain?: string
}
