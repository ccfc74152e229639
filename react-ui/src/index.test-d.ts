import type {
  CaipNetworkId,
  CallsRequest,
  CallsStatus,
  Capabilities,
  CheckedNamespace,
  ConfigState,
  ConnectedAccount,
  Connector,
  DirectoryState,
  DisconnectResult,
  Eip1193Provider,
  ErrorCode,
  Holdings,
  Kit,
  KitAccount,
  KitEventRecord,
  KitNetwork,
  KitSession,
  KitState,
  Loadable,
  ModalState,
  Namespace,
  NativeBalance,
  Network,
  ProviderOf,
  Providers,
  ResourceView,
  RouterEntry,
  RouterState,
  RunningFlow,
  SignInSession,
  ThemeMode,
  ToastState,
  Wallet,
} from '@latchkit/core'
import type {
  ActivityView,
  AllWalletsView,
  ConnectView,
  ExternalView,
  MultiChainView,
  NftsView,
  RemoteView,
  SendOutput,
  SendView,
  SignInView,
  SwitchActiveChainView,
  sendFlow,
  TransferEntry,
} from '@latchkit/core/flows'
import type { WalletRows } from '@latchkit/core/utils'
import type { ComponentProps, ComponentType, ReactNode } from 'react'
import { expectTypeOf } from 'vitest'
import type * as entry from './index.ts'

type Hook<Name extends keyof typeof entry> = (typeof entry)[Name]

expectTypeOf<keyof typeof entry>().toEqualTypeOf<
  | 'AccountButton'
  | 'ConnectButton'
  | 'ConnectionCookie'
  | 'KitProvider'
  | 'Modal'
  | 'ModalPage'
  | 'NetworkButton'
  | 'Toaster'
  | 'WalletButton'
  | 'loadLocale'
  | 'reconnectingFromCookie'
  | 'useAccount'
  | 'useActivity'
  | 'useAlert'
  | 'useAllWallets'
  | 'useApprovals'
  | 'useBalance'
  | 'useCallsStatus'
  | 'useCapabilities'
  | 'useClickGuard'
  | 'useConnect'
  | 'useConnectMultiChain'
  | 'useConnectRemote'
  | 'useDirectory'
  | 'useDisconnect'
  | 'useEmbeddedWallet'
  | 'useEvents'
  | 'useFlow'
  | 'useIdentity'
  | 'useKit'
  | 'useKitState'
  | 'useKitTheme'
  | 'useModal'
  | 'useNetwork'
  | 'useNfts'
  | 'usePortfolio'
  | 'useProvider'
  | 'useReady'
  | 'useReceive'
  | 'useRouter'
  | 'useSelectAddress'
  | 'useSend'
  | 'useSendCalls'
  | 'useSession'
  | 'useSignIn'
  | 'useSignMessage'
  | 'useSignOut'
  | 'useSignTypedData'
  | 'useSwitchActiveChain'
  | 'useSwitchNetwork'
  | 'useToast'
  | 'useUnindexedTransfers'
  | 'useView'
  | 'useWalletChoice'
  | 'useWalletInfo'
  | 'useWallets'
>()

// The kit and its state
expectTypeOf<Hook<'useKit'>>().toEqualTypeOf<() => Kit>()
declare const selectState: Hook<'useKitState'>
expectTypeOf(selectState(({ modal }) => modal.phase)).toEqualTypeOf<ModalState['phase']>()
expectTypeOf<Parameters<Hook<'useKitState'>>[0]>().parameters.toEqualTypeOf<[KitState]>()

// Flows
declare const flow: typeof sendFlow
declare const runFlow: Hook<'useFlow'>
declare const viewOf: Hook<'useView'>
expectTypeOf(runFlow(flow)).toEqualTypeOf<RunningFlow<SendView, SendOutput> | null>()
expectTypeOf(viewOf(runFlow(flow))).toEqualTypeOf<SendView | entry.Loading>()
// @ts-expect-error the data of a flow has a type
runFlow(flow, { asset: 1 })
expectTypeOf<entry.Loading>().toEqualTypeOf<{ readonly step: 'loading' }>()

// The account is a union that narrows by status
expectTypeOf<Hook<'useAccount'>>().toEqualTypeOf<
  <N extends Namespace>(namespace?: CheckedNamespace<N>) => KitAccount
>()
declare const account: ReturnType<Hook<'useAccount'>>
if (account.status === 'connected') {
  expectTypeOf(account).toEqualTypeOf<ConnectedAccount>()
  expectTypeOf(account.address).toEqualTypeOf<string>()
  expectTypeOf(account.balance).toEqualTypeOf<Loadable<NativeBalance>>()
  expectTypeOf(account.holdings).toEqualTypeOf<Loadable<Holdings>>()
} else {
  expectTypeOf(account.status).toEqualTypeOf<'disconnected' | 'connecting' | 'reconnecting'>()
  expectTypeOf(account.address).toEqualTypeOf<null>()
}
expectTypeOf<Hook<'useEmbeddedWallet'>>().toEqualTypeOf<() => KitState['embedded']>()
expectTypeOf<Hook<'useBalance'>>().toEqualTypeOf<
  <N extends Namespace>(namespace?: CheckedNamespace<N>) => ResourceView<NativeBalance>
>()
expectTypeOf<Hook<'usePortfolio'>>().toEqualTypeOf<
  <N extends Namespace>(namespace?: CheckedNamespace<N>) => entry.Portfolio
>()
expectTypeOf<entry.Portfolio>().toEqualTypeOf<ResourceView<Holdings & { total: string }>>()
expectTypeOf<Hook<'useEvents'>>().toEqualTypeOf<() => KitEventRecord>()
expectTypeOf<Hook<'useIdentity'>>().toEqualTypeOf<
  <N extends Namespace>(
    namespace?: CheckedNamespace<N>,
  ) => { name: string | null; avatar: string | null } | null
>()
expectTypeOf<Hook<'useWalletInfo'>>().toEqualTypeOf<
  <N extends Namespace>(namespace?: CheckedNamespace<N>) => Connector | null
>()
expectTypeOf<Hook<'useNetwork'>>().toEqualTypeOf<
  <N extends Namespace>(namespace?: CheckedNamespace<N>) => KitNetwork
>()

// The sign-in is a union that narrows by status
expectTypeOf<Hook<'useSession'>>().toEqualTypeOf<() => KitSession>()
declare const session: ReturnType<Hook<'useSession'>>
if (session.status === 'signedIn') expectTypeOf(session.session).toEqualTypeOf<SignInSession>()
else expectTypeOf(session.session).toEqualTypeOf<null>()

// A literal namespace has to be known; a value of the type Namespace may name any
declare const accountOf: Hook<'useAccount'>
declare const namespace: Namespace
accountOf(namespace)
// @ts-expect-error a misspelled namespace
accountOf('evm')
declare const Button: typeof entry.ConnectButton
Button({ namespace, label: 'Connect' })
// @ts-expect-error a misspelled namespace
Button({ namespace: 'evm' })

// The type of the provider follows from the namespace
declare const providerOf: Hook<'useProvider'>
expectTypeOf(providerOf('solana')).toEqualTypeOf<Providers['solana'] | null>()
expectTypeOf(providerOf('eip155')).toEqualTypeOf<Eip1193Provider | null>()
expectTypeOf(providerOf()).toEqualTypeOf<unknown>()

// Actions: functions exist on the steps where they are allowed
declare const action: entry.Action<[text: string], number>
expectTypeOf(action.step).toEqualTypeOf<'idle' | 'pending' | 'succeeded' | 'failed'>()
switch (action.step) {
  case 'idle':
    expectTypeOf(action).toEqualTypeOf<{ step: 'idle'; run(text: string): void }>()
    break
  case 'pending':
    expectTypeOf(action).toEqualTypeOf<{ step: 'pending'; reset(): void }>()
    break
  case 'succeeded':
    expectTypeOf(action.data).toEqualTypeOf<number>()
    expectTypeOf(action.run).toEqualTypeOf<(text: string) => void>()
    expectTypeOf(action.reset).toEqualTypeOf<() => void>()
    break
  case 'failed':
    expectTypeOf(action.problem).toEqualTypeOf<ErrorCode>()
    expectTypeOf(action.error).toEqualTypeOf<unknown>()
    expectTypeOf(action.run).toEqualTypeOf<(text: string) => void>()
    expectTypeOf(action.reset).toEqualTypeOf<() => void>()
}
expectTypeOf<Hook<'useSignMessage'>>().toEqualTypeOf<
  <N extends Namespace>(namespace?: CheckedNamespace<N>) => entry.Action<[message: string], string>
>()
expectTypeOf<Hook<'useSignTypedData'>>().toEqualTypeOf<
  <N extends Namespace>(
    namespace?: CheckedNamespace<N>,
  ) => entry.Action<[typedData: unknown], string>
>()
expectTypeOf<Hook<'useCapabilities'>>().toEqualTypeOf<
  <N extends Namespace>(namespace?: CheckedNamespace<N>) => entry.Action<[], Capabilities>
>()
expectTypeOf<Hook<'useSendCalls'>>().toEqualTypeOf<
  <N extends Namespace>(
    namespace?: CheckedNamespace<N>,
  ) => entry.Action<[request: CallsRequest], string>
>()
expectTypeOf<Hook<'useCallsStatus'>>().toEqualTypeOf<
  <N extends Namespace>(namespace?: CheckedNamespace<N>) => entry.Action<[id: string], CallsStatus>
>()
expectTypeOf<Hook<'useSignOut'>>().toEqualTypeOf<() => entry.Action<[], void>>()
expectTypeOf<Hook<'useSwitchNetwork'>>().toEqualTypeOf<
  () => entry.Action<Parameters<Kit['network']['switch']>, void>
>()
expectTypeOf<Hook<'useSelectAddress'>>().toEqualTypeOf<
  () => entry.Action<[namespace: Namespace, address: string], void>
>()
expectTypeOf<Hook<'useDisconnect'>>().toEqualTypeOf<
  <N extends Namespace>(
    namespace?: CheckedNamespace<N>,
  ) => entry.Action<[], readonly DisconnectResult[]>
>()

// Flow hooks return the view of the flow, or the step `loading`
expectTypeOf<Hook<'useWalletChoice'>>().toEqualTypeOf<() => ConnectView | entry.Loading>()
expectTypeOf<Hook<'useConnect'>>().toEqualTypeOf<
  <N extends Namespace>(
    connectorId: string,
    namespace?: CheckedNamespace<N>,
  ) => ExternalView | entry.Loading
>()
expectTypeOf<Hook<'useConnectMultiChain'>>().toEqualTypeOf<
  (connectorId: string) => MultiChainView | entry.Loading
>()
expectTypeOf<Hook<'useConnectRemote'>>().toEqualTypeOf<
  (wallet?: Wallet | string | null) => RemoteView | entry.Loading
>()
expectTypeOf<Hook<'useAllWallets'>>().toEqualTypeOf<() => AllWalletsView | entry.Loading>()
expectTypeOf<Hook<'useSwitchActiveChain'>>().toEqualTypeOf<
  (network: CaipNetworkId) => SwitchActiveChainView | entry.Loading
>()
expectTypeOf<Hook<'useSend'>>().toEqualTypeOf<
  <N extends Namespace>(
    start?: entry.SendStart,
    namespace?: CheckedNamespace<N>,
  ) => SendView | entry.Loading
>()
expectTypeOf<entry.SendStart>().toEqualTypeOf<{
  asset?: string
  receiver?: string
  amount?: string
}>()
expectTypeOf<Hook<'useSignIn'>>().toEqualTypeOf<() => SignInView | entry.Loading>()
expectTypeOf<Hook<'useActivity'>>().toEqualTypeOf<
  <N extends Namespace>(namespace?: CheckedNamespace<N>) => ActivityView
>()
expectTypeOf<Hook<'useUnindexedTransfers'>>().toEqualTypeOf<
  <N extends Namespace>(
    activity: ActivityView,
    namespace?: CheckedNamespace<N>,
  ) => readonly TransferEntry[]
>()
expectTypeOf<Hook<'useNfts'>>().toEqualTypeOf<
  <N extends Namespace>(namespace?: CheckedNamespace<N>) => NftsView
>()
expectTypeOf<Hook<'useReceive'>>().toEqualTypeOf<
  <N extends Namespace>(namespace?: CheckedNamespace<N>) => entry.ReceiveView
>()
expectTypeOf<Hook<'useApprovals'>>().toEqualTypeOf<
  <N extends Namespace>(namespace?: CheckedNamespace<N>) => entry.ApproveView
>()

// Lists, modal and theme
expectTypeOf<Hook<'useWallets'>>().toEqualTypeOf<
  <N extends Namespace>(namespace?: CheckedNamespace<N>) => readonly WalletRows[]
>()
expectTypeOf<Hook<'useDirectory'>>().toEqualTypeOf<() => DirectoryState>()
expectTypeOf<Hook<'useModal'>>().toEqualTypeOf<() => entry.ModalControls>()
expectTypeOf<entry.ModalControls['phase']>().toEqualTypeOf<'closed' | 'open' | 'closing'>()
expectTypeOf<entry.ModalControls['open']>().toEqualTypeOf<Kit['open']>()
expectTypeOf<entry.ModalControls['close' | 'requestClose']>().toEqualTypeOf<() => void>()
expectTypeOf<Hook<'useRouter'>>().toEqualTypeOf<() => entry.Router>()
expectTypeOf<Exclude<keyof entry.Router, keyof RouterState>>().toEqualTypeOf<
  'push' | 'replace' | 'reset' | 'back' | 'backTo'
>()
expectTypeOf<Hook<'useToast'>>().returns.toHaveProperty('toast').toEqualTypeOf<ToastState>()
expectTypeOf<Hook<'useAlert'>>().returns.toHaveProperty('dismissAlert').toBeFunction()
expectTypeOf<Hook<'useKitTheme'>>().toEqualTypeOf<() => entry.KitTheme>()
expectTypeOf<entry.KitTheme['themeMode']>().toEqualTypeOf<ThemeMode | null>()
expectTypeOf<entry.KitTheme['setThemeMode']>().parameters.toEqualTypeOf<[ThemeMode | null]>()
expectTypeOf<entry.KitTheme['setThemeVariables']>().parameters.toEqualTypeOf<
  [ConfigState['themeVariables']]
>()
expectTypeOf<Hook<'useClickGuard'>>().toEqualTypeOf<() => boolean>()

// Components
expectTypeOf<ComponentProps<Hook<'KitProvider'>>>().toEqualTypeOf<entry.KitProviderProps>()
expectTypeOf<entry.KitProviderProps['kit']>().toEqualTypeOf<Kit>()
expectTypeOf<entry.KitProviderProps['locale']>().toEqualTypeOf<entry.Locale | undefined>()
expectTypeOf<ComponentProps<Hook<'Modal'>>>().toEqualTypeOf<{
  duration?: number
  slots?: entry.Slots
  toaster?: boolean
}>()
expectTypeOf<ComponentProps<Hook<'Toaster'>>>().toEqualTypeOf<{ duration?: number }>()
expectTypeOf<NonNullable<entry.Slots['Title']>>().toEqualTypeOf<
  ComponentType<entry.TitleSlotProps>
>()
expectTypeOf<NonNullable<entry.Slots['Avatar']>>().toEqualTypeOf<
  ComponentType<entry.AvatarSlotProps>
>()
expectTypeOf<ComponentProps<Hook<'ModalPage'>>>().toEqualTypeOf<{
  children: (page: entry.ModalPageView) => ReactNode
}>()
declare const page: entry.ModalPageView
expectTypeOf(page.step).toEqualTypeOf<'loading' | 'ready' | 'failed'>()
expectTypeOf(page.entry).toEqualTypeOf<RouterEntry>()
if (page.step === 'failed') expectTypeOf(page.retry).toEqualTypeOf<(() => void) | null>()
else expectTypeOf(page).not.toHaveProperty('retry')

type Children<Props extends { children?: unknown }> = NonNullable<Props['children']>
expectTypeOf<entry.ConnectButtonProps['label']>().toEqualTypeOf<string | undefined>()
expectTypeOf<entry.NetworkButtonProps['label']>().toEqualTypeOf<string | undefined>()
expectTypeOf<Children<entry.ConnectButtonProps>>().toEqualTypeOf<
  (button: entry.ConnectButtonView) => ReactNode
>()
expectTypeOf<Children<entry.NetworkButtonProps>>().toEqualTypeOf<
  (button: entry.NetworkButtonView & { label: string }) => ReactNode
>()
expectTypeOf<Children<entry.WalletButtonProps>>().toEqualTypeOf<
  (button: entry.WalletButtonView) => ReactNode
>()
expectTypeOf<Children<entry.AccountButtonProps>>().parameters.toEqualTypeOf<
  [Extract<entry.ConnectButtonView, { step: 'connected' }>]
>()
expectTypeOf<entry.WalletButtonProps['walletId']>().toEqualTypeOf<string>()
for (const name of ['connect', 'account', 'network'] as const) {
  expectTypeOf<
    {
      connect: entry.ConnectButtonProps
      account: entry.AccountButtonProps
      network: entry.NetworkButtonProps
    }[typeof name]['namespace']
  >().toEqualTypeOf<Namespace | undefined>()
}
declare const networkButton: entry.NetworkButtonView
if (networkButton.step !== 'none') expectTypeOf(networkButton.network).toEqualTypeOf<Network>()
declare const walletButton: entry.WalletButtonView
if (walletButton.step === 'known') expectTypeOf(walletButton.name).toEqualTypeOf<string>()
expectTypeOf<ProviderOf<'ton'>>().toEqualTypeOf<unknown>()
expectTypeOf<Hook<'loadLocale'>>().returns.resolves.toEqualTypeOf<entry.Locale>()
