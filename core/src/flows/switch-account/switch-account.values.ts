import type { AskAccount, SwitchAccountContext, SwitchAccountOutput } from './switch-account.types.ts'

/** What the other wallet is asked with. */
export const askInput = ({ context }: { context: SwitchAccountContext }): AskAccount => ({
  namespace: context.namespace,
  connectorId: context.picked?.connectorId ?? '',
  caipNetworkId: context.caipNetworkId,
})

/** A connection where another wallet answered, else the address that was picked. */
export function outputOf({ connection, picked, namespace }: SwitchAccountContext): SwitchAccountOutput {
  if (connection !== null) return { type: 'connected', connection }
  return { type: 'selected', namespace, address: picked?.address ?? '' }
}
