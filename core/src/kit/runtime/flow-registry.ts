import type { ViewName } from '../../domain/routing/view-name.ts'
import { lazy } from '../../platform/lazy.ts'
import type { AnyFlow, FlowCode } from '../../protocol/flow.ts'

/** `nested`: views that share the running flow of the entry below them, if it is the same flow. */
export type FlowEntry = {
  views: readonly ViewName[]
  nested?: readonly ViewName[]
  /** Creates a function that imports the flow's code on its first call. */
  loader(): () => Promise<AnyFlow>
}

/** All flows, with the views that run them and the imports of their code. */
export const flowRegistry = {
  connect: {
    views: ['Connect'],
    loader: () =>
      lazy(
        () => import('../../flows/connect/connect.flow.ts'),
        ({ connect }) => connect,
      ),
  },
  connectExternal: {
    views: ['ConnectingExternal'],
    loader: () =>
      lazy(
        () => import('../../flows/connect/external/external.flow.ts'),
        ({ connectExternal }) => connectExternal,
      ),
  },
  connectMultiChain: {
    views: ['ConnectingMultiChain'],
    loader: () =>
      lazy(
        () => import('../../flows/connect/multi-chain/multi-chain.flow.ts'),
        ({ connectMultiChain }) => connectMultiChain,
      ),
  },
  allWallets: {
    views: ['AllWallets'],
    loader: () =>
      lazy(
        () => import('../../flows/all-wallets/all-wallets.flow.ts'),
        ({ allWallets }) => allWallets,
      ),
  },
  connectRemote: {
    views: ['ConnectingWalletConnect', 'ConnectingWalletConnectBasic'],
    loader: () =>
      lazy(
        () => import('../../flows/connect/remote/remote.flow.ts'),
        ({ connectRemote }) => connectRemote,
      ),
  },
  reconnect: {
    views: [],
    loader: () =>
      lazy(
        () => import('../../flows/reconnect/reconnect.flow.ts'),
        ({ reconnect }) => reconnect,
      ),
  },
  disconnect: {
    views: [],
    loader: () =>
      lazy(
        () => import('../../flows/disconnect/disconnect.flow.ts'),
        ({ disconnect }) => disconnect,
      ),
  },
  switchNetwork: {
    views: ['SwitchNetwork'],
    loader: () =>
      lazy(
        () => import('../../flows/switch-network/switch-network.flow.ts'),
        ({ switchNetwork }) => switchNetwork,
      ),
  },
  switchActiveChain: {
    views: ['SwitchActiveChain'],
    loader: () =>
      lazy(
        () => import('../../flows/switch-active-chain/switch-active-chain.flow.ts'),
        ({ switchActiveChain }) => switchActiveChain,
      ),
  },
  switchAccount: {
    views: ['SwitchAddress', 'Profile'],
    loader: () =>
      lazy(
        () => import('../../flows/switch-account/switch-account.flow.ts'),
        ({ switchAccount }) => switchAccount,
      ),
  },
  activity: {
    views: ['Transactions'],
    loader: () =>
      lazy(
        () => import('../../flows/activity/activity.flow.ts'),
        ({ activity }) => activity,
      ),
  },
  portfolio: {
    views: ['Account'],
    loader: () =>
      lazy(
        () => import('../../flows/portfolio/portfolio.flow.ts'),
        ({ portfolio }) => portfolio,
      ),
  },
  send: {
    views: ['WalletSend', 'WalletSendSelectToken', 'WalletSendPreview'],
    nested: ['WalletSendSelectToken', 'WalletSendPreview'],
    loader: () =>
      lazy(
        () => import('../../flows/send/send.flow.ts'),
        ({ send }) => send,
      ),
  },
  signIn: {
    views: ['SIWXSignMessage'],
    loader: () =>
      lazy(
        () => import('../../flows/sign-in/sign-in.flow.ts'),
        ({ signIn }) => signIn,
      ),
  },
  nfts: {
    views: [],
    loader: () =>
      lazy(
        () => import('../../flows/nfts/nfts.flow.ts'),
        ({ nfts }) => nfts,
      ),
  },
} as const satisfies Record<string, FlowEntry>

export type FlowName = keyof typeof flowRegistry

type TypesOf<Name extends FlowName> =
  Awaited<ReturnType<ReturnType<(typeof flowRegistry)[Name]['loader']>>> extends FlowCode<
    infer _Input,
    infer _View,
    infer Emitted,
    infer Output,
    infer Data,
    infer Id,
    infer Event
  >
    ? { id: Id; emitted: Emitted; output: Output; data: Data; event: Event }
    : never
/** The id of each flow and the types of its code, by the name of the flow. */
export type FlowTypes = { [Name in FlowName]: TypesOf<Name> }
/** The events that each flow accepts, by the id of the flow. */
export type FlowEvents = {
  [Name in FlowName as FlowTypes[Name]['id']]: FlowTypes[Name]['event']
}
