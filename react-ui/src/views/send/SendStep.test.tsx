import type { SendView } from '@latchkit/core/flows/send'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { fox } from '../../testing/environment.ts'
import { coin, filling, meadow, receiver, reviewed, reviewing } from '../../testing/send.ts'
import { SendPreview } from './SendPreview.tsx'

afterEach(cleanup)

const preview = (send: SendView, exiting = false) => (
  <SendPreview send={send} wallet={fox} openTokenList={() => {}} exiting={exiting} />
)
const ring = () => document.querySelector('.lk-ring')?.getAttribute('data-state') ?? null
const waitForClickGuard = () =>
  waitFor(() => expect(document.querySelector('[data-click-enabled="true"]')).not.toBeNull())
const title = (name: string) => screen.getByRole('heading', { name, level: 3 })

test('the review shows all digits, both full addresses, the costs and the requesting site [R13, M5]', async () => {
  render(preview(reviewing({ name: 'lantern.eth' })))
  expect(screen.getByText('1.500000000000000001')).toBeTruthy()
  expect(screen.getByText('lantern.eth')).toBeTruthy()
  expect(screen.getByText(receiver)).toBeTruthy()
  expect(screen.getByText(reviewed.review.from)).toBeTruthy()
  expect(screen.getByText('up to 0.0011 ETH')).toBeTruthy()
  expect(screen.getByText('1.501100000000000001 ETH')).toBeTruthy()
  expect(screen.getByText('$5,253.85')).toBeTruthy()
  expect(await screen.findByText(location.origin)).toBeTruthy()
})

test("the review copies the receiver's full address [M5]", async () => {
  const user = userEvent.setup()
  render(preview(reviewing()))
  await user.click(screen.getByRole('button', { name: /^Copy address/ }))
  expect(await navigator.clipboard.readText()).toBe(receiver)
})

test('the confirm button names the amount and ignores clicks right after it appears [I4]', async () => {
  const send = reviewing()
  render(preview(send))
  const confirm = screen.getByRole('button', { name: 'Send 1.500000000000000001 ETH' })
  await userEvent.click(confirm)
  expect(send.confirm).not.toHaveBeenCalled()
  await waitForClickGuard()
  await userEvent.click(confirm)
  expect(send.confirm).toHaveBeenCalledTimes(1)
})

test('each warning has its own checkbox, and the transfer can be confirmed after all are checked [I1]', async () => {
  const send = reviewing({
    confirm: null,
    warnings: [
      { warning: 'contract', accepted: true },
      { warning: 'self', accepted: false },
    ],
  })
  render(preview(send))
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

test('a similar address is compared with the known one, with its differences marked and counted [I2]', () => {
  const known = '0x4b1c88e207Af3dC95E10bb529Aa417d361F2c8De'
  render(
    preview(
      reviewing({
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

test('the cost of the receiver’s account is a separate detail and part of the total', () => {
  const review = {
    ...reviewed.review,
    asset: coin.address,
    amount: '250000000',
    decimals: 6,
    symbol: 'USDC',
    accountRent: '2000000000000000',
  }
  render(
    preview(
      reviewing({
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

test('a review with a problem shows it and can go back to the form', async () => {
  const send = reviewing({ problem: 'send/name-changed' })
  render(preview(send))
  expect(
    screen.getByText('The name leads to another address now. Look at it once more.'),
  ).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Back' }))
  expect(send.edit).toHaveBeenCalled()
})

const again = { retry: vi.fn(), edit: vi.fn() }
const startNew = vi.fn()
test.each([
  [{ ...reviewed, step: 'checking', cancel: vi.fn() }, 'Checking once more', 'pending', ['Cancel']],
  [
    { ...reviewed, step: 'awaitingWallet', unresponsive: false, startNew },
    'Approve in Foxglove',
    'pending',
    ['Start another'],
  ],
  [
    { ...reviewed, step: 'awaitingWallet', unresponsive: true, startNew },
    "Foxglove didn't answer",
    'unresponsive',
    ['Start another'],
  ],
  [
    { ...reviewed, step: 'rejected', problem: 'rpc/user-rejected', ...again },
    'You declined in Foxglove',
    'failed',
    ['Edit', 'Try again'],
  ],
  [
    { ...reviewed, step: 'failed', problem: 'send/would-fail', ...again },
    'It was not sent',
    'failed',
    ['Edit', 'Try again'],
  ],
  [
    { ...reviewed, step: 'outcomeUnknown', problem: 'send/unfollowed', startNew },
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
    { step: 'blocked', problem: 'send/token-unreadable', ...again },
    'This cannot be sent',
    null,
    ['Edit', 'Try again'],
  ],
  [{ step: 'unsupported', problem: 'send/unsupported-chain' }, 'This cannot be sent', null, []],
] satisfies [SendView, string, string | null, string[]][])(
  'the step %o has the title “%s”',
  (send, text, state, buttons) => {
    render(preview(send))
    expect(title(text)).toBeTruthy()
    expect(ring()).toBe(state)
    expect(screen.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(buttons)
  },
)

test('an unknown outcome links to the account in the explorer and offers no retry', () => {
  render(preview({ ...reviewed, step: 'outcomeUnknown', problem: 'send/unfollowed', startNew }))
  expect(screen.getByText(/Look it up before you send again/)).toBeTruthy()
  const account = `https://explorer.example/address/${reviewed.review.from}`
  expect(screen.getByRole('link', { name: 'View on explorer' }).getAttribute('href')).toBe(account)
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

test('an unresponsive wallet does not prevent another transfer', async () => {
  render(preview({ ...reviewed, step: 'awaitingWallet', unresponsive: true, startNew }))
  await userEvent.click(screen.getByRole('button', { name: 'Start another' }))
  expect(startNew).toHaveBeenCalled()
})

test.each([
  ['sent', 'Sent', 'done'],
  ['confirmed', 'Sent and confirmed', 'done'],
  ['reverted', 'It failed on the network', 'failed'],
  ['mismatched', 'What was sent is not what you reviewed', 'failed'],
] as const)(
  'the status %s sets the ring, and the hash links to the explorer [M4]',
  (status, text, state) => {
    const hash = `0x${'ab'.repeat(32)}`
    render(preview({ step: 'sent', hash, network: meadow, status }))
    expect(title(text)).toBeTruthy()
    expect(ring()).toBe(state)
    expect(screen.getByRole('link', { name: 'View on explorer' }).getAttribute('href')).toBe(
      `https://explorer.example/tx/${hash}`,
    )
  },
)

test('the last step stays visible while going back to the form', () => {
  const { rerender } = render(preview(reviewing()))
  rerender(preview(filling(), true))
  expect(screen.getByText('You send')).toBeTruthy()
  rerender(preview(filling()))
  expect(screen.getByRole('button', { name: 'Preview Send' })).toBeTruthy()
})

test('preparing the review is announced and can be cancelled', async () => {
  const cancel = vi.fn()
  render(preview({ step: 'preparing', cancel }))
  expect(screen.getByText('Preparing the review')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(cancel).toHaveBeenCalled()
})
