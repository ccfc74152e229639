import type { Account } from '../../domain/account/account.ts'
import { KitError } from '../../errors/kit-error.ts'
import type {
  AccountChoice,
  AskAccount,
  Held,
  SwitchAccountContext,
  SwitchAccountOutput,
} from './switch-account.types.ts'

/** What the other wallet is asked with. */
export function askInput({
  context: { picked, networks, held },
}: {
  context: SwitchAccountContext
}): AskAccount {
  if (picked === null) throw new KitError('connector/not-connected')
  const { namespace, connectorId } = picked
  return {
    namespace,
    connectorId,
    caipNetworkId: held[namespace]?.caipNetworkId ?? networks[namespace] ?? null,
  }
}

/** A connection where another wallet answered, else the address that was picked. */
export function outputOf({ connection, picked }: SwitchAccountContext): SwitchAccountOutput {
  if (connection !== null) return { type: 'connected', connection }
  return { type: 'selected', namespace: picked?.namespace ?? '', address: picked?.address ?? '' }
}

type News = { namespace: string; address: string; accounts: readonly Account[] }
type Listed = Pick<SwitchAccountContext, 'held' | 'choices'>

/** The namespace's wallet shares these from now on, where its accounts were listed before; what other wallets hold stays. */
export function renewed(
  { held, choices }: SwitchAccountContext,
  its: Omit<Held, 'address'>,
  news: News,
): Listed {
  const { namespace, address, accounts } = news
  const wallets = [its.connectorId, held[namespace]?.connectorId]
  const isIts = (choice: AccountChoice) =>
    choice.namespace === namespace && wallets.includes(choice.connectorId)
  const first = choices.findIndex(isIts)
  const place = first === -1 ? choices.length : first
  const listed = accounts.map((account) => ({
    ...account,
    namespace,
    connectorId: its.connectorId,
  }))
  return {
    held: { ...held, [namespace]: { ...its, address } },
    choices: [
      ...choices.slice(0, place),
      ...listed,
      ...choices.slice(place).filter((choice) => !isIts(choice)),
    ],
  }
}

/** The namespace is not connected any more. */
export function without({ held, choices }: SwitchAccountContext, namespace: string): Listed {
  const { [namespace]: _, ...others } = held
  return { held: others, choices: choices.filter((choice) => choice.namespace !== namespace) }
}
