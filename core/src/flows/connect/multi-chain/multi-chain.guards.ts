import * as derived from './multi-chain.context.ts'
import type { MultiChainContext, MultiChainEvent } from './multi-chain.types.ts'

type Args = { context: MultiChainContext; event: MultiChainEvent }

export const isSameWallet = ({ context, event }: Args) =>
  event.type === 'connector.found' && derived.isSameWallet(context, event.connector)
export const hasConnector = ({ context, event }: Args) =>
  event.type === 'pick' && derived.connectorOn(context, event.namespace) !== null
