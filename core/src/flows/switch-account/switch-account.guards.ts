import { connectorOf } from '../../domain/wallet/connector-of.ts'
import type { SwitchAccountContext, SwitchAccountEvent } from './switch-account.types.ts'

type Args = { context: SwitchAccountContext; event: SwitchAccountEvent }

/** The namespace's wallet holds the account: only the address changes. */
export const isActiveWallet = ({ context: { held }, event }: Args) => {
  const its = event.type === 'pick' ? held[event.choice.namespace] : undefined
  return (
    event.type === 'pick' &&
    its !== undefined &&
    its.connectorId === event.choice.connectorId &&
    its.caipNetworkId !== null
  )
}
export const hasWallet = ({ context, event }: Args) =>
  event.type === 'pick' &&
  connectorOf(context.known, event.choice.connectorId, event.choice.namespace) !== null
/** It is about a namespace that is connected, as far as is known here. */
export const isHeld = ({ context, event }: Args) =>
  'namespace' in event && context.held[event.namespace] !== undefined
