import type { DisconnectResult, ErrorCode, Namespace, ThemeVariables, Wallet } from '@latchkit/core'
import type {
  AccountTypeView,
  ActivityView,
  AllWalletsView,
  ConnectView,
  DisconnectView,
  EmailView,
  ExternalView,
  MultiChainView,
  NftsView,
  ReconnectView,
  RemoteView,
  SendView,
  SignInView,
  SwitchAccountView,
  SwitchActiveChainView,
  SwitchNetworkView,
} from '@latchkit/core/flows'
import type { ComponentType, JSX, ReactNode } from 'react'
import { expectTypeOf } from 'vitest'
import type * as qr from './components/draw-qr.ts'
import type { Loading, Locale, SendStart } from './index.ts'
import type * as locales from './locales/index.ts'
import type * as themes from './themes/index.ts'
import type * as account from './views/account/index.ts'
import type * as accountSettings from './views/account-settings/index.ts'
import type * as activity from './views/activity/index.ts'
import type * as allWallets from './views/all-wallets/index.ts'
import type * as approve from './views/approve/index.ts'
import type * as connect from './views/connect/index.ts'
import type * as email from './views/email/index.ts'
import type * as getWallet from './views/get-wallet/index.ts'
import type * as views from './views/index.ts'
import type * as networks from './views/networks/index.ts'
import type * as receive from './views/receive/index.ts'
import type * as remote from './views/remote/index.ts'
import type * as send from './views/send/index.ts'
import type * as signIn from './views/sign-in/index.ts'

/** The argument that a render-prop component passes to its child. */
type ViewOf<Component> = Component extends (props: infer Props) => ReactNode
  ? Props extends { children: (view: infer View) => ReactNode }
    ? View
    : never
  : never
/** The props of a component without `children`. */
type PropsOf<Component> = Component extends (props: infer Props) => ReactNode
  ? Omit<Props, 'children'>
  : never
/** A component without props: the default look of a view. */
type PanelType = () => JSX.Element | null

// views: what all folders export
type Folders = typeof account & typeof accountSettings & typeof activity & typeof allWallets
type MoreFolders = typeof approve & typeof connect & typeof email & typeof getWallet
type OtherFolders = typeof networks & typeof receive & typeof remote & typeof send & typeof signIn
expectTypeOf<typeof views>().toExtend<Folders & MoreFolders & OtherFolders>()

// views/connect
expectTypeOf<keyof typeof connect>().toEqualTypeOf<
  | 'Connect'
  | 'ConnectPanel'
  | 'ConnectingExternal'
  | 'ConnectingExternalPanel'
  | 'ConnectingMultiChain'
  | 'ConnectingMultiChainPanel'
>()
expectTypeOf<ViewOf<typeof connect.Connect>>().toEqualTypeOf<ConnectView | Loading>()
expectTypeOf<ViewOf<typeof connect.ConnectingExternal>>().toEqualTypeOf<ExternalView | Loading>()
expectTypeOf<PropsOf<typeof connect.ConnectingExternal>>().toEqualTypeOf<{
  connectorId?: string
  namespace?: Namespace
}>()
expectTypeOf<ViewOf<typeof connect.ConnectingMultiChain>>().toEqualTypeOf<
  MultiChainView | Loading
>()
expectTypeOf<
  (typeof connect)['ConnectPanel' | 'ConnectingExternalPanel' | 'ConnectingMultiChainPanel']
>().toExtend<PanelType>()

// views/remote
expectTypeOf<keyof typeof remote>().toEqualTypeOf<
  'ConnectingWalletConnect' | 'ConnectingWalletConnectPanel'
>()
expectTypeOf<ViewOf<typeof remote.ConnectingWalletConnect>>().toEqualTypeOf<RemoteView | Loading>()
expectTypeOf<PropsOf<typeof remote.ConnectingWalletConnect>>().toEqualTypeOf<{
  walletId?: string | null
  wallet?: Wallet | null
}>()
expectTypeOf<typeof remote.ConnectingWalletConnectPanel>().toExtend<PanelType>()

// views/all-wallets
expectTypeOf<keyof typeof allWallets>().toEqualTypeOf<'AllWallets' | 'AllWalletsPanel'>()
expectTypeOf<ViewOf<typeof allWallets.AllWallets>>().toEqualTypeOf<AllWalletsView | Loading>()
expectTypeOf<typeof allWallets.AllWalletsPanel>().toExtend<PanelType>()

// views/account
expectTypeOf<keyof typeof account>().toEqualTypeOf<
  | 'Account'
  | 'AccountPanel'
  | 'Disconnect'
  | 'Profile'
  | 'ProfilePanel'
  | 'Reconnect'
  | 'SwitchAddress'
  | 'SwitchAddressPanel'
  | 'useDisconnectWithToast'
>()
expectTypeOf<ViewOf<typeof account.Account>>().toEqualTypeOf<account.AccountView>()
expectTypeOf<PropsOf<typeof account.Account>>().toEqualTypeOf<{ namespace?: Namespace }>()
expectTypeOf<ViewOf<typeof account.Disconnect>>().toEqualTypeOf<DisconnectView | Loading>()
expectTypeOf<ViewOf<typeof account.Profile>>().toEqualTypeOf<account.ProfileView>()
expectTypeOf<ViewOf<typeof account.Reconnect>>().toEqualTypeOf<ReconnectView | Loading>()
expectTypeOf<PropsOf<typeof account.Reconnect>>().toEqualTypeOf<{
  namespace: Namespace
  connectorId: string
}>()
expectTypeOf<ViewOf<typeof account.SwitchAddress>>().toEqualTypeOf<SwitchAccountView | Loading>()
expectTypeOf<typeof account.AccountPanel>().toExtend<ComponentType>()
expectTypeOf<(typeof account)['ProfilePanel' | 'SwitchAddressPanel']>().toExtend<PanelType>()
expectTypeOf<typeof account.useDisconnectWithToast>().toEqualTypeOf<
  () => (disconnect: () => Promise<readonly DisconnectResult[]>) => void
>()

// views/networks
expectTypeOf<keyof typeof networks>().toEqualTypeOf<
  | 'Networks'
  | 'NetworksPanel'
  | 'SwitchActiveChain'
  | 'SwitchActiveChainPanel'
  | 'SwitchNetwork'
  | 'SwitchNetworkPanel'
  | 'UnsupportedChain'
  | 'UnsupportedChainPanel'
>()
expectTypeOf<ViewOf<typeof networks.Networks>>().toEqualTypeOf<networks.NetworksView>()
expectTypeOf<ViewOf<typeof networks.SwitchActiveChain>>().toEqualTypeOf<
  SwitchActiveChainView | Loading
>()
expectTypeOf<ViewOf<typeof networks.SwitchNetwork>>().toEqualTypeOf<SwitchNetworkView | Loading>()
expectTypeOf<
  ViewOf<typeof networks.UnsupportedChain>
>().toEqualTypeOf<networks.UnsupportedChainView>()
expectTypeOf<
  (typeof networks)[
    | 'NetworksPanel'
    | 'SwitchActiveChainPanel'
    | 'SwitchNetworkPanel'
    | 'UnsupportedChainPanel']
>().toExtend<PanelType>()

// views/activity
expectTypeOf<keyof typeof activity>().toEqualTypeOf<
  'Activity' | 'ActivityList' | 'ActivityTab' | 'NftList' | 'NftTab' | 'Nfts' | 'TransactionsPanel'
>()
expectTypeOf<ViewOf<typeof activity.Activity>>().toEqualTypeOf<ActivityView>()
expectTypeOf<ViewOf<typeof activity.Nfts>>().toEqualTypeOf<NftsView>()
expectTypeOf<PropsOf<typeof activity.ActivityList>>().toEqualTypeOf<{
  activity: ActivityView
}>()
expectTypeOf<PropsOf<typeof activity.NftList>>().toEqualTypeOf<{
  activity: ActivityView
}>()
expectTypeOf<
  (typeof activity)['ActivityTab' | 'NftTab' | 'TransactionsPanel']
>().toExtend<PanelType>()

// views/receive
expectTypeOf<keyof typeof receive>().toEqualTypeOf<
  'CompatibleNetworks' | 'Receive' | 'WalletCompatibleNetworksPanel' | 'WalletReceivePanel'
>()
expectTypeOf<ViewOf<typeof receive.Receive>>().toEqualTypeOf<receive.ReceiveView>()
expectTypeOf<
  ViewOf<typeof receive.CompatibleNetworks>
>().toEqualTypeOf<receive.CompatibleNetworksView>()
expectTypeOf<PropsOf<typeof receive.Receive>>().toEqualTypeOf<{ namespace?: Namespace }>()
expectTypeOf<
  (typeof receive)['WalletCompatibleNetworksPanel' | 'WalletReceivePanel']
>().toExtend<PanelType>()

// views/approve
expectTypeOf<keyof typeof approve>().toEqualTypeOf<
  'ApproveTransaction' | 'ApproveTransactionPanel' | 'WalletFrame'
>()
expectTypeOf<ViewOf<typeof approve.ApproveTransaction>>().toEqualTypeOf<approve.ApproveView>()
expectTypeOf<typeof approve.ApproveTransactionPanel>().toExtend<ComponentType>()
expectTypeOf<PropsOf<typeof approve.WalletFrame>>().toEqualTypeOf<{ className?: string }>()

// views/email
expectTypeOf<keyof typeof email>().toEqualTypeOf<
  | 'EmailLogin'
  | 'EmailLoginPanel'
  | 'UpdateEmail'
  | 'UpdateEmailPanel'
  | 'UpgradeEmail'
  | 'UpgradeEmailPanel'
>()
expectTypeOf<ViewOf<typeof email.EmailLogin>>().toEqualTypeOf<EmailView | Loading>()
expectTypeOf<PropsOf<typeof email.EmailLogin>>().toEqualTypeOf<{ email?: string }>()
expectTypeOf<typeof email.EmailLoginPanel>().toExtend<PanelType>()

// views/account-settings
expectTypeOf<keyof typeof accountSettings>().toEqualTypeOf<
  'AccountSettings' | 'AccountSettingsPanel'
>()
expectTypeOf<
  Parameters<Parameters<typeof accountSettings.AccountSettings>[0]['children']>
>().toEqualTypeOf<[accountSettings.AccountSettingsView, AccountTypeView | Loading]>()
expectTypeOf<typeof accountSettings.AccountSettingsPanel>().toExtend<PanelType>()

// views/send
expectTypeOf<keyof typeof send>().toEqualTypeOf<
  'Send' | 'WalletSendPanel' | 'WalletSendPreviewPanel' | 'WalletSendSelectTokenPanel' | 'usePaste'
>()
expectTypeOf<ViewOf<typeof send.Send>>().toEqualTypeOf<SendView | Loading>()
expectTypeOf<PropsOf<typeof send.Send>>().toEqualTypeOf<Omit<SendStart, never>>()
expectTypeOf<
  (typeof send)['WalletSendPanel' | 'WalletSendPreviewPanel' | 'WalletSendSelectTokenPanel']
>().toExtend<PanelType>()

// views/sign-in
expectTypeOf<keyof typeof signIn>().toEqualTypeOf<'SignIn' | 'SignInPanel'>()
expectTypeOf<ViewOf<typeof signIn.SignIn>>().toEqualTypeOf<SignInView | Loading>()
expectTypeOf<PropsOf<typeof signIn.SignIn>>().toEqualTypeOf<Record<never, never>>()
expectTypeOf<typeof signIn.SignInPanel>().toExtend<PanelType>()

// views/get-wallet
expectTypeOf<keyof typeof getWallet>().toEqualTypeOf<'Downloads' | 'GetWallet'>()
expectTypeOf<ViewOf<typeof getWallet.GetWallet>>().toEqualTypeOf<getWallet.GetWalletView>()
expectTypeOf<ViewOf<typeof getWallet.Downloads>>().toEqualTypeOf<getWallet.DownloadsView>()
expectTypeOf<PropsOf<typeof getWallet.Downloads>>().toEqualTypeOf<{ walletId?: string }>()

// locales
expectTypeOf<keyof typeof locales>().toEqualTypeOf<
  'chainName' | 'errorText' | 'transferText' | 'transferToastText' | 'useTexts'
>()
expectTypeOf<typeof locales.useTexts>().toEqualTypeOf<() => Locale>()
expectTypeOf<typeof locales.chainName>().parameter(1).toEqualTypeOf<Namespace>()
expectTypeOf<typeof locales.errorText>().parameter(1).toEqualTypeOf<ErrorCode>()
expectTypeOf<ReturnType<typeof locales.chainName | typeof locales.errorText>>().toBeString()

// qr
expectTypeOf<keyof typeof qr>().toEqualTypeOf<'drawQr'>()
expectTypeOf<typeof qr.drawQr>().toEqualTypeOf<(text: string) => qr.QrDrawing>()

// themes
expectTypeOf<keyof typeof themes>().toEqualTypeOf<
  'contrastTheme' | 'midnightTheme' | 'monoTheme' | 'softTheme' | 'standardTheme'
>()
expectTypeOf<(typeof themes)['softTheme']>().toExtend<ThemeVariables>()
