import { type Sandbox, type SandboxDescription, startSandbox } from '@latchkit/sandbox'
import type { Page } from 'playwright'
import { type Address, createPublicClient, http, parseAbi } from 'viem'
import { afterAll, beforeAll } from 'vitest'
import { decide, dialog, openModal, titled, walletWindow } from './demo.ts'
import { journeyBy } from './journey.ts'
import type { Visitor } from './visitor.ts'

/** What a form is filled in with. `token`: as the list names it; null: the one that is chosen. */
export type Form = { token: string | RegExp | null; amount: string; to: string }

const field = (page: Page, name: RegExp) => dialog(page).getByRole('textbox', { name })
export const button = (page: Page, name: string | RegExp) =>
  dialog(page).getByRole('button', { name, exact: typeof name === 'string' })

/** From the page's button over the account to an empty form. */
export async function openSend(visitor: Visitor): Promise<void> {
  await openModal(visitor)
  await button(visitor.page, 'Send').click()
  await titled(visitor.page, 'Send').waitFor()
}

export async function choose(page: Page, token: string | RegExp): Promise<void> {
  await dialog(page).locator('.lk-send-form .lk-row').first().click()
  // a page that is on its way out may still list one of the same name
  await titled(page, 'Select Token').getByRole('button', { name: token }).last().click()
  await titled(page, 'Send').waitFor()
}

/** Fills the form in, as far as what it says. */
export async function fill(page: Page, { token, amount, to }: Form): Promise<void> {
  if (token !== null) await choose(page, token)
  await field(page, /^Amount/).fill(amount)
  await field(page, /Address or name$/).fill(to)
}

/** From a filled-in form to the review. */
export async function review(page: Page): Promise<void> {
  await button(page, 'Preview Send').click()
  await titled(page, 'Review send').waitFor()
}

/** Confirms the review and hands over the wallet's own window. */
export const confirm = (visitor: Visitor, label: string | RegExp): Promise<Page> =>
  walletWindow(visitor, async () => {
    await armed(visitor.page)
    await button(visitor.page, label).click()
  })
/** The review has been there long enough for a click to be meant. */
export const armed = (page: Page): Promise<void> =>
  dialog(page).locator('[data-armed=true]').waitFor()

/** The whole way, approved in the wallet's window. */
export async function send(
  visitor: Visitor,
  form: Form,
  label: string | RegExp,
  approve = 'Send',
): Promise<void> {
  await fill(visitor.page, form)
  await review(visitor.page)
  await decide(await confirm(visitor, label), approve)
}

const abi = parseAbi(['function balanceOf(address account) view returns (uint256)'])
type OnChain = {
  tokens: SandboxDescription['chains'][number]['tokens']
  ether(address: string): Promise<bigint>
  balance(token: Address, address: string): Promise<bigint>
}
/** What the first chain itself says of an account, in the smallest unit. */
export function onChain(sandbox: SandboxDescription): OnChain {
  const [chain] = sandbox.chains
  if (chain === undefined) throw new Error('The sandbox has no chain')
  const client = createPublicClient({ transport: http(chain.rpc) })
  return {
    tokens: chain.tokens,
    ether: (address: string) => client.getBalance({ address: address as Address }),
    balance: (token: Address, address: string) =>
      client.readContract({
        address: token,
        abi,
        functionName: 'balanceOf',
        args: [address as Address],
      }),
  }
}

type Walk = (visitor: Visitor, sandbox: Sandbox) => Promise<void>
/** Journeys that move money have an outside of their own: what others hold stays as it is. */
export function journeysWithMoney(): (title: string, walk: Walk) => void {
  let sandbox: Sandbox
  beforeAll(async () => {
    sandbox = await startSandbox({ ports: 'free' })
  }, 60_000)
  afterAll(() => sandbox.stop())
  return (title, walk) =>
    journeyBy(title, async () => ({
      options: { sandbox },
      walk: (visitor) => walk(visitor, sandbox),
    }))
}
