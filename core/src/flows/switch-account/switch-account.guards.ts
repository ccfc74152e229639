import type { SwitchAccountContext, SwitchAccountEvent } from './switch-account.types.ts'

type Args = { context: SwitchAccountContext; event: SwitchAccountEvent }

/** The namespace's wallet holds the account: only the address changes. */
export const isActiveWallet = ({ context, event }: Args) =>
  event.type === 'pick' && event.choice.connectorId === context.activeConnectorId && context.caipNetworkId !== null
export const hasWallet = ({ context, event }: Args) => event.type === 'pick' && context.knownConnectorIds.includes(event.choice.connectorId)
export const isOurs = ({ context, event }: Args) => event.type === 'account.changed' && event.namespace === context.namespace
