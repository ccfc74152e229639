import type { ByNamespace } from '../caip/namespace.ts'

/** The option `universalProviderConfigOverride`: replaces parts of the pairing proposal. */
export type RemoteOverride = {
  methods?: ByNamespace<readonly string[]>
  /** CAIP-2 ids. */
  chains?: ByNamespace<readonly string[]>
  events?: ByNamespace<readonly string[]>
  /** http(s) endpoints by CAIP-2 id. They replace all proposed endpoints of their namespace. */
  rpcMap?: Readonly<Record<string, string>>
  /** The default chain of the provider, CAIP-2. */
  defaultChain?: string
}
