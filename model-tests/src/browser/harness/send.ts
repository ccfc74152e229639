import { type Sandbox, type SandboxDescription, startSandbox } from '@latchkit/sandbox'
import type { Page } from 'playwright'
import { type Address, createPublicClient, http, parseAbi } from 'viem'
import { afterAll, beforeAll } from 'vitest'
import {
  clickInWallet,
  dialog,
  openModal,
  settledDialog,
  viewTitled,
  walletWindow,
} from './demo.ts'
import { journeyBy } from './journey.ts'
import type { Visitor } from './visitor.ts'

/** Values of the send form. `token`: its name in the list, null for the preselected token. */
export type Form = { token: string | RegExp | null; amount: string; to: string }

const field = (page: Page, name: RegExp) => dialog(page).getByRole('textbox', { name })
export const button = (page: Page, name: string | RegExp) =>
  settledDialog(page).getByRole('button', { name, exact: typeof name === 'string' })

/** Opens the account and then an empty send form. */
export async function openSend(visitor: Visitor): Promise<void> {
  await openModal(visitor)
  await button(visitor.page, 'Send').click()
  await viewTitled(visitor.page, 'Send').waitFor()
}

/** Selects a token in the send form. */
export async function selectToken(page: Page, token: string | RegExp): Promise<void> {
  await dialog(page).locator('.lk-send-form .lk-row').first().click()
  await viewTitled(page, 'Select a token').getByRole('button', { name: token }).click()
  await viewTitled(page, 'Send').waitFor()
}

/** Fills in the send form. */
export async function fill(page: Page, { token, amount, to }: Form): Promise<void> {
  if (token !== null) await selectToken(page, token)
  await field(page, /^Amount/).fill(amount)
  await field(page, /Address or name$/).fill(to)
}

/** Opens the review of the filled form. */
export async function openReview(page: Page): Promise<void> {
  await button(page, 'Review').click()
  await viewTitled(page, 'Review send').waitFor()
}

/** Confirms the review and returns the wallet's window. */
export const confirmReview = (visitor: Visitor, label: string | RegExp): Promise<Page> =>
  walletWindow(visitor, async () => {
    await waitForClickGuard(visitor.page)
    await button(visitor.page, label).click()
  })
/** Waits until the click guard enables the button of the review. */
export const waitForClickGuard = (page: Page): Promise<void> =>
  dialog(page).locator('[data-click-enabled=true]').waitFor()

/** Fills in the form, confirms the review and approves the transfer in the wallet's window. */
export async function send(
  visitor: Visitor,
  form: Form,
  label: string | RegExp,
  approve = 'Send',
): Promise<void> {
  await fill(visitor.page, form)
  await openReview(visitor.page)
  await clickInWallet(await confirmReview(visitor, label), approve)
}

const abi = parseAbi(['function balanceOf(address account) view returns (uint256)'])
type ChainBalances = {
  tokens: SandboxDescription['chains'][number]['tokens']
  ether(address: string): Promise<bigint>
  balance(token: Address, address: string): Promise<bigint>
}
/** The first chain of the sandbox: its tokens, and balances in the smallest unit. */
export function firstChainOf(sandbox: SandboxDescription): ChainBalances {
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
 * Starts a sandbox for the test file and returns a function that defines journeys on it: transfers
 * do not change the balances of other test files.
 */
export function journeysWithOwnSandbox(): (title: string, walk: Walk) => void {
  let sandbox: Sandbox
  beforeAll(async () => {
    sandbox = await startSandbox({ ports: 'free' })
  })
  afterAll(() => sandbox.stop())
  return (title, walk) =>
    journeyBy(title, async () => ({
      options: { sandbox },
      walk: (visitor) => walk(visitor, sandbox),
    }))
}
