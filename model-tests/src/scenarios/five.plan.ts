import { same } from '../walker/check.ts'
import { type Family, families, type Held, networkAt, type Page } from './five.world.ts'

/** How five namespaces stand. `asking`: whose wallet has a prompt open; `trying`: it is not connected meanwhile. */
export type Plan = {
  held: Record<Family, Held | null>
  asking: Family | null
  trying: boolean
  active: Family
}

/** These are connected already, each with two accounts. */
export function beginning(connected: readonly Family[]): Plan {
  const its = (family: Family): Held | null =>
    connected.includes(family) ? { accounts: ['a', 'b'], address: 'a', place: 1 } : null
  const [eip155, solana, bip122, polkadot, cosmos] = [
    its('eip155'),
    its('solana'),
    its('bip122'),
    its('polkadot'),
    its('cosmos'),
  ]
  return {
    held: { eip155, solana, bip122, polkadot, cosmos },
    asking: null,
    trying: false,
    active: 'eip155',
  }
}
/** What a page with these connected has stored. */
export const storedOf = (connected: readonly Family[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    connected.map((family) => [`@latchkit/default/${family}:connected_connector_id`, family]),
  )

/** A namespace is disconnected; if it was looked at, the first that is connected is. */
export function release(plan: Plan, family: Family): void {
  plan.held[family] = null
  if (plan.active === family)
    plan.active = families.find((one) => plan.held[one] !== null) ?? family
}

/** Every namespace, what is looked at and what is stored are as planned. */
export function checkAll({ held, asking, trying, active }: Plan, { kit, kept }: Page): void {
  const { accounts, network } = kit.store.getSnapshot()
  const stored = kept()
  for (const family of families) {
    const its = held[family]
    const account = accounts[family]
    const without = asking === family && trying ? 'connecting' : 'disconnected'
    const expected =
      its === null
        ? [without, null, [], null]
        : ['connected', its.address, its.accounts, networkAt(family, its.place)]
    const shown = [
      account?.status,
      account?.address,
      account?.accounts.map(({ address }) => address),
      account?.caipNetworkId,
    ]
    same(shown, expected, family)
    if (its !== null)
      same(
        network.byNamespace[family]?.caipNetworkId,
        networkAt(family, its.place),
        `the network of ${family}`,
      )
    same(
      stored[`@latchkit/default/${family}:connected_connector_id`],
      its === null ? undefined : family,
      `what is stored of ${family}`,
    )
  }
  same(network.activeNamespace, active, 'the namespace that is looked at')
}
