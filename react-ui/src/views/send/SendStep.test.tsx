import type { SendView } from '@latchkit/core/flows'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { fox } from '../../testing/environment.ts'
import { coin, fillingView, receiver, reviewedFields, reviewingView } from '../../testing/send.ts'
import { SendPreview } from './WalletSendPanel.tsx'

const previewElement = (send: SendView, exiting = false) => (
  <SendPreview send={send} wallet={fox} openTokenList={() => {}} exiting={exiting} />
)
const ring = () => document.querySelector('.lk-ring')?.getAttribute('data-state') ?? null
const waitForClickGuard = () =>
  waitFor(() => expect(document.querySelector('[data-click-enabled="true"]')).not.toBeNull())
const findTitle = (name: string) => screen.getByRole('heading', { name, level: 3 })

test('SendReview shows all digits, both full addresses, the costs and the requesting site [R13, M5]', async () => {
  render(previewElement(reviewingView({ name: 'lantern.eth' })))
  expect(screen.getByText('1.500000000000000001')).toBeTruthy()
  expect(screen.getByText('lantern.eth')).toBeTruthy()
  expect(screen.getByText(receiver)).toBeTruthy()
  expect(screen.getByText(reviewedFields.review.from)).toBeTruthy()
  expect(screen.getByText('up to 0.0011 ETH')).toBeTruthy()
  expect(screen.getByText('1.501100000000000001 ETH')).toBeTruthy()
  expect(screen.getByText('$5,253.85')).toBeTruthy()
  expect(await screen.findByText(location.origin)).toBeTruthy()
})

test('SendReview shows the contract of a token in full, and none for the native token [V1]', () => {
  const asset = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
  const { unmount } = render(previewElement(reviewingView()))
  expect(screen.queryByText('Token contract')).toBeNull()
  unmount()
  const review = { ...reviewedFields.review, asset, symbol: 'ETH (0x5F…180aa3)' }
  render(previewElement(reviewingView({ review })))
  expect(screen.getByText('Token contract')).toBeTruthy()
  expect(screen.getByText(asset)).toBeTruthy()
})

test('SendReview rounds costs up to two digits and shows the exact value on a click and to screen readers', async () => {
  const fee = { amount: '1134567890123456', decimals: 18, symbol: 'ETH' }
  render(previewElement(reviewingView({ review: { ...reviewedFields.review, fee } })))
  expect(screen.getByText('1.501200000000000001 ETH')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'up to 0.001134567890123456 ETH' }))
  expect(screen.getAllByText('up to 0.001134567890123456 ETH')).toHaveLength(2)
})

test("SendReview copies the receiver's full address [M5]", async () => {
  const user = userEvent.setup()
  render(previewElement(reviewingView()))
  await user.click(screen.getByRole('button', { name: /^Copy address/ }))
  expect(await navigator.clipboard.readText()).toBe(receiver)
})

test('SendReview names the amount in its confirm button, which ignores clicks right after it appears [I4]', async () => {
  const send = reviewingView()
  render(previewElement(send))
  const confirm = screen.getByRole('button', { name: 'Send 1.500000000000000001 ETH' })
  fireEvent.click(confirm)
  expect(send.confirm).not.toHaveBeenCalled()
  await waitForClickGuard()
  await userEvent.click(confirm)
  expect(send.confirm).toHaveBeenCalledTimes(1)
})

test('SendReview has a checkbox per warning, and the confirm button is disabled without `confirm` [I1]', async () => {
  const send = reviewingView({
    confirm: null,
    warnings: [
      { warning: 'contract', accepted: true },
      { warning: 'self', accepted: false },
    ],
  })
  render(previewElement(send))
  expect(
    screen
      .getByRole('button', { name: 'Confirm the warnings first' })
      .getAttribute('aria-disabled'),
  ).toBe('true')
  expect(screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)).toEqual([
    true,
    false,
  ])
  await userEvent.click(screen.getByRole('checkbox', { name: 'Send to myself' }))
  expect(send.accept).toHaveBeenCalledWith('self')
})

test('SendReview compares a look-alike address with the known one and marks and counts the differences [I2]', () => {
  const known = '0x4b1c88e207Af3dC95E10bb529Aa417d361F2c8De'
  render(
    previewElement(
      reviewingView({
        warnings: [{ warning: 'look-alike', accepted: false }],
        lookAlikes: [known],
        confirm: null,
      }),
    ),
  )
  expect(screen.getByText(known)).toBeTruthy()
  expect(screen.getByText('1 character differs')).toBeTruthy()
  expect(
    [...document.querySelectorAll('[data-differs]')].map(({ textContent }) => textContent),
  ).toEqual(['61F2', '60F2'])
})

test("SendReview lists the cost of the receiver's token account separately and adds it to the total", () => {
  const review = {
    ...reviewedFields.review,
    asset: coin.address,
    amount: '250000000',
    decimals: 6,
    symbol: 'USDC',
    accountRent: '2000000000000000',
  }
  render(
    previewElement(
      reviewingView({
        review,
        warnings: [{ warning: 'creates-account', accepted: false }],
        confirm: null,
      }),
    ),
  )
  expect(screen.getByText('Token account')).toBeTruthy()
  expect(screen.getByText('0.002 ETH')).toBeTruthy()
  expect(screen.getByText('250 USDC + 0.0031 ETH')).toBeTruthy()
})

test('SendReview shows its problem and goes back to the form on a click on Back', async () => {
  const send = reviewingView({ problem: 'send/name-changed' })
  render(previewElement(send))
  expect(screen.getByText('This name now points to another address. Check it again.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Back' }))
  expect(send.edit).toHaveBeenCalled()
})

const retryCommands = { retry: vi.fn(), edit: vi.fn() }
const startNew = vi.fn()
test.each([
  [
    { ...reviewedFields, step: 'checking', cancel: vi.fn() },
    'Checking once more',
    'pending',
    ['Cancel'],
  ],
  [
    {
      ...reviewedFields,
      step: 'awaitingWallet',
      unresponsive: false,
      startNew: null,
      cancel: vi.fn(),
    },
    'Approve in Foxglove',
    'pending',
    ['Cancel'],
  ],
  [
    { ...reviewedFields, step: 'awaitingWallet', unresponsive: true, startNew, cancel: vi.fn() },
    "Foxglove didn't answer",
    'unresponsive',
    ['Cancel', 'New transfer'],
  ],
  [
    { ...reviewedFields, step: 'rejected', problem: 'rpc/user-rejected', ...retryCommands },
    'You declined the request in Foxglove',
    'failed',
    ['Edit', 'Try again'],
  ],
  [
    {
      ...reviewedFields,
      step: 'failed',
      problem: 'send/would-fail',
      cause: null,
      ...retryCommands,
    },
    'Not sent',
    'failed',
    ['Edit', 'Try again'],
  ],
  [
    { ...reviewedFields, step: 'outcomeUnknown', problem: 'send/unfollowed', startNew },
    'It may have been sent',
    'unresponsive',
    ['New transfer'],
  ],
  [
    { step: 'outdated', problem: 'send/account-changed', restart: vi.fn() },
    'The account changed',
    'failed',
    ['Start again'],
  ],
  [
    { step: 'blocked', problem: 'send/token-unreadable', cause: null, ...retryCommands },
    "This can't be sent",
    null,
    ['Edit', 'Try again'],
  ],
  [{ step: 'unsupported', problem: 'send/unsupported-chain' }, "This can't be sent", null, []],
] satisfies [SendView, string, string | null, string[]][])(
  'SendStep for the view %o shows the title “%s”',
  (send, text, state, buttons) => {
    render(previewElement(send))
    expect(findTitle(text)).toBeTruthy()
    expect(ring()).toBe(state)
    expect(screen.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(buttons)
  },
)

test('SendStep for an unknown outcome links to the account in the explorer and offers no retry', () => {
  render(
    previewElement({
      ...reviewedFields,
      step: 'outcomeUnknown',
      problem: 'send/unfollowed',
      startNew,
    }),
  )
  expect(screen.getByText(/Look it up before sending again/)).toBeTruthy()
  const account = `https://explorer.example/address/${reviewedFields.review.from}`
  expect(screen.getByRole('link', { name: 'View on explorer' }).getAttribute('href')).toBe(account)
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

const amountSent = 'Sent 1.500000000000000001 ETH'
const hash = `0x${'ab'.repeat(32)}`
const sentFields = {
  ...reviewedFields,
  name: 'lantern.eth',
  step: 'sent',
  hash,
  otherNetwork: null,
} as const
/** Removes the characters that isolate names from the direction of the text around them. */
const withoutIsolates = (text: string) => text.replace(/[\u2066-\u2069]/g, '').trim()

test.each([
  { step: 'awaitingWallet', unresponsive: false, startNew: null, cancel: vi.fn() },
  { step: 'awaitingWallet', unresponsive: true, startNew, cancel: vi.fn() },
  { step: 'rejected', problem: 'rpc/user-rejected', ...retryCommands },
  { step: 'failed', problem: 'send/would-fail', cause: null, ...retryCommands },
  { step: 'outcomeUnknown', problem: 'send/unfollowed', startNew },
] as const)('SendStep for %o names amount and receiver of its transfer [V2]', (view) => {
  render(previewElement({ ...reviewedFields, name: 'lantern.eth', ...view }))
  const named = /^1.500000000000000001 ETH to lantern.eth\. /
  expect(screen.getByText(named, { normalizer: withoutIsolates })).toBeTruthy()
})

test.each([
  ['sent', amountSent, 'To lantern.eth. Waiting for confirmation.', 'done'],
  ['slow', amountSent, 'To lantern.eth. Confirmation is taking longer than usual.', 'unresponsive'],
  [
    'underpriced',
    amountSent,
    /To lantern.eth\. The network asks for more than this transfer offers\. Wait,/,
    'unresponsive',
  ],
  ['included', amountSent, "To lantern.eth. In a block, waiting until it's final.", 'done'],
  ['reorganized', amountSent, 'To lantern.eth. Being confirmed again.', 'unresponsive'],
  ['confirmed', amountSent, 'To lantern.eth. Confirmed.', 'done'],
  ['reverted', 'Transaction failed', /ETH to lantern.eth\. .*Only its fee was paid/, 'failed'],
  ['replaced', 'Transaction replaced', /ETH to lantern.eth\. .*took its place/, 'failed'],
  ['dropped', 'Transaction dropped', /ETH to lantern.eth\. .*Nothing was sent/, 'failed'],
  [
    'mismatched',
    "What was sent isn't what you reviewed",
    /ETH to lantern.eth\. .*isn't the one you reviewed/,
    'failed',
  ],
  [
    'failed',
    "Couldn't confirm the transfer",
    /ETH to lantern.eth\. .*Look it up before sending again/,
    'unresponsive',
  ],
] as const)(
  'SentScreen shows title, text and ring of the status %s and links to the transaction in the explorer [M4, V2]',
  (status, title, text, state) => {
    const done = vi.fn()
    render(previewElement({ ...sentFields, status, done }))
    expect(findTitle(title)).toBeTruthy()
    expect(screen.getByText(text, { normalizer: withoutIsolates })).toBeTruthy()
    expect(ring()).toBe(state)
    screen.getByRole('button', { name: 'Done' }).click()
    expect(done).toHaveBeenCalled()
    expect(screen.getByRole('link', { name: 'View on explorer' }).getAttribute('href')).toBe(
      `https://explorer.example/tx/${hash}`,
    )
  },
)

test.each([
  [
    'misdirected',
    { ...reviewedFields.network, name: 'Other', rpcUrls: { default: ['https://o'], public: [] } },
    'Sent on another network',
    /Your wallet sent this on Other, not on /,
  ],
  [
    'astray',
    {
      ...reviewedFields.network,
      id: '137',
      blockExplorers: [],
      rpcUrls: { default: [], public: [] },
    },
    'Your wallet changed the network',
    /Your wallet changed to network 137, which this site doesn't know\./,
  ],
] as const)(
  'SentScreen names the other network of the status %s [V4]',
  (status, otherNetwork, title, text) => {
    render(previewElement({ ...sentFields, status, otherNetwork, done: vi.fn() }))
    expect(findTitle(title)).toBeTruthy()
    expect(screen.getByText(text, { normalizer: withoutIsolates })).toBeTruthy()
    // a transaction on an unknown network is in no explorer
    expect(screen.queryByRole('link') === null).toBe(status === 'astray')
  },
)

test('SendPreview keeps the last step visible while the modal goes back to the form', () => {
  const { rerender } = render(previewElement(reviewingView()))
  rerender(previewElement(fillingView(), true))
  expect(screen.getByText('You send')).toBeTruthy()
  rerender(previewElement(fillingView()))
  expect(screen.getByRole('button', { name: 'Review' })).toBeTruthy()
})

test('PreparingReview shows a label for screen readers', () => {
  render(previewElement({ step: 'preparing', cancel: vi.fn() }))
  expect(screen.getByText('Preparing the review')).toBeTruthy()
})
