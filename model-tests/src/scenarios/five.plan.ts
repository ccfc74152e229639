import { assertEqual } from '../walker/check.ts'
import {
  networkAt,
  type Page,
  type TestNamespace,
  testNamespaces,
  type WalletAccounts,
} from './five.environment.ts'

/**
 * Expected state of five namespaces. `prompting`: the namespace whose wallet has an open prompt.
 * `isConnecting`: whether that namespace was disconnected before the prompt.
 */
export type Plan = {
  connected: Record<TestNamespace, WalletAccounts | null>
  prompting: TestNamespace | null
  isConnecting: boolean
  active: TestNamespace
}

/** A plan in which these namespaces are connected with two accounts each. */
export function initialPlan(connected: readonly TestNamespace[]): Plan {
  const accountsOf = (namespace: TestNamespace): WalletAccounts | null =>
    connected.includes(namespace) ? { accounts: ['a', 'b'], address: 'a', networkIndex: 1 } : null
  const [eip155, solana, bip122, polkadot, cosmos] = [
    accountsOf('eip155'),
    accountsOf('solana'),
    accountsOf('bip122'),
    accountsOf('polkadot'),
    accountsOf('cosmos'),
  ]
  return {
    connected: { eip155, solana, bip122, polkadot, cosmos },
    prompting: null,
    isConnecting: false,
    active: 'eip155',
  }
}
/** Storage of a page on which these namespaces are connected. */
export const storedOf = (connected: readonly TestNamespace[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    connected.map((namespace) => [
      `@latchkit/default/${namespace}:connected_connector_id`,
      namespace,
    ]),
  )

/** Disconnects a namespace. If it was the active one, the first connected one becomes active. */
export function release(plan: Plan, namespace: TestNamespace): void {
  plan.connected[namespace] = null
  if (plan.active === namespace)
    plan.active = testNamespaces.find((other) => plan.connected[other] !== null) ?? namespace
}

/** Asserts that all accounts, the active namespace and the stored connections match the plan. */
export function checkAll(
  { connected, prompting, isConnecting, active }: Plan,
  { kit, stored: readStorage }: Page,
): void {
  const { accounts, network } = kit.state.getSnapshot()
  const stored = readStorage()
  for (const namespace of testNamespaces) {
    const wallet = connected[namespace]
    const account = accounts[namespace]
    const disconnectedStatus =
      prompting === namespace && isConnecting ? 'connecting' : 'disconnected'
    const expected =
      wallet === null
        ? [disconnectedStatus, null, [], null]
        : ['connected', wallet.address, wallet.accounts, networkAt(namespace, wallet.networkIndex)]
    const actual = [
      account?.status,
      account?.address,
      account?.accounts.map(({ address }) => address),
      account?.caipNetworkId,
    ]
    assertEqual(actual, expected, namespace)
    if (wallet !== null)
      assertEqual(
        network.byNamespace[namespace]?.caipNetworkId,
        networkAt(namespace, wallet.networkIndex),
        `the network of ${namespace}`,
      )
    assertEqual(
      stored[`@latchkit/default/${namespace}:connected_connector_id`],
      wallet === null ? undefined : namespace,
      `the stored connector of ${namespace}`,
    )
  }
  assertEqual(network.activeNamespace, active, 'the active namespace')
}
