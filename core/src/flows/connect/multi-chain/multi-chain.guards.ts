import type { MultiChainContext, MultiChainEvent } from './multi-chain.types.ts'
import { isOurs, wayOf } from './multi-chain.values.ts'

type Args = { context: MultiChainContext; event: MultiChainEvent }

export const isItself = ({ context, event }: Args) =>
  event.type === 'connector.found' && isOurs(context, event.connector)
export const hasWay = ({ context, event }: Args) =>
  event.type === 'pick' && wayOf(context, event.namespace) !== null
