import type { AnyFlow } from '../contracts/flow.ts'
import type { ViewName } from '../domain/view-name.ts'

export type FlowEntry = { views: readonly ViewName[]; load(): Promise<AnyFlow> }

/** Every flow: the views whose stack entries hold it, and how its code is loaded. One line a flow. */
export const flowRegistry = {
  connect: { views: ['Connect'], load: async () => (await import('../flows/connect/index.ts')).connectFlow },
  connectExternal: { views: ['ConnectingExternal'], load: async () => (await import('../flows/connect/external/index.ts')).connectExternalFlow },
  reconnect: { views: [], load: async () => (await import('../flows/reconnect/index.ts')).reconnectFlow },
  disconnect: { views: [], load: async () => (await import('../flows/disconnect/index.ts')).disconnectFlow },
  switchNetwork: { views: ['SwitchNetwork'], load: async () => (await import('../flows/switch-network/index.ts')).switchNetworkFlow },
  switchAccount: { views: ['SwitchAddress'], load: async () => (await import('../flows/switch-account/index.ts')).switchAccountFlow },
} as const satisfies Record<string, FlowEntry>

export type FlowName = keyof typeof flowRegistry
