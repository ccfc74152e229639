import type { SendView } from '@latchkit/core/flows/send'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { fox } from '../../testing/environment.ts'
import {
  coin,
  fillingView,
  meadow,
  receiver,
  reviewedFields,
  reviewingView,
} from '../../testing/send.ts'
import { SendPreview } from './SendPreview.tsx'

afterEach(cleanup)

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
    screen.getByRole('button', { name: 'Tick every box first' }).getAttribute('aria-disabled'),
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
  expect(
    screen.getByText('The name leads to another address now. Look at it once more.'),
  ).toBeTruthy()
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
    { ...reviewedFields, step: 'awaitingWallet', unresponsive: false, startNew },
    'Approve in Foxglove',
    'pending',
    ['Start another'],
  ],
  [
    { ...reviewedFields, step: 'awaitingWallet', unresponsive: true, startNew },
    "Foxglove didn't answer",
    'unresponsive',
    ['Start another'],
  ],
  [
    { ...reviewedFields, step: 'rejected', problem: 'rpc/user-rejected', ...retryCommands },
    'You declined in Foxglove',
    'failed',
    ['Edit', 'Try again'],
  ],
  [
    { ...reviewedFields, step: 'failed', problem: 'send/would-fail', ...retryCommands },
    'It was not sent',
    'failed',
    ['Edit', 'Try again'],
  ],
  [
    { ...reviewedFields, step: 'outcomeUnknown', problem: 'send/unfollowed', startNew },
    'It may have been sent',
    'unresponsive',
    ['Start another'],
  ],
  [
    { step: 'outdated', problem: 'send/account-changed', restart: vi.fn() },
    'The account changed',
    'failed',
    ['Start again'],
  ],
  [
    { step: 'blocked', problem: 'send/token-unreadable', ...retryCommands },
    'This cannot be sent',
    null,
    ['Edit', 'Try again'],
  ],
  [{ step: 'unsupported', problem: 'send/unsupported-chain' }, 'This cannot be sent', null, []],
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
  expect(screen.getByText(/Look it up before you send again/)).toBeTruthy()
  const account = `https://explorer.example/address/${reviewedFields.review.from}`
  expect(screen.getByRole('link', { name: 'View on explorer' }).getAttribute('href')).toBe(account)
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

test('SendStep offers to start another transfer while a wallet is unresponsive', async () => {
  render(
    previewElement({ ...reviewedFields, step: 'awaitingWallet', unresponsive: true, startNew }),
  )
  await userEvent.click(screen.getByRole('button', { name: 'Start another' }))
  expect(startNew).toHaveBeenCalled()
})

test.each([
  ['sent', 'Sent', 'done'],
  ['confirmed', 'Sent and confirmed', 'done'],
  ['reverted', 'It failed on the network', 'failed'],
  ['mismatched', 'What was sent is not what you reviewed', 'failed'],
] as const)(
  'SentScreen shows title and ring of the status %s and links to the transaction in the explorer [M4]',
  (status, text, state) => {
    const hash = `0x${'ab'.repeat(32)}`
    render(previewElement({ step: 'sent', hash, network: meadow, status }))
    expect(findTitle(text)).toBeTruthy()
    expect(ring()).toBe(state)
    expect(screen.getByRole('link', { name: 'View on explorer' }).getAttribute('href')).toBe(
      `https://explorer.example/tx/${hash}`,
    )
  },
)

test('SendPreview keeps the last step visible while the modal goes back to the form', () => {
  const { rerender } = render(previewElement(reviewingView()))
  rerender(previewElement(fillingView(), true))
  expect(screen.getByText('You send')).toBeTruthy()
  rerender(previewElement(fillingView()))
  expect(screen.getByRole('button', { name: 'Preview Send' })).toBeTruthy()
})

test('PreparingReview shows a label for screen readers and can be cancelled', async () => {
  const cancel = vi.fn()
  render(previewElement({ step: 'preparing', cancel }))
  expect(screen.getByText('Preparing the review')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(cancel).toHaveBeenCalled()
})
