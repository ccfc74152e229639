import type { ViewName } from '../../domain/routing/view-name.ts'
import type { FlowCode } from '../../protocol/flow.ts'

/**
 * `nested`: the views after the first one share the running flow of the entry below them, if it is
 * the same flow.
 */
export type FlowEntry = {
  views: readonly ViewName[]
  nested?: true
  /** Imports the flow's code. Its module exports the flow under its name in the registry. */
  code(): Promise<object>
}

/** All flows, with the views that run them and the imports of their code. */
export const flowRegistry = {
  connect: {
    views: ['Connect', 'ConnectWallets', 'ConnectSocials'],
    nested: true,
    code: () => import('../../flows/connect/connect.flow.ts'),
  },
  connectExternal: {
    views: ['ConnectingExternal'],
    code: () => import('../../flows/connect/external/external.flow.ts'),
  },
  connectMultiChain: {
    views: ['ConnectingMultiChain'],
    code: () => import('../../flows/connect/multi-chain/multi-chain.flow.ts'),
  },
  allWallets: {
    views: ['AllWallets'],
    code: () => import('../../flows/all-wallets/all-wallets.flow.ts'),
  },
  connectRemote: {
    views: ['ConnectingWalletConnect', 'ConnectingWalletConnectBasic'],
    code: () => import('../../flows/connect/remote/remote.flow.ts'),
  },
  connectSocial: {
    views: ['ConnectingSocial'],
    code: () => import('../../flows/connect/social/social.flow.ts'),
  },
  connectFarcaster: {
    views: ['ConnectingFarcaster'],
    code: () => import('../../flows/connect/farcaster/farcaster.flow.ts'),
  },
  reconnect: {
    views: [],
    code: () => import('../../flows/reconnect/reconnect.flow.ts'),
  },
  disconnect: {
    views: [],
    code: () => import('../../flows/disconnect/disconnect.flow.ts'),
  },
  switchNetwork: {
    views: ['SwitchNetwork'],
    code: () => import('../../flows/switch-network/switch-network.flow.ts'),
  },
  switchActiveChain: {
    views: ['SwitchActiveChain'],
    code: () => import('../../flows/switch-active-chain/switch-active-chain.flow.ts'),
  },
  switchAccount: {
    views: ['SwitchAddress', 'Profile'],
    code: () => import('../../flows/switch-account/switch-account.flow.ts'),
  },
  connectEmail: {
    views: ['EmailLogin', 'EmailVerifyOtp', 'EmailVerifyDevice'],
    nested: true,
    code: () => import('../../flows/connect/email/email.flow.ts'),
  },
  updateEmail: {
    views: ['UpdateEmailWallet', 'UpdateEmailPrimaryOtp', 'UpdateEmailSecondaryOtp'],
    nested: true,
    code: () => import('../../flows/update-email/update-email.flow.ts'),
  },
  accountType: {
    views: ['AccountSettings'],
    code: () => import('../../flows/account-type/account-type.flow.ts'),
  },
  activity: {
    views: ['Transactions'],
    code: () => import('../../flows/activity/activity.flow.ts'),
  },
  portfolio: {
    views: ['Account'],
    code: () => import('../../flows/portfolio/portfolio.flow.ts'),
  },
  send: {
    views: ['WalletSend', 'WalletSendSelectToken', 'WalletSendPreview'],
    nested: true,
    code: () => import('../../flows/send/send.flow.ts'),
  },
  signIn: {
    views: ['SIWXSignMessage'],
    code: () => import('../../flows/sign-in/sign-in.flow.ts'),
  },
  nfts: {
    views: [],
    code: () => import('../../flows/nfts/nfts.flow.ts'),
  },
} as const satisfies Record<string, FlowEntry>

export type FlowName = keyof typeof flowRegistry

/** The export of a flow's module that the registry names. */
type CodeOf<Name extends FlowName> =
  Awaited<ReturnType<(typeof flowRegistry)[Name]['code']>> extends Record<Name, infer Code>
    ? Code
    : never
type TypesOf<Name extends FlowName> =
  CodeOf<Name> extends FlowCode<
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
