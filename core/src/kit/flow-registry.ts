import type { AnyFlow } from '../contracts/flow.ts'
import type { ViewName } from '../domain/view-name.ts'

export type FlowEntry = { views: readonly ViewName[]; load(): Promise<AnyFlow> }

/** Every flow: the views whose stack entries hold it, and how its code is loaded. One line a flow. */
export const flowRegistry = {
  connect: { views: ['Connect'], load: async () => (await import('../flows/connect/connect.flow.ts')).connectCode },
  connectExternal: {
    views: ['ConnectingExternal'],
    load: async () => (await import('../flows/connect/external/external.flow.ts')).connectExternalCode,
  },
  reconnect: { views: [], load: async () => (await import('../flows/reconnect/reconnect.flow.ts')).reconnectCode },
  disconnect: { views: [], load: async () => (await import('../flows/disconnect/disconnect.flow.ts')).disconnectCode },
  switchNetwork: {
    views: ['SwitchNetwork'],
    load: async () => (await import('../flows/switch-network/switch-network.flow.ts')).switchNetworkCode,
  },
  switchAccount: {
    views: ['SwitchAddress'],
    load: async () => (await import('../flows/switch-account/switch-account.flow.ts')).switchAccountCode,
  },
} as const satisfies Record<string, FlowEntry>

export type FlowName = keyof typeof flowRegistry
