import fc from 'fast-check'
import { plainAccounts } from '../../../core/src/domain/account/account.ts'
import { KitError } from '../../../core/src/errors/kit-error.ts'
import { assertEqual, assertTrue } from '../walker/check.ts'
import {
  connectionOf,
  type HeldAccount,
  networkAt,
  openPage,
  type Page,
  type TestNamespace,
  testNamespaces,
} from './five.environment.ts'
import { checkAll, type Plan, release } from './five.plan.ts'

/** Replaced when the page reloads. */
export type Real = { page: Page }
type Move = fc.AsyncCommand<Plan, Real>
/** `on`: the affected namespace; null if the move is impossible now. */
type Made = {
  name: string
  on(plan: Plan): TestNamespace | null
  run(namespace: TestNamespace, plan: Plan, page: Page): Promise<void>
}

/**
 * Makes one move, then checks every namespace against the plan and that all other namespaces kept
 * their identity.
 */
const move = ({ name, on, run }: Made): Move => ({
  check: (plan) => on(plan) !== null,
  async run(plan, { page }) {
    const namespace = on(plan)
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
const asked = ({ asking }: Plan) => asking
/** Indices of the connected namespaces. */
const heldAt = (nth: number) => (plan: Plan) => {
  const held = testNamespaces.filter((namespace) => plan.held[namespace] !== null)
  return held[nth % held.length] ?? null
}

const ask = (namespace: TestNamespace) =>
  move({
    name: `ask ${namespace}`,
    on: ({ asking }) => (asking === null ? namespace : null),
    async run(_, plan, { kit, settle, adapters }) {
      const { length } = adapters[namespace].calls.connect
      await kit.open({ view: 'Connect' })
      kit.modal.push('ConnectingExternal', { connectorId: namespace, namespace: namespace })
      await settle()
      assertEqual(adapters[namespace].calls.connect.length, length + 1, 'prompts')
      plan.asking = namespace
      plan.trying = plan.held[namespace] === null
    },
  })

const agree = (held: HeldAccount) =>
  move({
    name: `agree ${JSON.stringify(held)}`,
    on: asked,
    async run(namespace, plan, { adapters, pass }) {
      adapters[namespace].calls.connect.at(-1)?.resolve(connectionOf(namespace, held))
      await pass()
      Object.assign(plan, { asking: null, trying: false, active: namespace })
      plan.held[namespace] = held
    },
  })

const refuse = (how: 'no' | 'leave') =>
  move({
    name: how,
    on: asked,
    async run(namespace, plan, { adapters, kit, settle, pass }) {
      if (how === 'no')
        adapters[namespace].calls.connect.at(-1)?.reject(new KitError('rpc/user-rejected'))
      await settle()
      kit.close()
      await pass()
      Object.assign(plan, { asking: null, trying: false })
    },
  })

/** A cancelled request is answered late. */
const late = (namespace: TestNamespace) =>
  move({
    name: `late ${namespace}`,
    on: () => namespace,
    async run(_, __, { adapters }) {
      const open = adapters[namespace].calls.connect.filter(({ signal }) => signal.aborted)
      for (const { resolve } of open)
        resolve(connectionOf(namespace, { accounts: ['late'], address: 'late', networkIndex: 1 }))
    },
  })

const change = (nth: number, accounts: readonly string[]) =>
  move({
    name: `accounts ${nth} ${accounts}`,
    on: heldAt(nth),
    async run(namespace, plan, { adapters, pass }) {
      const held = plan.held[namespace]
      adapters[namespace].emit({ type: 'accounts.changed', accounts: plainAccounts(accounts) })
      await pass()
      const [first] = accounts
      if (first === undefined || held === null) return release(plan, namespace)
      const stays = first === held.accounts[0] && accounts.includes(held.address)
      if (`${accounts}` !== `${held.accounts}`)
        plan.held[namespace] = { ...held, accounts, address: stays ? held.address : first }
    },
  })

const travel = (nth: number, networkIndex: 1 | 2) =>
  move({
    name: `network ${nth} ${networkIndex}`,
    on: heldAt(nth),
    async run(namespace, plan, { adapters }) {
      adapters[namespace].emit({
        type: 'chain.changed',
        caipNetworkId: networkAt(namespace, networkIndex),
      })
      const held = plan.held[namespace]
      if (held !== null) plan.held[namespace] = { ...held, networkIndex }
    },
  })

const select = (nth: number, which: 0 | -1) =>
  move({
    name: `select ${nth} ${which}`,
    on: heldAt(nth),
    async run(namespace, plan, { kit }) {
      const held = plan.held[namespace]
      const address = held?.accounts.at(which)
      if (held === null || address === undefined) return
      kit.account.select(namespace, address)
      plan.held[namespace] = { ...held, address }
    },
  })

const lose = (nth: number) =>
  move({
    name: `lose ${nth}`,
    on: heldAt(nth),
    async run(namespace, plan, { adapters, pass }) {
      adapters[namespace].emit({ type: 'disconnected' })
      await pass()
      release(plan, namespace)
    },
  })

const disconnect = (nth: number, ok: boolean) =>
  move({
    name: `disconnect ${nth} ${ok}`,
    on: heldAt(nth),
    async run(namespace, plan, { kit, adapters, settle, pass }) {
      const left = kit.disconnect(namespace)
      await settle()
      const call = adapters[namespace].calls.disconnect.at(-1)
      if (ok) call?.resolve()
      else call?.reject(new KitError('rpc/internal'))
      const [answer, ...others] = await left
      assertEqual(
        [answer?.namespace, answer?.problem === null, others.length],
        [namespace, ok, 0],
        'the result of each namespace',
      )
      await pass()
      if (plan.asking === namespace) Object.assign(plan, { asking: null, trying: false })
      release(plan, namespace)
    },
  })

/**
 * Reloads the page: all connected wallets are restored at once; wallets that revoked their
 * permission are disconnected.
 */
export async function load(
  plan: Plan,
  page: Page,
  forgetful: readonly TestNamespace[],
): Promise<void> {
  await page.settle()
  Object.assign(plan, { asking: null, trying: false })
  for (const namespace of testNamespaces) {
    const held = plan.held[namespace]
    assertEqual(
      page.adapters[namespace].calls.resume.length,
      held === null ? 0 : 1,
      `${namespace} is asked for what it was connected with`,
    )
    assertEqual(
      page.kit.account.get(namespace).status,
      held === null ? 'disconnected' : 'reconnecting',
      namespace,
    )
    if (held === null) continue
    page.adapters[namespace].calls.resume[0]?.resolve(
      forgetful.includes(namespace) ? null : connectionOf(namespace, held),
    )
  }
  const { active } = plan
  const gone = forgetful.filter((namespace) => plan.held[namespace] !== null)
  for (const namespace of gone) plan.held[namespace] = null
  if (gone.includes(active))
    plan.active = testNamespaces.find((namespace) => plan.held[namespace] !== null) ?? active
  await page.kit.ready()
  await page.kit.load()
  await page.settle()
  checkAll(plan, page)
}

const reload = (forgetful: readonly TestNamespace[]): Move => ({
  check: () => true,
  toString: () => `reload without ${forgetful}`,
  async run(plan, real) {
    const { kit, kept } = real.page
    kit.stop()
    real.page = openPage(kept())
    await load(plan, real.page, forgetful)
  },
})

const accounts = [['a'], ['a', 'b'], ['b', 'a'], ['b', 'c']] as const
const places = [1, 2] as const
const answers = accounts.flatMap((list) =>
  places.map((networkIndex) => agree({ accounts: list, address: list[0], networkIndex })),
)
const nths = [0, 1, 2, 3, 4]
const anyOf = (list: readonly Move[]) => fc.constantFrom(...list)

/**
 * All moves with their weights: wallets mostly approve, and disconnect less often than they send
 * events.
 */
export const moves: fc.Arbitrary<Move>[] = [
  anyOf(testNamespaces.map(ask)),
  anyOf(testNamespaces.map(ask)),
  anyOf(answers),
  anyOf(answers),
  anyOf([refuse('no'), refuse('leave'), ...testNamespaces.map(late)]),
  anyOf(nths.flatMap((nth) => accounts.map((list) => change(nth, list)))),
  anyOf(nths.flatMap((nth) => places.map((networkIndex) => travel(nth, networkIndex)))),
  anyOf(nths.flatMap((nth) => [select(nth, 0), select(nth, -1)])),
  anyOf(
    nths.flatMap((nth) => [
      lose(nth),
      change(nth, []),
      disconnect(nth, true),
      disconnect(nth, false),
    ]),
  ),
  // the page reloads; all wallets keep their permission, or some revoke it
  fc.oneof(fc.constant([]), fc.subarray([...testNamespaces], { maxLength: 2 })).map(reload),
]
