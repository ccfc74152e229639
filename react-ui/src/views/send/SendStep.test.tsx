import type { SendView } from '@latchkit/core/flows/send'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { fox } from '../../testing/environment.ts'
import { coin, filling, meadow, receiver, reviewed, reviewing } from '../../testing/send.ts'
import { SendPreview } from './SendPreview.tsx'

afterEach(cleanup)

const drawn = (send: SendView, leaving = false) => (
  <SendPreview send={send} wallet={fox} openTokenList={() => {}} exiting={leaving} />
)
const ring = () => document.querySelector('.lk-ring')?.getAttribute('data-state') ?? null
const armed = () =>
  waitFor(() => expect(document.querySelector('[data-armed="true"]')).not.toBeNull())
const title = (name: string) => screen.getByRole('heading', { name, level: 3 })

test('R13 M5 the review says every digit, both addresses in full, the cost, and which site asks', async () => {
  render(drawn(reviewing({ name: 'lantern.eth' })))
  expect(screen.getByText('1.500000000000000001')).toBeTruthy()
  expect(screen.getByText('lantern.eth')).toBeTruthy()
  expect(screen.getByText(receiver)).toBeTruthy()
  expect(screen.getByText(reviewed.review.from)).toBeTruthy()
  expect(screen.getByText('up to 0.0011 ETH')).toBeTruthy()
  expect(screen.getByText('1.501100000000000001 ETH')).toBeTruthy()
  expect(screen.getByText('$5,253.85')).toBeTruthy()
  expect(await screen.findByText(location.origin)).toBeTruthy()
})

test('M5 the whole address of the receiver is copied', async () => {
  const user = userEvent.setup()
  render(drawn(reviewing()))
  await user.click(screen.getByRole('button', { name: /^Copy address/ }))
  expect(await navigator.clipboard.readText()).toBe(receiver)
})

test('I4 the button says what happens, and a second click of the one before it does nothing', async () => {
  const send = reviewing()
  render(drawn(send))
  const confirm = screen.getByRole('button', { name: 'Send 1.500000000000000001 ETH' })
  await userEvent.click(confirm)
  expect(send.confirm).not.toHaveBeenCalled()
  await armed()
  await userEvent.click(confirm)
  expect(send.confirm).toHaveBeenCalledTimes(1)
})

test('I1 each warning is accepted by itself, and until then nothing can be sent', async () => {
  const send = reviewing({
    confirm: null,
    warnings: [
      { warning: 'contract', accepted: true },
      { warning: 'self', accepted: false },
    ],
  })
  render(drawn(send))
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

test('I2 a look-alike stands beneath the address one knows, what differs is underlined and counted', () => {
  const known = '0x4b1c88e207Af3dC95E10bb529Aa417d361F2c8De'
  render(
    drawn(
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

test('what creating the receiver’s account costs is a line of its own, and in the total', () => {
  const review = {
    ...reviewed.review,
    asset: coin.address,
    amount: '250000000',
    decimals: 6,
    symbol: 'USDC',
    accountRent: '2000000000000000',
  }
  render(
    drawn(
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

test('what changed since is said, and one can go back', async () => {
  const send = reviewing({ problem: 'send/name-changed' })
  render(drawn(send))
  expect(
    screen.getByText('The name leads to another address now. Look at it once more.'),
  ).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Back' }))
  expect(send.edit).toHaveBeenCalled()
})

const again = { retry: vi.fn(), edit: vi.fn() }
const another = vi.fn()
test.each([
  [{ ...reviewed, step: 'checking', cancel: vi.fn() }, 'Checking once more', 'pending', ['Cancel']],
  [
    { ...reviewed, step: 'handed', silent: false, another },
    'Approve in Foxglove',
    'pending',
    ['Start another'],
  ],
  [
    { ...reviewed, step: 'handed', silent: true, another },
    "Foxglove didn't answer",
    'silent',
    ['Start another'],
  ],
  [
    { ...reviewed, step: 'refused', problem: 'rpc/user-rejected', ...again },
    'You declined in Foxglove',
    'refused',
    ['Edit', 'Try again'],
  ],
  [
    { ...reviewed, step: 'failed', problem: 'send/would-fail', ...again },
    'It was not sent',
    'refused',
    ['Edit', 'Try again'],
  ],
  [
    { ...reviewed, step: 'untold', problem: 'send/unfollowed', another },
    'It may have been sent',
    'silent',
    ['Start another'],
  ],
  [
    { step: 'stale', problem: 'send/account-changed', restart: vi.fn() },
    'The account changed',
    'refused',
    ['Start again'],
  ],
  [
    { step: 'blocked', problem: 'send/token-unreadable', ...again },
    'This cannot be sent',
    null,
    ['Edit', 'Try again'],
  ],
  [
    { step: 'blocked', problem: 'send/unsupported-chain', retry: null, edit: null },
    'This cannot be sent',
    null,
    [],
  ],
] satisfies [SendView, string, string | null, string[]][])(
  '%o is said as “%s”',
  (send, text, state, buttons) => {
    render(drawn(send))
    expect(title(text)).toBeTruthy()
    expect(ring()).toBe(state)
    expect(screen.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(buttons)
  },
)

test('where nobody can say whether it was sent, one is led to the account, and not to another try', () => {
  render(drawn({ ...reviewed, step: 'untold', problem: 'send/unfollowed', another }))
  expect(screen.getByText(/Look it up before you send again/)).toBeTruthy()
  const account = `https://explorer.example/address/${reviewed.review.from}`
  expect(screen.getByRole('link', { name: 'View on explorer' }).getAttribute('href')).toBe(account)
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

test('a silent wallet does not keep one from the next', async () => {
  render(drawn({ ...reviewed, step: 'handed', silent: true, another }))
  await userEvent.click(screen.getByRole('button', { name: 'Start another' }))
  expect(another).toHaveBeenCalled()
})

test.each([
  ['sent', 'Sent', 'done'],
  ['confirmed', 'Sent and confirmed', 'done'],
  ['reverted', 'It failed on the network', 'refused'],
  ['altered', 'What was sent is not what you reviewed', 'refused'],
] as const)(
  'M4 %s closes or opens the ring, and its number leads to the explorer',
  (status, text, state) => {
    const hash = `0x${'ab'.repeat(32)}`
    render(drawn({ step: 'sent', hash, network: meadow, status }))
    expect(title(text)).toBeTruthy()
    expect(ring()).toBe(state)
    expect(screen.getByRole('link', { name: 'View on explorer' }).getAttribute('href')).toBe(
      `https://explorer.example/tx/${hash}`,
    )
  },
)

test('while it is on its way back to the form it stays as it was; by itself it is the form', () => {
  const { rerender } = render(drawn(reviewing()))
  rerender(drawn(filling(), true))
  expect(screen.getByText('You send')).toBeTruthy()
  rerender(drawn(filling()))
  expect(screen.getByRole('button', { name: 'Preview Send' })).toBeTruthy()
})

test('the review that is being prepared says so and can be stopped', async () => {
  const cancel = vi.fn()
  render(drawn({ step: 'preparing', cancel }))
  expect(screen.getByText('Preparing the review')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(cancel).toHaveBeenCalled()
})
