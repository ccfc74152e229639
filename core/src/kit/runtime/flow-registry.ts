import type { ViewName } from '../../domain/routing/view-name.ts'
import { importAgain } from '../../platform/lazy.ts'
import type { AnyFlow } from '../../protocol/flow.ts'

/** `inner`: those of `views` that go on with the flow of the entry beneath them, where that holds it. */
export type FlowEntry = {
  views: readonly ViewName[]
  inner?: readonly ViewName[]
  load(attempt: number): Promise<AnyFlow>
}

/** Every flow: the views whose stack entries hold it, and how its code is loaded. One line a flow. */
export const flowRegistry = {
  connect: {
    views: ['Connect'],
    load: async (attempt) =>
      (await importAgain(() => import('../../flows/connect/connect.flow.ts'), attempt)).connectCode,
  },
  connectExternal: {
    views: ['ConnectingExternal'],
    load: async (attempt) =>
      (await importAgain(() => import('../../flows/connect/external/external.flow.ts'), attempt))
        .connectExternalCode,
  },
  connectMultiChain: {
    views: ['ConnectingMultiChain'],
    load: async (attempt) =>
      (
        await importAgain(
          () => import('../../flows/connect/multi-chain/multi-chain.flow.ts'),
          attempt,
        )
      ).connectMultiChainCode,
  },
  allWallets: {
    views: ['AllWallets'],
    load: async (attempt) =>
      (await importAgain(() => import('../../flows/all-wallets/all-wallets.flow.ts'), attempt))
        .allWalletsCode,
  },
  connectRemote: {
    views: ['ConnectingWalletConnect', 'ConnectingWalletConnectBasic'],
    load: async (attempt) =>
      (await importAgain(() => import('../../flows/connect/remote/remote.flow.ts'), attempt))
        .connectRemoteCode,
  },
  reconnect: {
    views: [],
    load: async (attempt) =>
      (await importAgain(() => import('../../flows/reconnect/reconnect.flow.ts'), attempt))
        .reconnectCode,
  },
  disconnect: {
    views: [],
    load: async (attempt) =>
      (await importAgain(() => import('../../flows/disconnect/disconnect.flow.ts'), attempt))
        .disconnectCode,
  },
  switchNetwork: {
    views: ['SwitchNetwork'],
    load: async (attempt) =>
      (
        await importAgain(
          () => import('../../flows/switch-network/switch-network.flow.ts'),
          attempt,
        )
      ).switchNetworkCode,
  },
  switchActiveChain: {
    views: ['SwitchActiveChain'],
    load: async (attempt) =>
      (
        await importAgain(
          () => import('../../flows/switch-active-chain/switch-active-chain.flow.ts'),
          attempt,
        )
      ).switchActiveChainCode,
  },
  switchAccount: {
    views: ['SwitchAddress', 'Profile'],
    load: async (attempt) =>
      (
        await importAgain(
          () => import('../../flows/switch-account/switch-account.flow.ts'),
          attempt,
        )
      ).switchAccountCode,
  },
  activity: {
    views: ['Transactions'],
    load: async (attempt) =>
      (await importAgain(() => import('../../flows/activity/activity.flow.ts'), attempt))
        .activityCode,
  },
  portfolio: {
    views: ['Account'],
    load: async (attempt) =>
      (await importAgain(() => import('../../flows/portfolio/portfolio.flow.ts'), attempt))
        .portfolioCode,
  },
  send: {
    views: ['WalletSend', 'WalletSendSelectToken', 'WalletSendPreview'],
    inner: ['WalletSendSelectToken', 'WalletSendPreview'],
    load: async (attempt) =>
      (await importAgain(() => import('../../flows/send/send.flow.ts'), attempt)).sendCode,
  },
  nfts: {
    views: [],
    load: async (attempt) =>
      (await importAgain(() => import('../../flows/nfts/nfts.flow.ts'), attempt)).nftsCode,
  },
} as const satisfies Record<string, FlowEntry>

export type FlowName = keyof typeof flowRegistry
