import { type Sandbox, type SandboxDescription, startSandbox } from '@latchkit/sandbox'
import type { Page } from 'playwright'
import { type Address, createPublicClient, http, parseAbi } from 'viem'
import { afterAll, beforeAll } from 'vitest'
import { clickInWallet, dialog, openModal, viewTitled, walletWindow } from './demo.ts'
import { journeyBy } from './journey.ts'
import type { Visitor } from './visitor.ts'

/** Values of the form. `token`: its name in the list; null for the preselected one. */
export type Form = { token: string | RegExp | null; amount: string; to: string }

const field = (page: Page, name: RegExp) => dialog(page).getByRole('textbox', { name })
export const button = (page: Page, name: string | RegExp) =>
  dialog(page).getByRole('button', { name, exact: typeof name === 'string' })

/** Opens the account and then an empty send form. */
export async function openSend(visitor: Visitor): Promise<void> {
  await openModal(visitor)
  await button(visitor.page, 'Send').click()
  await viewTitled(visitor.page, 'Send').waitFor()
}

export async function choose(page: Page, token: string | RegExp): Promise<void> {
  await dialog(page).locator('.lk-send-form .lk-row').first().click()
  // a view that is leaving may still list an entry of the same name
  await viewTitled(page, 'Select Token').getByRole('button', { name: token }).last().click()
  await viewTitled(page, 'Send').waitFor()
}

/** Fills in the given fields of the form. */
export async function fill(page: Page, { token, amount, to }: Form): Promise<void> {
  if (token !== null) await choose(page, token)
  await field(page, /^Amount/).fill(amount)
  await field(page, /Address or name$/).fill(to)
}

/** Fills in the form and opens the review. */
export async function review(page: Page): Promise<void> {
  await button(page, 'Preview Send').click()
  await viewTitled(page, 'Review send').waitFor()
}

/** Confirms the review and returns the wallet's window. */
export const confirm = (visitor: Visitor, label: string | RegExp): Promise<Page> =>
  walletWindow(visitor, async () => {
    await waitForClickGuard(visitor.page)
    await button(visitor.page, label).click()
  })
/** Waits until the click guard of the review has passed. */
export const waitForClickGuard = (page: Page): Promise<void> =>
  dialog(page).locator('[data-click-enabled=true]').waitFor()

/** Sends a transfer and approves it in the wallet's window. */
export async function send(
  visitor: Visitor,
  form: Form,
  label: string | RegExp,
  approve = 'Send',
): Promise<void> {
  await fill(visitor.page, form)
  await review(visitor.page)
  await clickInWallet(await confirm(visitor, label), approve)
}

const abi = parseAbi(['function balanceOf(address account) view returns (uint256)'])
type OnChain = {
  tokens: SandboxDescription['chains'][number]['tokens']
  ether(address: string): Promise<bigint>
  balance(token: Address, address: string): Promise<bigint>
}
/** Balance of an account on the first chain, in the smallest unit. */
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
/**
 * Journeys that move money have their own sandbox, so that balances of other tests do not change.
 */
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
