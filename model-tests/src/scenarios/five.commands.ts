import fc from 'fast-check'
import { plainAccounts } from '../../../core/src/domain/account/account.ts'
import { catalogue } from '../../../core/src/errors/catalogue.ts'
import { KitError } from '../../../core/src/errors/kit-error.ts'
import { assertEqual, assertTrue } from '../walker/check.ts'
import {
  connectionOf,
  networkAt,
  openPage,
  type Page,
  type TestNamespace,
  testNamespaces,
  type WalletAccounts,
} from './five.environment.ts'
import { checkAll, type Plan, release } from './five.plan.ts'

/** The current page: a reload replaces it. */
export type Real = { page: Page }
type Command = fc.AsyncCommand<Plan, Real>
/** `namespaceOf`: the namespace that the command affects; null if the command is impossible. */
type CommandSpec = {
  name: string
  namespaceOf(plan: Plan): TestNamespace | null
  run(namespace: TestNamespace, plan: Plan, page: Page): Promise<void>
}

/**
 * A command that affects one namespace. Afterwards it compares every namespace with the plan and
 * asserts that the state objects of all other namespaces are the same.
 */
const createCommand = ({ name, namespaceOf, run }: CommandSpec): Command => ({
  check: (plan) => namespaceOf(plan) !== null,
  async run(plan, { page }) {
    const namespace = namespaceOf(plan)
    if (namespace === null) return
    const before = page.kit.state.getSnapshot().accounts
    await run(namespace, plan, page)
    await page.settle()
    checkAll(plan, page)
    const { accounts } = page.kit.state.getSnapshot()
    for (const other of testNamespaces)
      assertTrue(
        other === namespace || accounts[other] === before[other],
        `${name} of ${namespace} changed ${other}`,
      )
  },
  toString: () => name,
})
const promptingNamespace = ({ prompting }: Plan) => prompting
/** The connected namespace with an index, counted modulo their number; null if there is none. */
const connectedAt = (index: number) => (plan: Plan) => {
  const namespaces = testNamespaces.filter((namespace) => plan.connected[namespace] !== null)
  return namespaces[index % namespaces.length] ?? null
}

const openPrompt = (namespace: TestNamespace) =>
  createCommand({
    name: `open prompt of ${namespace}`,
    namespaceOf: ({ prompting }) => (prompting === null ? namespace : null),
    async run(_, plan, { kit, settle, adapters }) {
      const { length } = adapters[namespace].calls.connect
      await kit.open({ view: 'Connect' })
      kit.modal.push('ConnectingExternal', { connectorId: namespace, namespace: namespace })
      await settle()
      assertEqual(adapters[namespace].calls.connect.length, length + 1, 'prompts')
      plan.prompting = namespace
      plan.isConnecting = plan.connected[namespace] === null
    },
  })

const approve = (wallet: WalletAccounts) =>
  createCommand({
    name: `approve ${JSON.stringify(wallet)}`,
    namespaceOf: promptingNamespace,
    async run(namespace, plan, { adapters, advance }) {
      adapters[namespace].calls.connect.at(-1)?.resolve(connectionOf(namespace, wallet))
      await advance()
      Object.assign(plan, { prompting: null, isConnecting: false, active: namespace })
      plan.connected[namespace] = wallet
    },
  })

const rejectOrClose = (response: 'reject' | 'close') =>
  createCommand({
    name: response,
    namespaceOf: promptingNamespace,
    async run(namespace, plan, { adapters, kit, settle, advance }) {
      if (response === 'reject')
        adapters[namespace].calls.connect
          .at(-1)
          ?.reject(new KitError(catalogue, 'rpc/user-rejected'))
      await settle()
      kit.close()
      await advance()
      Object.assign(plan, { prompting: null, isConnecting: false })
    },
  })

/** The wallet responds to requests that were cancelled. */
const respondLate = (namespace: TestNamespace) =>
  createCommand({
    name: `late response of ${namespace}`,
    namespaceOf: () => namespace,
    async run(_, __, { adapters }) {
      const open = adapters[namespace].calls.connect.filter(({ signal }) => signal.aborted)
      for (const { resolve } of open)
        resolve(connectionOf(namespace, { accounts: ['late'], address: 'late', networkIndex: 1 }))
    },
  })

const changeAccounts = (index: number, accounts: readonly string[]) =>
  createCommand({
    name: `accounts ${index} ${accounts}`,
    namespaceOf: connectedAt(index),
    async run(namespace, plan, { adapters, advance }) {
      const wallet = plan.connected[namespace]
      adapters[namespace].emit({ type: 'accounts.changed', accounts: plainAccounts(accounts) })
      await advance()
      const [first] = accounts
      if (first === undefined || wallet === null) return release(plan, namespace)
      const keepsAddress = first === wallet.accounts[0] && accounts.includes(wallet.address)
      if (`${accounts}` !== `${wallet.accounts}`)
        plan.connected[namespace] = {
          ...wallet,
          accounts,
          address: keepsAddress ? wallet.address : first,
        }
    },
  })

const changeNetwork = (index: number, networkIndex: 1 | 2) =>
  createCommand({
    name: `network ${index} ${networkIndex}`,
    namespaceOf: connectedAt(index),
    async run(namespace, plan, { adapters }) {
      adapters[namespace].emit({
        type: 'chain.changed',
        caipNetworkId: networkAt(namespace, networkIndex),
      })
      const wallet = plan.connected[namespace]
      if (wallet !== null) plan.connected[namespace] = { ...wallet, networkIndex }
    },
  })

const select = (index: number, position: 0 | -1) =>
  createCommand({
    name: `select ${index} ${position}`,
    namespaceOf: connectedAt(index),
    async run(namespace, plan, { kit }) {
      const wallet = plan.connected[namespace]
      const address = wallet?.accounts.at(position)
      if (wallet === null || address === undefined) return
      kit.account.select(namespace, address)
      plan.connected[namespace] = { ...wallet, address }
    },
  })

const emitDisconnected = (index: number) =>
  createCommand({
    name: `disconnected event ${index}`,
    namespaceOf: connectedAt(index),
    async run(namespace, plan, { adapters, advance }) {
      adapters[namespace].emit({ type: 'disconnected' })
      await advance()
      release(plan, namespace)
    },
  })

const disconnect = (index: number, succeeds: boolean) =>
  createCommand({
    name: `disconnect ${index} ${succeeds}`,
    namespaceOf: connectedAt(index),
    async run(namespace, plan, { kit, adapters, settle, advance }) {
      const disconnecting = kit.disconnect(namespace)
      await settle()
      const call = adapters[namespace].calls.disconnect.at(-1)
      if (succeeds) call?.resolve()
      else call?.reject(new KitError(catalogue, 'rpc/internal'))
      const [result, ...others] = await disconnecting
      assertEqual(
        [result?.namespace, result?.problem === null, others.length],
        [namespace, succeeds, 0],
        'the result of disconnect',
      )
      await advance()
      if (plan.prompting === namespace)
        Object.assign(plan, { prompting: null, isConnecting: false })
      release(plan, namespace)
    },
  })

/**
 * Responds to the restore requests of a newly opened page. Wallets in `revoked` have revoked their
 * permission and become disconnected; all other connected wallets are restored.
 */
export async function restoreWallets(
  plan: Plan,
  page: Page,
  revoked: readonly TestNamespace[],
): Promise<void> {
  await page.settle()
  Object.assign(plan, { prompting: null, isConnecting: false })
  for (const namespace of testNamespaces) {
    const wallet = plan.connected[namespace]
    assertEqual(
      page.adapters[namespace].calls.resume.length,
      wallet === null ? 0 : 1,
      `restore requests of ${namespace}`,
    )
    assertEqual(
      page.kit.account.get(namespace).status,
      wallet === null ? 'disconnected' : 'reconnecting',
      namespace,
    )
    if (wallet === null) continue
    page.adapters[namespace].calls.resume[0]?.resolve(
      revoked.includes(namespace) ? null : connectionOf(namespace, wallet),
    )
  }
  const { active } = plan
  const newlyRevoked = revoked.filter((namespace) => plan.connected[namespace] !== null)
  for (const namespace of newlyRevoked) plan.connected[namespace] = null
  if (newlyRevoked.includes(active))
    plan.active = testNamespaces.find((namespace) => plan.connected[namespace] !== null) ?? active
  await page.kit.ready()
  await page.kit.load()
  await page.settle()
  checkAll(plan, page)
}

const reload = (revoked: readonly TestNamespace[]): Command => ({
  check: () => true,
  toString: () => `reload, revoked: ${revoked}`,
  async run(plan, real) {
    const { kit, stored } = real.page
    kit.stop()
    real.page = openPage(stored())
    await restoreWallets(plan, real.page, revoked)
  },
})

const accounts = [['a'], ['a', 'b'], ['b', 'a'], ['b', 'c']] as const
const networkIndexes = [1, 2] as const
const approvals = accounts.flatMap((addresses) =>
  networkIndexes.map((networkIndex) =>
    approve({ accounts: addresses, address: addresses[0], networkIndex }),
  ),
)
const indexes = [0, 1, 2, 3, 4]
const anyOf = (addresses: readonly Command[]) => fc.constantFrom(...addresses)

/** All commands. A repeated entry is drawn more often: most commands open a prompt or approve it. */
export const commands: fc.Arbitrary<Command>[] = [
  anyOf(testNamespaces.map(openPrompt)),
  anyOf(testNamespaces.map(openPrompt)),
  anyOf(approvals),
  anyOf(approvals),
  anyOf([rejectOrClose('reject'), rejectOrClose('close'), ...testNamespaces.map(respondLate)]),
  anyOf(indexes.flatMap((index) => accounts.map((addresses) => changeAccounts(index, addresses)))),
  anyOf(
    indexes.flatMap((index) =>
      networkIndexes.map((networkIndex) => changeNetwork(index, networkIndex)),
    ),
  ),
  anyOf(indexes.flatMap((index) => [select(index, 0), select(index, -1)])),
  anyOf(
    indexes.flatMap((index) => [
      emitDisconnected(index),
      changeAccounts(index, []),
      disconnect(index, true),
      disconnect(index, false),
    ]),
  ),
  // the page reloads; at most two wallets have revoked their permission
  fc.oneof(fc.constant([]), fc.subarray([...testNamespaces], { maxLength: 2 })).map(reload),
]
