import fc from 'fast-check'
import { plainAccounts } from '../../../core/src/domain/account/account.ts'
import { KitError } from '../../../core/src/errors/kit-error.ts'
import { must, same } from '../walker/check.ts'
import { checkAll, type Plan, release } from './five.plan.ts'
import {
  type Family,
  families,
  grantOf,
  type Held,
  networkAt,
  openPage,
  type Page,
} from './five.world.ts'

/** The page changes when it is loaded anew. */
export type Real = { page: Page }
type Move = fc.AsyncCommand<Plan, Real>
/** `on`: whom it concerns now; null: it cannot happen now. */
type Made = {
  name: string
  on(plan: Plan): Family | null
  run(family: Family, plan: Plan, page: Page): Promise<void>
}

/** One move; after it every namespace is as the plan says, and all but the one it concerns are the very same. */
const move = ({ name, on, run }: Made): Move => ({
  check: (plan) => on(plan) !== null,
  async run(plan, { page }) {
    const family = on(plan)
    if (family === null) return
    const before = page.kit.store.getSnapshot().accounts
    await run(family, plan, page)
    await page.settle()
    checkAll(plan, page)
    const { accounts } = page.kit.store.getSnapshot()
    for (const other of families)
      must(
        other === family || accounts[other] === before[other],
        `${name} of ${family} changed ${other}`,
      )
  },
  toString: () => name,
})
const asked = ({ asking }: Plan) => asking
/** The connected namespaces, by number. */
const heldAt = (nth: number) => (plan: Plan) => {
  const held = families.filter((family) => plan.held[family] !== null)
  return held[nth % held.length] ?? null
}

const ask = (family: Family) =>
  move({
    name: `ask ${family}`,
    on: ({ asking }) => (asking === null ? family : null),
    async run(_, plan, { kit, settle, adapters }) {
      const { length } = adapters[family].calls.connect
      await kit.open({ view: 'Connect' })
      kit.navigate.push('ConnectingExternal', { connectorId: family, namespace: family })
      await settle()
      same(adapters[family].calls.connect.length, length + 1, 'prompts')
      plan.asking = family
      plan.trying = plan.held[family] === null
    },
  })

const agree = (held: Held) =>
  move({
    name: `agree ${JSON.stringify(held)}`,
    on: asked,
    async run(family, plan, { adapters, pass }) {
      adapters[family].calls.connect.at(-1)?.resolve(grantOf(family, held))
      await pass()
      Object.assign(plan, { asking: null, trying: false, active: family })
      plan.held[family] = held
    },
  })

const refuse = (how: 'no' | 'leave') =>
  move({
    name: how,
    on: asked,
    async run(family, plan, { adapters, kit, settle, pass }) {
      if (how === 'no')
        adapters[family].calls.connect.at(-1)?.reject(new KitError('rpc/user-rejected'))
      await settle()
      kit.close()
      await pass()
      Object.assign(plan, { asking: null, trying: false })
    },
  })

/** What was given up is answered after all. */
const late = (family: Family) =>
  move({
    name: `late ${family}`,
    on: () => family,
    async run(_, __, { adapters }) {
      const open = adapters[family].calls.connect.filter(({ signal }) => signal.aborted)
      for (const { resolve } of open)
        resolve(grantOf(family, { accounts: ['late'], address: 'late', place: 1 }))
    },
  })

const change = (nth: number, accounts: readonly string[]) =>
  move({
    name: `accounts ${nth} ${accounts}`,
    on: heldAt(nth),
    async run(family, plan, { adapters, pass }) {
      const held = plan.held[family]
      adapters[family].say({ type: 'accounts.changed', accounts: plainAccounts(accounts) })
      await pass()
      const [first] = accounts
      if (first === undefined || held === null) return release(plan, family)
      const stays = first === held.accounts[0] && accounts.includes(held.address)
      if (`${accounts}` !== `${held.accounts}`)
        plan.held[family] = { ...held, accounts, address: stays ? held.address : first }
    },
  })

const travel = (nth: number, place: 1 | 2) =>
  move({
    name: `network ${nth} ${place}`,
    on: heldAt(nth),
    async run(family, plan, { adapters }) {
      adapters[family].say({ type: 'chain.changed', caipNetworkId: networkAt(family, place) })
      const held = plan.held[family]
      if (held !== null) plan.held[family] = { ...held, place }
    },
  })

const select = (nth: number, which: 0 | -1) =>
  move({
    name: `select ${nth} ${which}`,
    on: heldAt(nth),
    async run(family, plan, { kit }) {
      const held = plan.held[family]
      const address = held?.accounts.at(which)
      if (held === null || address === undefined) return
      kit.selectAddress(family, address)
      plan.held[family] = { ...held, address }
    },
  })

const lose = (nth: number) =>
  move({
    name: `lose ${nth}`,
    on: heldAt(nth),
    async run(family, plan, { adapters, pass }) {
      adapters[family].say({ type: 'disconnected' })
      await pass()
      release(plan, family)
    },
  })

const disconnect = (nth: number, ok: boolean) =>
  move({
    name: `disconnect ${nth} ${ok}`,
    on: heldAt(nth),
    async run(family, plan, { kit, adapters, settle, pass }) {
      const left = kit.disconnect(family)
      await settle()
      const call = adapters[family].calls.disconnect.at(-1)
      if (ok) call?.resolve()
      else call?.reject(new KitError('rpc/internal'))
      const [answer, ...others] = await left
      same(
        [answer?.namespace, answer?.problem === null, others.length],
        [family, ok, 0],
        'the result of each namespace',
      )
      await pass()
      if (plan.asking === family) Object.assign(plan, { asking: null, trying: false })
      release(plan, family)
    },
  })

/** The page is loaded: what is connected is asked for, all at once; wallets that forgot it are not connected any more. */
export async function load(plan: Plan, page: Page, forgetful: readonly Family[]): Promise<void> {
  await page.settle()
  Object.assign(plan, { asking: null, trying: false })
  for (const family of families) {
    const held = plan.held[family]
    same(
      page.adapters[family].calls.resume.length,
      held === null ? 0 : 1,
      `${family} is asked for what it was connected with`,
    )
    same(
      page.kit.getAccount(family).status,
      held === null ? 'disconnected' : 'reconnecting',
      family,
    )
    if (held === null) continue
    page.adapters[family].calls.resume[0]?.resolve(
      forgetful.includes(family) ? null : grantOf(family, held),
    )
  }
  const { active } = plan
  const gone = forgetful.filter((family) => plan.held[family] !== null)
  for (const family of gone) plan.held[family] = null
  if (gone.includes(active))
    plan.active = families.find((family) => plan.held[family] !== null) ?? active
  await page.kit.ready()
  await page.kit.wake()
  await page.settle()
  checkAll(plan, page)
}

const reload = (forgetful: readonly Family[]): Move => ({
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
  places.map((place) => agree({ accounts: list, address: list[0], place })),
)
const nths = [0, 1, 2, 3, 4]
const anyOf = (list: readonly Move[]) => fc.constantFrom(...list)

/** Everything that may happen on the page, to any namespace; a wallet that is asked mostly says yes, and is let go more seldom than it speaks. */
export const moves: fc.Arbitrary<Move>[] = [
  anyOf(families.map(ask)),
  anyOf(families.map(ask)),
  anyOf(answers),
  anyOf(answers),
  anyOf([refuse('no'), refuse('leave'), ...families.map(late)]),
  anyOf(nths.flatMap((nth) => accounts.map((list) => change(nth, list)))),
  anyOf(nths.flatMap((nth) => places.map((place) => travel(nth, place)))),
  anyOf(nths.flatMap((nth) => [select(nth, 0), select(nth, -1)])),
  anyOf(
    nths.flatMap((nth) => [
      lose(nth),
      change(nth, []),
      disconnect(nth, true),
      disconnect(nth, false),
    ]),
  ),
  // the page is loaded anew, and every wallet remembers it, or some do not
  fc.oneof(fc.constant([]), fc.subarray([...families], { maxLength: 2 })).map(reload),
]
