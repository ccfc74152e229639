import { createRelay } from '../../clients/relay/create-relay.ts'
import type { RelayNamespace, RelayOptions, RelaySession } from '../../clients/relay/relay.types.ts'
import type { AccountType, Connection } from '../../domain/account/account.ts'
import { type CaipNetworkId, isCaipNetworkId } from '../../domain/caip/caip.ts'
import { addressOf } from '../../domain/caip/caip-address.ts'
import { modernNetworkId } from '../../domain/caip/legacy-networks.ts'
import type { Namespace } from '../../domain/caip/namespace.ts'
import type { CustomRpcUrls, Network } from '../../domain/network/network.ts'
import { findNetwork } from '../../domain/network/network-rules.ts'
import { approvedChains, supportsAllNetworks } from '../../domain/remote/remote-grant.ts'
import {
  type ProposedNamespaces,
  proposedNamespaces,
  withBitcoinAddressEvent,
} from '../../domain/remote/remote-namespaces.ts'
import type { RemoteOverride } from '../../domain/remote/remote-override.ts'
import type { AuthenticationRequest } from '../../domain/sign-in/authentication.ts'
import { type RemoteSession, remoteConnectorId } from '../../domain/wallet/wallet.ts'
import { kitErrors } from '../../errors/areas/kit.ts'
import { remoteErrors } from '../../errors/areas/remote.ts'
import { rpcErrors } from '../../errors/areas/rpc.ts'
import { switchErrors } from '../../errors/areas/switch.ts'
import { KitError } from '../../errors/kit-error.ts'
import { createEmitter } from '../../platform/emitter.ts'
import { lazy } from '../../platform/lazy.ts'
import { withDeadline } from '../../platform/with-deadline.ts'
import type { RemoteConnector } from '../connector.ts'
import { createSharedProvider, type ProviderHandle } from '../shared-provider.ts'
import { accountKey } from './account-key.ts'
import { handleRequest } from './handle-request.ts'
import { createNamespaceSessions } from './namespace-sessions.ts'
import { createAddressRequest } from './request-addresses.ts'
import { createSessionListeners } from './session-listeners.ts'

export type RemoteConnectorOptions = Omit<RelayOptions, 'proposal' | 'authentication'> & {
  override: RemoteOverride | null
  /** RPC URLs from the page, with their request headers. */
  customRpcUrls: CustomRpcUrls
  networks(): readonly Network[]
  /** Whether a connected account or an open view needs a network. */
  isInUse(network: CaipNetworkId): boolean
  /** The kit's current network in the namespace. */
  activeNetwork(namespace: Namespace): CaipNetworkId | null
  /** The preferred type of the active account of a new connection. */
  accountType(namespace: Namespace): AccountType
  /**
   * Creates the request to sign in that a wallet receives while it connects, for these networks.
   * Null without an extension for sign-in. Called once a pairing, only if all proposed networks are
   * eip155; the pairing goes on without a request if it rejects (decision 45).
   */
  authentication:
    | ((chains: readonly CaipNetworkId[]) => Promise<AuthenticationRequest | null>)
    | null
}

/**
 * Creates the connector for remote wallets: one relay session for all namespaces. Throws
 * `config/option-invalid` for an invalid `universalProvider`.
 */
export function createRemoteConnector(options: RemoteConnectorOptions): RemoteConnector {
  const { platform, override, networks, activeNetwork } = options
  const { clock, log, storage } = platform
  const lifetime = new AbortController()
  const { signal: stopped } = lifetime
  const proposal = () => withBitcoinAddressEvent(proposedNamespaces(networks(), override), override)
  const authentication = () => createAuthentication(proposal(), options.authentication)
  const relay = createRelay({ ...options, proposal, authentication })
  const defaultChain = isCaipNetworkId(override?.defaultChain) ? override.defaultChain : null
  const sessions = createNamespaceSessions({
    relay,
    knownChains: () =>
      new Set([...networks().map(({ caipNetworkId }) => caipNetworkId), ...chainsOf(proposal())]),
    proposedMethods: (namespace) => proposal()[namespace]?.methods ?? [],
    preferredChains: (namespace) => [
      activeNetwork(namespace),
      relay.defaultChain(namespace),
      defaultChain,
    ],
    preferredType: options.accountType,
  })
  const listeners = createSessionListeners(sessions.get)
  const requestAddresses = createAddressRequest({ relay, sessions, storage, signal: stopped })
  const providers = new Map<Namespace, ProviderHandle>()
  const sessionEmitter = createEmitter<RemoteSession | null>()
  const replacementEmitter = createEmitter<void>()
  const adoptionEmitter = createEmitter<readonly Namespace[]>()
  const reads = createLazyReads(options)
  const configuredNamespaces = () => [
    ...new Set(networks().map(({ chainNamespace }) => chainNamespace)),
  ]
  /**
   * Ends a session that serves no configured namespace any more. To call in a microtask, because
   * the same session update may grant another namespace after it removed this one.
   */
  const endUnusedSession = () => {
    const isUnused = configuredNamespaces().every((namespace) => sessions.get(namespace) === null)
    if (relay.session() !== null && isUnused) void relay.endSession(stopped)
  }
  const storeDefaultChain = (chain: CaipNetworkId) =>
    relay.setDefaultChain(chain, findNetwork(networks(), chain)?.rpcUrls.default[0] ?? null)

  sessions.subscribe((namespace, event) => {
    const handle = providers.get(namespace)
    if (event.type === 'disconnected') {
      providers.delete(namespace)
      if (!event.byOtherTab) queueMicrotask(endUnusedSession)
    }
    if (event.type === 'chain.changed') {
      storeDefaultChain(event.caipNetworkId)
      requestAddresses()
    }
    // Request the addresses: the event itself cannot add an account (decision 43).
    if (event.type === 'wallet.event' && event.name === 'bip122_addressesChanged')
      requestAddresses('outdated')
    handle?.emit(event)
    listeners.emit(namespace, event)
  })
  relay.subscribe((event) => {
    if (event.type === 'wallet.event') return
    if (event.type === 'session.adopted') return void adopt(event.session)
    if (event.type === 'session.ended' && event.cause === 'newerSession') replacementEmitter.emit()
    sessionEmitter.emit(event.type === 'session.ended' ? null : toRemoteSession(event.session))
  })
  /** Emits the namespaces that can use an adopted session, or ends it if there are none. */
  const adopt = async ({ topic, namespaces }: RelaySession) => {
    const granted = configuredNamespaces().filter((key) => namespaces[key] !== undefined)
    // If the session cannot be read now, the restore that the listeners start reads it again.
    const isLoaded = await relay.loadSession().then(
      () => true,
      () => false,
    )
    if (stopped.aborted || (isLoaded && relay.session()?.topic !== topic)) return
    const usable = isLoaded ? granted.filter((key) => sessions.get(key) !== null) : granted
    if (usable.length > 0) adoptionEmitter.emit(usable)
    else void relay.endSession(stopped)
  }
  const connectionIn = (namespace: Namespace): Connection | null => {
    const session = sessions.get(namespace)
    const [active] = session?.accounts ?? []
    if (session === null || active === undefined) return null
    if (namespace === 'bip122') requestAddresses()
    return listeners.recordReturned({
      namespace,
      connectorId: remoteConnectorId,
      address: active.address,
      accounts: session.accounts,
      caipNetworkId: session.chain,
    })
  }
  const restore = (namespace: Namespace, address: string | null): Connection | null => {
    if (address !== null) {
      const grant = sessions.grantOf(namespace)
      const isGranted = grantsAddress(grant, namespace, address)
      if (isGranted) sessions.restoreAddress(namespace, address)
      // The stored address may be that of a session that another tab uses: nothing is cleared. It is
      // outdated if the tabs share this session.
      else if (grant !== null && !relay.isOfThisTab() && !relay.isShared())
        throw new KitError(rpcErrors, 'rpc/unauthorized')
    }
    return connectionIn(namespace)
  }
  const createProvider = (namespace: Namespace): ProviderHandle => {
    const requestOptions = { relay, sessions, clock, signal: stopped, reads }
    return createSharedProvider({
      namespace,
      log,
      connection() {
        const session = sessions.get(namespace)
        return session && { accounts: session.accounts, caipNetworkId: session.chain }
      },
      handleRequest: (request) => handleRequest(requestOptions, namespace, request),
    })
  }

  return {
    id: remoteConnectorId,
    pair: relay.pair,
    async grants(signal) {
      const session = relay.session()
      if (session === null) throw new KitError(rpcErrors, 'rpc/provider-disconnected')
      const connections = configuredNamespaces().flatMap(
        (namespace) => connectionIn(namespace) ?? [],
      )
      for (const { caipNetworkId } of connections) storeDefaultChain(caipNetworkId)
      if (connections.length > 0) return connections
      await relay.endSession(signal)
      throw new KitError(remoteErrors, 'remote/nothing-granted', { wallet: session.wallet.name })
    },
    takeCacaos: relay.takeCacaos,
    async resume({ namespace, address }, signal) {
      await withDeadline({ clock, ms: null, signals: [signal, stopped] }, relay.loadSession)
      const connection = restore(namespace, address)
      // Wallets keep an unused session for days. A session of another tab may be in use there.
      if (connection === null && !options.externalPairing && relay.isOfThisTab())
        queueMicrotask(endUnusedSession)
      // Another page of the origin, with other networks, uses what the wallet grants here.
      const isGranted = sessions.grantOf(namespace) !== null
      if (connection === null && isGranted && relay.isShared() && !relay.isOfThisTab())
        throw new KitError(rpcErrors, 'rpc/unauthorized')
      return connection
    },
    watch: listeners.watch,
    disconnect: relay.endSession,
    async switchNetwork({ namespace, caipNetworkId }) {
      if (sessions.grantOf(namespace)?.chains.includes(caipNetworkId))
        sessions.setChain(namespace, caipNetworkId)
      if (sessions.get(namespace)?.chain !== caipNetworkId)
        throw new KitError(switchErrors, 'network/not-supported-by-wallet')
      return caipNetworkId
    },
    provider(namespace) {
      if (sessions.get(namespace) === null) return null
      const handle = providers.get(namespace) ?? createProvider(namespace)
      providers.set(namespace, handle)
      return handle.provider
    },
    watchSession(listener) {
      const session = relay.session()
      const unsubscribe = sessionEmitter.subscribe(listener)
      listener(session === null ? null : toRemoteSession(session))
      return unsubscribe
    },
    watchReplacement: replacementEmitter.subscribe,
    watchAdoption: adoptionEmitter.subscribe,
    watchServiceErrors: relay.watchServiceErrors,
    universalProvider: relay.provider,
    forgetSession: relay.forgetSession,
    reconnect: relay.reconnect,
    stop() {
      lifetime.abort(new KitError(kitErrors, 'kit/stopped'))
      reads.stop()
      relay.stop()
      sessions.stop()
      listeners.stop()
      sessionEmitter.clear()
      replacementEmitter.clear()
      adoptionEmitter.clear()
    },
  }
}

/** Loads the reads of nodes on first use. */
const createLazyReads = (options: RemoteConnectorOptions) =>
  lazy(
    () => import('./node-reads.ts'),
    ({ createNodeReads }) => createNodeReads(options),
  )

/** Creates the request for a proposal whose networks are all on eip155; else null. */
async function createAuthentication(
  proposed: ProposedNamespaces,
  create: RemoteConnectorOptions['authentication'],
): Promise<AuthenticationRequest | null> {
  const isEvmOnly = Object.keys(proposed).every((namespace) => namespace === 'eip155')
  const chains = [...new Set(chainsOf(proposed))]
  return isEvmOnly && create !== null && chains.length > 0 ? create(chains) : null
}

/**
 * Whether a session grants a stored address (fault XA2). True on bip122, where a wallet reports
 * most addresses only on request.
 */
function grantsAddress(
  grant: RelayNamespace | null,
  namespace: Namespace,
  address: string,
): boolean {
  if (grant === null || namespace === 'bip122') return grant !== null
  const keyOf = (text: string) => accountKey(namespace, text).toLowerCase()
  return grant.accounts.some((account) => keyOf(addressOf(account)) === keyOf(address))
}

/** The networks of a proposal. Legacy ids are replaced by the current CAIP-2 ids. */
const chainsOf = (proposal: ProposedNamespaces): readonly CaipNetworkId[] =>
  Object.values(proposal).flatMap(({ chains }) =>
    chains.filter(isCaipNetworkId).map(modernNetworkId),
  )

/** Converts a relay session to the session that views show. */
const toRemoteSession = ({ wallet, namespaces, expiresAt }: RelaySession): RemoteSession => ({
  wallet,
  networks: approvedChains(namespaces),
  supportsAllNetworks: supportsAllNetworks(wallet.name, namespaces.eip155?.methods ?? []),
  expiresAt,
})
