import type { Adapter, ChainAdapter } from '../../adapters/adapter.ts'
import type { AccountType } from '../../domain/account/account.ts'
import { mainnetId } from '../../domain/caip/caip.ts'
import type { Namespace } from '../../domain/caip/namespace.ts'
import { adapterErrors } from '../../errors/areas/adapter.ts'
import { KitError } from '../../errors/kit-error.ts'
import { lazy } from '../../platform/lazy.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Deps } from '../../protocol/deps.ts'
import type { ConfigState, KitState } from '../../protocol/kit-state.ts'
import type { Queries } from '../../protocol/reactions.ts'
import { createStorage } from '../../storage/storage.ts'
import type { ParsedOptions } from '../options/parse-options.ts'
import { createServices } from './create-services.ts'
import type { EmbeddedCode } from './embedded-code.ts'
import { isInUse } from './is-in-use.ts'
import { createNftSource } from './nft-source.ts'
import type { DepsFeatures } from './services.types.ts'
import { withImages } from './with-images.ts'

type DepsOptions = {
  parsed: ParsedOptions
  /** `parsed.config` with the changes that the page made before the engine was loaded. */
  config: ConfigState
  platform: Platform
  features: DepsFeatures
  /** Null if the page passed neither `siwx` nor `siweConfig`: their code is not loaded. */
  signIn: typeof import('./sign-in-code.ts') | null
  /** Null if the page does not offer the embedded wallet. */
  embeddedCode: EmbeddedCode | null
  state(): KitState
}
export type KitDeps = Deps & {
  /** Connector id of the wallet of the option `approvals`. Null without one. */
  inPageWallet: string | null
  /**
   * The preferred account type: the visitor's choice, else that of `defaultAccountTypes` or its
   * defaults, else `eoa`.
   */
  accountType(namespace: Namespace): AccountType
  /** See `Queries.missingSignIn`. */
  missingSignIn(
    state: Pick<KitState, 'accounts' | 'network' | 'session'>,
  ): ReturnType<Queries['missingSignIn']>
  stop(): void
}

/** Creates the dependencies of a kit's actors, once per kit. */
export function createDeps(options: DepsOptions): KitDeps {
  const { parsed, config, platform, features, signIn, state } = options
  const { approvals, customRpcUrls, discovery, tokens } = parsed
  const { namespaces, projectId } = config
  const storage = createStorage({ platform, kitId: parsed.id })
  const accountType = (namespace: Namespace) =>
    storage.get('preferred_account_types')?.[namespace] ?? parsed.accountTypes[namespace] ?? 'eoa'
  const siwx =
    signIn !== null && parsed.siwx !== null
      ? signIn.createSiwx(parsed.siwx, { parsed, config, platform, storage, state })
      : null
  const services = createServices({ ...options, storage, siwx, accountType })
  const { remote, embedded } = services
  const connectors = [remote, embedded].filter((connector) => connector !== null)
  const adapters: readonly Adapter[] = parsed.adapters.map((entry) => {
    const { namespace } = entry
    const adapter = entry.create({
      platform,
      projectId,
      customRpcUrls,
      isInUse: (network) => isInUse(state(), network),
      discovery,
      appName: config.metadata.name,
      accountType: () => accountType(namespace),
      networks: () =>
        state().network.networks.filter(({ chainNamespace }) => chainNamespace === namespace),
      remote: () => remote?.provider(namespace) ?? null,
      embedded: () => embedded?.provider(namespace) ?? null,
    })
    return withImages(adapter, parsed.connectorImages)
  })
  const loaded = new Map<Namespace, ChainAdapter>()
  const loadNetworks = lazy(() => import('../../domain/networks/eip155.ts'))
  const loadBalances = lazy(features.data, ({ createNativeBalances }) =>
    createNativeBalances({ storage, clock: platform.clock }),
  )
  return {
    platform,
    storage,
    ...services,
    connectors,
    siwx,
    pendingInterval: parsed.pending.interval,
    tokens,
    nfts: createNftSource(parsed.nfts, platform.page, features.data),
    inPageWallet: approvals?.connectorId ?? null,
    approvals: { page: approvals, embedded: embedded?.approvals ?? null },
    balances: async (...read) => (await loadBalances())(...read),
    adapters: {
      all: () => adapters,
      async get(namespace) {
        const adapter = adapters.find((each) => each.namespace === namespace)
        if (adapter === undefined && !namespaces.includes(namespace))
          throw new KitError(adapterErrors, 'adapter/not-found', { namespace })
        const known = loaded.get(namespace)
        if (known !== undefined) return known
        const [chain = null, { createWalletRouter }] = await Promise.all([
          adapter?.load(),
          features.wallets().catch((cause: unknown) => {
            throw new KitError(adapterErrors, 'adapter/not-loaded', { namespace }, { cause })
          }),
        ])
        const { clock } = platform
        const routed =
          loaded.get(namespace) ?? createWalletRouter({ namespace, connectors, chain, clock })
        loaded.set(namespace, routed)
        return routed
      },
      loaded: (namespace) => loaded.get(namespace) ?? null,
    },
    mainnet: async () =>
      state().network.networks.find(({ caipNetworkId }) => caipNetworkId === mainnetId) ??
      parsed.resolve((await loadNetworks()).mainnet),
    namespaces,
    accountType,
    missingSignIn: (current) => signIn?.missingSignIn(current) ?? 'none',
    stop() {
      for (const adapter of adapters) adapter.stop()
      for (const connector of connectors) connector.stop()
    },
  }
}
