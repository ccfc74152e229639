import type { Sandbox } from '@latchkit/sandbox'
import { expect } from 'vitest'
import {
  addressWithoutTokenAccount,
  unusedAddress,
} from '../conformance/solana-transfer.fixture.ts'
import {
  clickInWallet,
  dialog,
  expectState,
  openModal,
  paragraphOf,
  viewTitled,
  walletWindow,
} from './harness/demo.ts'
import {
  button,
  confirmReview,
  fill,
  journeysWithOwnSandbox,
  openReview,
  openSend,
} from './harness/send.ts'
import type { Visitor } from './harness/visitor.ts'

const journey = journeysWithOwnSandbox()

/** Calls the RPC of the local Solana chain. */
async function callRpc(
  { svm }: Sandbox,
  method: string,
  ...params: readonly unknown[]
): Promise<{ value: unknown }> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  const answer = await fetch(svm.rpc, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  return (await answer.json()).result
}
/** Balance of an owner in whole tokens, as text. Null without a token account. */
async function tokensOf(sandbox: Sandbox, owner: string, mint: string): Promise<string | null> {
  const { value } = await callRpc(
    sandbox,
    'getTokenAccountsByOwner',
    owner,
    { mint },
    { encoding: 'jsonParsed' },
  )
  const [first] = value as {
    account: { data: { parsed: { info: { tokenAmount: { uiAmountString: string } } } } }
  }[]
  return first?.account.data.parsed.info.tokenAmount.uiAmountString ?? null
}

async function connectSunbeam(visitor: Visitor): Promise<void> {
  const { page } = visitor
  await visitor.visit('/?chains=solana')
  await openModal(visitor)
  await clickInWallet(
    await walletWindow(visitor, () =>
      dialog(page).getByRole('button', { name: 'Sunbeam' }).click(),
    ),
    'Connect',
  )
  await expectState(page, 'Wallet', 'Sunbeam')
  await dialog(page).waitFor({ state: 'hidden' })
}
/** Clicks the last button of the wallet's window, which approves, and waits until it closes. */
const approveInWallet = async (window: Awaited<ReturnType<typeof walletWindow>>) => {
  const closed = window.waitForEvent('close')
  // The window may close before the click resolves.
  await window
    .locator('.ask button')
    .last()
    .click()
    .catch((error) => {
      if (!window.isClosed()) throw error
    })
  await closed
}

journey(
  'sending SOL credits the reviewed receiver and updates the balance',
  async (visitor, sandbox) => {
    const { page } = visitor
    await connectSunbeam(visitor)
    const { value: before } = await callRpc(sandbox, 'getBalance', unusedAddress)
    await openSend(visitor)
    await fill(page, { token: /^SOL|^Sol/, amount: '1.25', to: unusedAddress })
    await openReview(page)
    await approveInWallet(await confirmReview(visitor, 'Send 1.25 SOL'))
    await expect
      .poll(
        async () =>
          Number((await callRpc(sandbox, 'getBalance', unusedAddress)).value) - Number(before),
      )
      .toBe(1_250_000_000)
    await button(page, 'Done').click()
    await viewTitled(page, 'Account').waitFor()
    await expectState(page, 'Balance', /^98\.7/)
  },
)

journey(
  "sending a token to a receiver without a token account requires consent to the account's cost",
  async (visitor, sandbox) => {
    const { page } = visitor
    const [dollar] = sandbox.svm.tokens
    if (dollar === undefined) throw new Error("The sandbox's Solana chain has no token")
    const receiver = await addressWithoutTokenAccount()
    await connectSunbeam(visitor)
    expect(await tokensOf(sandbox, receiver, dollar.mint)).toBeNull()
    await openSend(visitor)
    await fill(page, { token: new RegExp(`^${dollar.name}`), amount: '2.5', to: receiver })
    await openReview(page)
    await paragraphOf(
      page,
      'The recipient has no account for this token yet. You pay to create it.',
    ).waitFor()
    await dialog(page).getByText('Token account', { exact: true }).waitFor()
    await dialog(page).getByRole('checkbox', { name: 'Pay for the account' }).click()
    await approveInWallet(await confirmReview(visitor, new RegExp(`^Send 2\\.5 ${dollar.symbol}`)))
    await expect.poll(() => tokensOf(sandbox, receiver, dollar.mint)).toBe('2.5')
  },
)
