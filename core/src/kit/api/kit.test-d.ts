import { expectTypeOf } from 'vitest'
import type { BitcoinProvider } from '../../adapters/bip122/index.ts'
import type { CosmosProvider } from '../../adapters/cosmos/index.ts'
import type { PolkadotProvider } from '../../adapters/polkadot/index.ts'
import type { SolanaProvider } from '../../adapters/solana/index.ts'
import type { CaipNetworkId, CaipNetworkText } from '../../domain/caip/caip.ts'
import type { KnownNamespace, Namespace } from '../../domain/caip/namespace.ts'
import type { Network, NetworkOption } from '../../domain/network/network.ts'
import type {
  connectExternalFlow,
  connectFlow,
  ExternalOutput,
  ExternalView,
  SendView,
  sendFlow,
} from '../../flows/index.ts'
import type { Readable, RunningFlow } from '../../protocol/flow.ts'
import type { KitState } from '../../protocol/kit-state.ts'
import type { ThemeMode } from '../../protocol/theme.ts'
import type { ConnectedAccount, KitAccount, UnconnectedAccount } from './account.ts'
import type { KitRecording } from './devtools.ts'
import type { DisconnectResult, Kit } from './kit.ts'
import type { KitNetwork } from './network.ts'
import type { Eip1193Provider } from './providers.ts'
import type { WalletInfo } from './wallet.ts'

declare const kit: Kit

expectTypeOf<keyof Kit>().toEqualTypeOf<
  | 'id'
  | 'state'
  | 'watch'
  | 'start'
  | 'stop'
  | 'ready'
  | 'load'
  | 'open'
  | 'close'
  | 'disconnect'
  | 'embedded'
  | 'run'
  | 'account'
  | 'network'
  | 'wallet'
  | 'session'
  | 'modal'
  | 'settings'
  | 'events'
  | 'devtools'
>()

// Lifecycle and state
expectTypeOf(kit.id).toBeString()
expectTypeOf(kit.state).toEqualTypeOf<Readable<KitState>>()
expectTypeOf(kit.start).toEqualTypeOf<() => void>()
expectTypeOf(kit.stop).toEqualTypeOf<() => void>()
expectTypeOf(kit.ready).toEqualTypeOf<() => Promise<void>>()
expectTypeOf(kit.load).toEqualTypeOf<() => Promise<void>>()
expectTypeOf(kit.close).toEqualTypeOf<() => void>()
expectTypeOf(kit.disconnect).returns.resolves.toEqualTypeOf<readonly DisconnectResult[]>()
kit.watch(
  ({ config }) => config.themeMode,
  (mode) => expectTypeOf(mode).toEqualTypeOf<ThemeMode | null>(),
)
expectTypeOf(kit.watch).returns.toEqualTypeOf<() => void>()

// open
expectTypeOf(kit.open).toBeCallableWith({ view: 'Account', namespace: 'solana' })
expectTypeOf(kit.open).toBeCallableWith({ wallet: 'io.metamask' })
// @ts-expect-error ConnectingExternal needs data, so it cannot be opened
void kit.open({ view: 'ConnectingExternal' })

// namespaces: a literal has to be known; a value of the type Namespace may name any
declare const anyNamespace: Namespace
void kit.open({ namespace: anyNamespace })
void kit.disconnect(kit.account.get().namespace ?? undefined)
kit.account.get('registered')
const accountOf = <N extends KnownNamespace>(namespace: N) => kit.account.get(namespace)
expectTypeOf(accountOf).toBeCallableWith('solana')
// @ts-expect-error a misspelled namespace
void kit.open({ namespace: 'ethereum' })
// @ts-expect-error a misspelled namespace
void kit.disconnect('ethereum')
// @ts-expect-error a misspelled namespace
kit.account.get('evm')
declare module '../../index.ts' {
  interface OtherNamespaces {
    registered: true
  }
}

// run: the flow types its data, its view and its output
declare const connect: typeof connectFlow
declare const connectExternal: typeof connectExternalFlow
declare const send: typeof sendFlow
expectTypeOf(kit.run(connectExternal, { connectorId: 'fox' })).resolves.toEqualTypeOf<
  RunningFlow<ExternalView, ExternalOutput>
>()
expectTypeOf(kit.run(connect).then((running) => running.view().step)).resolves.toBeString()
expectTypeOf(
  kit.run(send, { receiver: 'alice.eth' }).then((running) => running.view()),
).resolves.toEqualTypeOf<SendView>()
// @ts-expect-error the field is named `connectorId`
void kit.run(connectExternal, { connector: 'fox' })
// @ts-expect-error amounts are strings
void kit.run(send, { amount: 1 })

// account
expectTypeOf<keyof Kit['account']>().toEqualTypeOf<
  'get' | 'select' | 'refreshBalance' | 'refreshPortfolio' | 'setLabel'
>()
const account = kit.account.get('eip155')
expectTypeOf(account).toEqualTypeOf<KitAccount>()
if (account.status === 'connected') {
  expectTypeOf(account).toEqualTypeOf<ConnectedAccount>()
  expectTypeOf(account.address).toBeString()
  if (account.balance.status === 'fresh') expectTypeOf(account.balance.data.value).toBeString()
  if (account.holdings.status === 'failed')
    expectTypeOf(account.holdings.data?.coverage).toEqualTypeOf<'full' | 'configured' | undefined>()
} else {
  expectTypeOf(account).toEqualTypeOf<UnconnectedAccount>()
  expectTypeOf(account.address).toBeNull()
}
if (account.address !== null) expectTypeOf(account.status).toEqualTypeOf<'connected'>()
expectTypeOf(kit.account.select).toBeCallableWith('eip155', '0x0')
expectTypeOf(kit.account.setLabel).toBeCallableWith('0x0', null)
void kit.account.refreshBalance().then((result) => {
  if (result.isSuccess) expectTypeOf(result.data.decimals).toBeNumber()
  else expectTypeOf(result.error).toEqualTypeOf<Error>()
})
void kit.account.refreshPortfolio('solana').then(({ data }) => {
  expectTypeOf(data?.[0]?.quantity.numeric).toEqualTypeOf<string | undefined>()
})

// network
expectTypeOf<keyof Kit['network']>().toEqualTypeOf<'get' | 'switch' | 'add' | 'remove'>()
expectTypeOf(kit.network.get).returns.toEqualTypeOf<KitNetwork>()
expectTypeOf(kit.network.switch)
  .parameter(0)
  .toEqualTypeOf<Network | NetworkOption | CaipNetworkId | CaipNetworkText>()
void kit.network.switch('eip155:1')
// @ts-expect-error no namespace
void kit.network.switch('mainnet')
expectTypeOf(kit.network.switch).returns.resolves.toBeVoid()
expectTypeOf(kit.network.remove).toBeCallableWith('eip155', 1)

// wallet: the provider is typed by its namespace
expectTypeOf<keyof Kit['wallet']>().toEqualTypeOf<
  | 'get'
  | 'provider'
  | 'signMessage'
  | 'signTypedData'
  | 'capabilities'
  | 'sendCalls'
  | 'callsStatus'
  | 'waitForCalls'
  | 'universalProvider'
>()
expectTypeOf(kit.wallet.get).returns.toEqualTypeOf<WalletInfo | null>()
expectTypeOf(kit.wallet.provider('eip155')).toEqualTypeOf<Eip1193Provider | null>()
expectTypeOf(kit.wallet.provider('solana')).toEqualTypeOf<SolanaProvider | null>()
expectTypeOf(kit.wallet.provider('polkadot')).toEqualTypeOf<PolkadotProvider | null>()
expectTypeOf(kit.wallet.provider('bip122')).toEqualTypeOf<BitcoinProvider | null>()
expectTypeOf(kit.wallet.provider('cosmos')).toEqualTypeOf<CosmosProvider | null>()
expectTypeOf(kit.wallet.provider(anyNamespace)).toBeUnknown()
expectTypeOf(kit.wallet.provider()).toBeUnknown()
expectTypeOf(kit.wallet.signMessage).returns.resolves.toBeString()
expectTypeOf(kit.wallet.signTypedData).returns.resolves.toBeString()
expectTypeOf(kit.wallet.sendCalls).returns.resolves.toBeString()
expectTypeOf(kit.wallet.universalProvider).returns.resolves.toEqualTypeOf<object>()
// @ts-expect-error `calls` is required
void kit.wallet.sendCalls({ atomic: true })

// modal: a view that needs data cannot be shown without it
expectTypeOf<keyof Kit['modal']>().toEqualTypeOf<
  | 'requestClose'
  | 'push'
  | 'replace'
  | 'reset'
  | 'back'
  | 'backTo'
  | 'prepare'
  | 'onPrepare'
  | 'preload'
  | 'flows'
  | 'finishTransaction'
  | 'approve'
  | 'reject'
  | 'showToast'
  | 'hideToast'
  | 'dismissAlert'
>()
kit.modal.push('Networks')
kit.modal.push('ConnectingExternal', { connectorId: 'fox' })
// @ts-expect-error ConnectingExternal needs a connector id
kit.modal.push('ConnectingExternal')
// @ts-expect-error Networks has no data
kit.modal.reset('Networks', { connectorId: 'fox' })
// @ts-expect-error unknown view
kit.modal.replace('Nowhere')
expectTypeOf(kit.modal.finishTransaction).toBeCallableWith('cancel')
expectTypeOf(kit.modal.flows.getSnapshot()['Connect-0']).toEqualTypeOf<RunningFlow | undefined>()
expectTypeOf(kit.modal.showToast).toBeCallableWith({ variant: 'success', message: 'Copied' })
expectTypeOf(kit.modal.showToast).toBeCallableWith({ variant: 'loading', message: 'Sending' })

// settings: the options that can change at run time, under the names of `createKit`
kit.settings.update({ themeMode: null, themeVariables: { '--latchkit-accent': 'red' } })
kit.settings.update({ features: { legalCheckbox: true }, allWallets: 'ONLY_MOBILE' })
kit.settings.update({ termsConditionsUrl: null, customWallets: [{ id: 'a', name: 'A' }] })
// @ts-expect-error networks change with `kit.network`
kit.settings.update({ networks: [] })
// @ts-expect-error unknown mode
kit.settings.update({ themeMode: 'blue' })

// devtools
expectTypeOf<keyof Kit['devtools']>().toEqualTypeOf<'inspect' | 'record'>()
expectTypeOf(kit.devtools.inspect).returns.toEqualTypeOf<() => void>()
expectTypeOf(kit.devtools.record).returns.resolves.toEqualTypeOf<KitRecording>()
