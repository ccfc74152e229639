import { assertEqual } from '../walker/check.ts'
import {
  type HeldAccount,
  networkAt,
  type Page,
  type TestNamespace,
  testNamespaces,
} from './five.environment.ts'

/**
 * Expected state of five namespaces. `asking`: the namespace whose wallet has a prompt open.
 * `trying`: whether it was unconnected before the prompt.
 */
export type Plan = {
  held: Record<TestNamespace, HeldAccount | null>
  asking: TestNamespace | null
  trying: boolean
  active: TestNamespace
}

/** A plan in which these namespaces are connected with two accounts each. */
export function beginning(connected: readonly TestNamespace[]): Plan {
  const its = (namespace: TestNamespace): HeldAccount | null =>
    connected.includes(namespace) ? { accounts: ['a', 'b'], address: 'a', networkIndex: 1 } : null
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
/** Stored connections of a page with these namespaces connected. */
export const storedOf = (connected: readonly TestNamespace[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    connected.map((namespace) => [
      `@latchkit/default/${namespace}:connected_connector_id`,
      namespace,
    ]),
  )

/** Disconnects a namespace. If it was the active one, the first connected one becomes active. */
export function release(plan: Plan, namespace: TestNamespace): void {
  plan.held[namespace] = null
  if (plan.active === namespace)
    plan.active = testNamespaces.find((one) => plan.held[one] !== null) ?? namespace
}

/** Asserts that all accounts, the active namespace and the stored connections match the plan. */
export function checkAll({ held, asking, trying, active }: Plan, { kit, kept }: Page): void {
  const { accounts, network } = kit.state.getSnapshot()
  const stored = kept()
  for (const namespace of testNamespaces) {
    const its = held[namespace]
    const account = accounts[namespace]
    const without = asking === namespace && trying ? 'connecting' : 'disconnected'
    const expected =
      its === null
        ? [without, null, [], null]
        : ['connected', its.address, its.accounts, networkAt(namespace, its.networkIndex)]
    const shown = [
      account?.status,
      account?.address,
      account?.accounts.map(({ address }) => address),
      account?.caipNetworkId,
    ]
    assertEqual(shown, expected, namespace)
    if (its !== null)
      assertEqual(
        network.byNamespace[namespace]?.caipNetworkId,
        networkAt(namespace, its.networkIndex),
        `the network of ${namespace}`,
      )
    assertEqual(
      stored[`@latchkit/default/${namespace}:connected_connector_id`],
      its === null ? undefined : namespace,
      `what is stored of ${namespace}`,
    )
  }
  assertEqual(network.activeNamespace, active, 'the namespace that is looked at')
}
