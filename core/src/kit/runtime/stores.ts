import type { ByNamespace, Namespace } from '../../domain/caip/namespace.ts'
import { limits } from '../../domain/constants.ts'
import type { SignInPolicies } from '../../domain/sign-in/session.ts'
import { whenIdle } from '../../platform/lazy.ts'
import type { AccountState, KitState } from '../../protocol/kit-state.ts'
import type { Message, Messages, StoreName } from '../../protocol/messages.ts'
import type { StoreCode, StoreState } from '../../protocol/store.ts'
import type { accountStore } from '../../stores/account/account.store.ts'
import type { alertStore } from '../../stores/alert/alert.store.ts'
import type { approvalsStore } from '../../stores/approvals/approvals.store.ts'
import { configStore } from '../../stores/config/config.store.ts'
import type { ConfigInput } from '../../stores/config/config.types.ts'
import { connectionsStore } from '../../stores/connections/connections.store.ts'
import type { ConnectionsInput } from '../../stores/connections/connections.types.ts'
import type { directoryStore } from '../../stores/directory/directory.store.ts'
import type { DirectoryInput } from '../../stores/directory/directory.types.ts'
import type { embeddedStore } from '../../stores/embedded/embedded.store.ts'
import { modalStore } from '../../stores/modal/modal.store.ts'
import { networkStore } from '../../stores/network/network.store.ts'
import type { NetworkInput } from '../../stores/network/network.types.ts'
import type { pendingStore } from '../../stores/pending/pending.store.ts'
import { routerStore } from '../../stores/router/router.store.ts'
import type { sessionStore } from '../../stores/session/session.store.ts'
import type { telemetryStore } from '../../stores/telemetry/telemetry.store.ts'
import type { toastStore } from '../../stores/toast/toast.store.ts'
import type { transfersStore } from '../../stores/transfers/transfers.store.ts'
import type { KitDeps } from '../deps/create-deps.ts'
import { reuseIfEqual } from '../state/derived.ts'
import type { ActorEnvironment } from './machine-runner.ts'
import {
  createLazyStoreActor,
  createStoreActor,
  type StoreHooks,
  type StoreRef,
} from './store-actor.ts'

type StoresOptions = {
  /** The state of lazy stores until their code is loaded. */
  placeholders: Pick<
    KitState,
    | 'directory'
    | 'toast'
    | 'alert'
    | 'approvals'
    | 'transfers'
    | 'session'
    | 'embedded'
    | 'accounts'
  >
  config: ConfigInput
  connections: ConnectionsInput
  directory: DirectoryInput
  network: NetworkInput
}
/** Every store except the accounts. */
type SingleStore = Exclude<StoreName, 'account'>
export type Stores = {
  refs: { readonly [Name in SingleStore]: StoreRef<Name> }
  /** The account store of a namespace. Null for a namespace that the kit does not serve. */
  account(namespace: Namespace): StoreRef<'account'> | null
  /** Sends a message to the store that it names, or to the kit. */
  send(message: Message): void
  /** Reads the state of all account stores. */
  accounts(): ByNamespace<AccountState>
  /** Reads the state of all stores. Parts that are equal to `previous` keep their identity. */
  read(previous: KitState | undefined): Omit<KitState, 'restoring'>
  start(): void
  stop(): void
}

/** The code that stores load later. `kit/features.ts` imports it. */
export type StoreFeatures = {
  approvals(): Promise<{ approvalsStore: typeof approvalsStore }>
  connecting(): Promise<{ accountStore: typeof accountStore }>
  directory(): Promise<{ directoryStore: typeof directoryStore }>
  embedded(): Promise<{ embeddedStore: typeof embeddedStore }>
  messages(): Promise<{ alertStore: typeof alertStore; toastStore: typeof toastStore }>
  pending(): Promise<{ pendingStore: typeof pendingStore }>
  signIn(): Promise<{ sessionStore: typeof sessionStore }>
  telemetry(): Promise<{ telemetryStore: typeof telemetryStore }>
  transfers(): Promise<{ transfersStore: typeof transfersStore }>
}

type LazyStore<Name extends StoreName, Input> = {
  placeholder: StoreState<Name>
  loadOn: readonly Messages[Name]['type'][]
  load(): Promise<StoreCode<Name, { type: string }, Input>>
  input?(): NoInfer<Input>
}

/**
 * Returns two functions: `create` creates a store from its code, `createLazy` creates a store that
 * loads its code with the first message in `loadOn`.
 */
function storeFactory(deps: KitDeps, environment: ActorEnvironment, hooks: StoreHooks) {
  const create = <Name extends StoreName, Input>(
    id: string,
    store: StoreCode<Name, { type: string }, Input>,
    input?: NoInfer<Input>,
  ) => createStoreActor({ id, store, input, deps, environment, hooks })
  const createLazy = <Name extends StoreName, Input>(
    id: string,
    { placeholder, loadOn, load, input }: LazyStore<Name, Input>,
  ) =>
    createLazyStoreActor({
      placeholder,
      loadOn,
      load,
      create: (store) => create(id, store, input?.()),
      online: (listener) => deps.platform.page.on('online', listener),
      changed: hooks.onChange,
      report: (error) => hooks.onCrash(id, error),
    })
  return { create, createLazy }
}
type StoreFactory = ReturnType<typeof storeFactory>

/** Creates the stores whose code is part of the engine. */
const createEagerStores = (
  { create }: StoreFactory,
  { config, connections, network }: StoresOptions,
) => ({
  config: create('config', configStore, config),
  connections: create('connections', connectionsStore, connections),
  network: create('network', networkStore, network),
  router: create('router', routerStore),
  modal: create('modal', modalStore, { embedded: config.config.embedded }),
})

/** Creates the stores whose code is loaded with their first message in `loadOn`. */
const createLazyStores = (
  { createLazy }: StoreFactory,
  { placeholders, config, directory }: StoresOptions,
  deps: KitDeps,
  features: StoreFeatures,
) => ({
  directory: createLazy('directory', {
    placeholder: placeholders.directory,
    loadOn: ['load'],
    load: whenIdle(deps.platform, async () => (await features.directory()).directoryStore),
    input: () => directory,
  }),
  toast: createLazy('toast', {
    placeholder: placeholders.toast,
    loadOn: ['show'],
    load: async () => (await features.messages()).toastStore,
  }),
  alert: createLazy('alert', {
    placeholder: placeholders.alert,
    loadOn: ['raise'],
    load: async () => (await features.messages()).alertStore,
    input: () => ({
      origin: deps.platform.page.facts().origin,
      projectId: config.config.projectId === null ? ('missing' as const) : ('given' as const),
    }),
  }),
  approvals: createLazy('approvals', {
    placeholder: placeholders.approvals,
    loadOn: ['watch'],
    load: async () => (await features.approvals()).approvalsStore,
    input: () => ({
      limit: limits.pendingApprovals,
      origin: deps.platform.page.facts().origin,
    }),
  }),
  transfers: createLazy('transfers', {
    placeholder: placeholders.transfers,
    loadOn: ['submit', 'follow'],
    load: async () => (await features.transfers()).transfersStore,
  }),
})

/** Creates the lazy stores that follow the active account. */
const createWatchingStores = (
  { createLazy }: StoreFactory,
  { placeholders }: StoresOptions,
  deps: KitDeps,
  features: StoreFeatures,
) => ({
  session: createLazy('session', {
    placeholder: placeholders.session,
    loadOn: ['account.set', 'signOut'],
    load: async () => (await features.signIn()).sessionStore,
    input: () => ({
      policies: deps.siwx?.policies() ?? noPolicies,
      earlier: deps.siwx?.openNamespaces('open') ?? [],
    }),
  }),
  telemetry: createLazy('telemetry', {
    placeholder: {},
    loadOn: ['track', 'report'],
    load: whenIdle(deps.platform, async () => (await features.telemetry()).telemetryStore),
    input: () => ({ limit: limits.waitingTelemetry }),
  }),
  embedded: createLazy('embedded', {
    placeholder: placeholders.embedded,
    loadOn: ['watch'],
    load: async () => (await features.embedded()).embeddedStore,
    input: () => ({ socialProvider: deps.storage.get('connected_social') }),
  }),
  pending: createLazy('pending', {
    placeholder: {},
    loadOn: ['watch'],
    load: async () => (await features.pending()).pendingStore,
    input: () => ({ interval: deps.pendingInterval }),
  }),
})

/** Without an extension, the session store is never loaded. */
const noPolicies: SignInPolicies = {
  required: false,
  signOutOnDisconnect: false,
  signOutOnAccountChange: false,
  signOutOnNetworkChange: false,
}

/** Creates the account store of a namespace. */
const createAccountStore = (
  { createLazy }: StoreFactory,
  namespace: Namespace,
  placeholder: AccountState,
  network: StoreRef<'network'>,
  deps: KitDeps,
  features: StoreFeatures,
) =>
  createLazy(`account.${namespace}`, {
    placeholder,
    loadOn: ['attempt.start', 'connection.set', 'label.set'],
    load: async () => (await features.connecting()).accountStore,
    input: () => ({
      namespace,
      preferredAccountType: deps.accountType(namespace),
      networks: network
        .state()
        .networks.filter(({ chainNamespace }) => chainNamespace === namespace),
    }),
  })

/** Creates the stores of a kit. */
export function createStores(
  options: StoresOptions,
  deps: KitDeps,
  features: StoreFeatures,
  environment: ActorEnvironment,
  hooks: StoreHooks & { onKitMessage(message: Extract<Message, { to: 'kit' }>): void },
): Stores {
  const factory = storeFactory(deps, environment, hooks)
  const refs: Stores['refs'] = {
    ...createEagerStores(factory, options),
    ...createLazyStores(factory, options, deps, features),
    ...createWatchingStores(factory, options, deps, features),
  }
  const accountRefs: ByNamespace<StoreRef<'account'>> = Object.fromEntries(
    Object.entries(options.placeholders.accounts).map(([namespace, placeholder]) => [
      namespace,
      createAccountStore(factory, namespace, placeholder, refs.network, deps, features),
    ]),
  )
  const account = (namespace: Namespace) => accountRefs[namespace] ?? null
  const accounts = (): ByNamespace<AccountState> =>
    Object.fromEntries(
      Object.entries(accountRefs).map(([namespace, ref]) => [namespace, ref.state()]),
    )
  const all = (): readonly StoreRef[] => [...Object.values(refs), ...Object.values(accountRefs)]

  return {
    refs,
    account,
    accounts,
    send(message) {
      if (message.to === 'kit') return hooks.onKitMessage(message)
      const ref: StoreRef | null =
        message.to === 'account' ? account(message.namespace) : refs[message.to]
      ref?.send(message)
    },
    read(previous) {
      const accountStates = reuseIfEqual(previous?.accounts, accounts())
      return {
        config: refs.config.state(),
        connections: refs.connections.state(),
        directory: refs.directory.state(),
        accounts: accountStates,
        network: refs.network.state(),
        router: refs.router.state(),
        modal: refs.modal.state(),
        toast: refs.toast.state(),
        alert: refs.alert.state(),
        approvals: refs.approvals.state(),
        transfers: refs.transfers.state(),
        session: refs.session.state(),
        embedded: refs.embedded.state(),
        loading: Object.values(accountStates).some(
          ({ status }) => status === 'connecting' || status === 'reconnecting',
        ),
      }
    },
    start() {
      for (const ref of all()) ref.start()
      if (deps.inPageWallet !== null) refs.approvals.send({ type: 'watch' })
    },
    stop() {
      for (const ref of all()) ref.stop()
    },
  }
}
