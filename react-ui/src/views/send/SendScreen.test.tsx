import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { de } from '../../locales/de.generated.ts'
import { LocaleContext } from '../../locales/LocaleContext.ts'
import { ether, fillingView, receiver, reviewingView } from '../../testing/send.ts'
import { SendScreen } from './SendScreen.tsx'

function renderScreen(send: Parameters<typeof SendScreen>[0]['send'], inGerman = false) {
  const openTokenList = vi.fn()
  const screenFor = (next: typeof send, exiting = false) => (
    <SendScreen send={next} wallet={null} openTokenList={openTokenList} exiting={exiting} />
  )
  const { rerender } = render(
    inGerman ? (
      <LocaleContext.Provider value={de}>{screenFor(send)}</LocaleContext.Provider>
    ) : (
      screenFor(send)
    ),
  )
  return {
    openTokenList,
    update: (next: typeof send, exiting = false) => rerender(screenFor(next, exiting)),
  }
}
const amountField = () =>
  screen.getByRole<HTMLInputElement>('textbox', { name: /^(Amount|Betrag)/ })
const receiverField = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^To/ })

test.each([
  ['preview', 'Review'],
  ['address-invalid', 'Invalid address'],
  ['address-missing', 'Enter an address'],
  ['address-unconfirmed', 'Confirm the address'],
  ['funds-insufficient', 'Not enough ETH'],
  ['amount-missing', 'Enter an amount'],
  ['value-incorrect', 'Enter an amount'],
  ['token-missing', 'Select a token'],
] as const)(
  'SendForm for the label %s shows a button “%s”, which is enabled for preview only',
  async (label, text) => {
    const preview = vi.fn()
    renderScreen(
      fillingView({
        label,
        preview: label === 'preview' ? preview : null,
        asset: label === 'token-missing' ? null : ether,
      }),
    )
    const button = screen.getAllByRole('button', { name: text }).at(-1)
    if (button === undefined) throw new Error(`No button ${text}`)
    expect(button.getAttribute('aria-disabled')).toBe(label === 'preview' ? null : 'true')
    await userEvent.click(button)
    expect(preview).toHaveBeenCalledTimes(label === 'preview' ? 1 : 0)
  },
)

test('SendForm submits on Enter in a field and shows the problem of the form (decision 41)', async () => {
  const submit = vi.fn()
  const { update } = renderScreen(fillingView({ submit }))
  await userEvent.type(receiverField(), '{Enter}')
  expect(submit).toHaveBeenCalledTimes(1)
  await userEvent.type(amountField(), '{Enter}')
  expect(submit).toHaveBeenCalledTimes(2)
  screen.getByRole('button', { name: 'Clear' }).focus()
  await userEvent.keyboard('{Enter}')
  expect(submit).toHaveBeenCalledTimes(2)
  update(fillingView({ preview: null, submit, problem: 'send/amount-or-receiver-missing' }))
  expect(screen.getByText('An amount and receiver address are required')).toBeTruthy()
  update(fillingView({ preview: null, submit, problem: 'send/token-missing' }))
  expect(screen.getByText('A token is required')).toBeTruthy()
})

test('AmountField replaces a typed comma with a decimal point', async () => {
  const send = fillingView({ amount: '1' })
  renderScreen(send)
  expect(amountField().inputMode).toBe('decimal')
  await userEvent.type(amountField(), ',')
  expect(send.setAmount).toHaveBeenLastCalledWith('1.')
})

test('AmountField adds a leading zero, replaces a single zero and ignores letters', async () => {
  const emptyView = fillingView({ amount: '' })
  const { update } = renderScreen(emptyView)
  await userEvent.type(amountField(), '.')
  expect(emptyView.setAmount).toHaveBeenLastCalledWith('0.')
  const zeroView = fillingView({ amount: '0' })
  update(zeroView)
  await userEvent.type(amountField(), '7')
  expect(zeroView.setAmount).toHaveBeenLastCalledWith('7')
  await userEvent.type(amountField(), 'e-')
  expect(zeroView.setAmount).toHaveBeenCalledTimes(1)
})

test('AmountField does not prevent the default of non-character keys', async () => {
  renderScreen(fillingView())
  amountField().focus()
  for (const key of ['F5', 'ArrowUp', 'PageDown', 'Unidentified']) {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
    amountField().dispatchEvent(event)
    expect([key, event.defaultPrevented]).toEqual([key, false])
  }
})

test('AmountField in German uses a decimal comma', async () => {
  const send = fillingView({ amount: '1.5' })
  renderScreen(send, true)
  expect(amountField().value).toBe('1,5')
  await userEvent.type(amountField(), '2')
  expect(send.setAmount).toHaveBeenLastCalledWith('1.52')
})

test.each([
  ['amount-invalid', 'Use numbers only, like 1.5'],
  ['amount-too-fine', 'ETH allows up to 18 decimal places'],
] as const)('AmountField for the label %s shows the expected format [H2]', (label, text) => {
  renderScreen(fillingView({ label, preview: null, counter: null }))
  expect(screen.getByText(text, { selector: '.lk-send-counter' })).toBeTruthy()
  expect(amountField().getAttribute('aria-invalid')).toBe('true')
})

test('AmountField switches the unit on a click on the converted amount, which requires a price', async () => {
  const send = fillingView()
  const { update } = renderScreen(send)
  await userEvent.click(screen.getByRole('button', { name: '$5,250.00 Enter amount in USD' }))
  expect(send.switchUnit).toHaveBeenCalled()
  update(fillingView({ unit: 'fiat', amount: '100', counter: '0.028571428571428571' }))
  expect(screen.getByRole('button', { name: '0.028571 ETH Enter amount in ETH' })).toBeTruthy()
  update(fillingView({ switchUnit: null, counter: null }))
  expect(screen.queryByRole('button', { name: /Write the amount/ })).toBeNull()
})

test('AmountField announces the converted amount once the visitor stops typing', async () => {
  vi.useFakeTimers()
  const { update } = renderScreen(fillingView({ amount: '', counter: null }))
  const announced = () => document.querySelector('.lk-send-amount [aria-live=polite]')?.textContent
  for (const [amount, counter] of [
    ['1', '3500'],
    ['12', '42000'],
  ] as const) {
    act(() => vi.advanceTimersByTime(500))
    update(fillingView({ amount, counter }))
    expect(announced()).toBe('$0.00')
  }
  act(() => vi.advanceTimersByTime(1_000))
  expect(announced()).toBe('$42,000.00')
  vi.useRealTimers()
})

test('AmountField disables Max if the balance is unknown [H4]', async () => {
  renderScreen(fillingView({ useMax: null, asset: { ...ether, balance: null } }))
  expect(
    screen.getByRole('button', { name: 'Max: use full balance' }).getAttribute('aria-disabled'),
  ).toBe('true')
  expect(screen.getByText('Balance unknown')).toBeTruthy()
})

test('ReceiverField shows the full address of a resolved name', () => {
  renderScreen(
    fillingView({
      receiver: {
        status: 'named',
        text: 'lantern.eth',
        address: receiver,
        name: 'lantern\u202e.eth',
        avatar: null,
        doubt: null,
      },
    }),
  )
  expect(screen.getByText('lantern.eth')).toBeTruthy()
  expect(screen.getByText(receiver)).toBeTruthy()
})

test.each([
  [
    'other-network',
    'This name has no address for Meadow. This is the address for Ethereum.',
    'Dieser Name hat keine Adresse für Meadow. Das ist die Adresse für Ethereum.',
  ],
  [
    'ambiguous',
    'This name has two addresses for Ethereum. Check that this is the right one.',
    'Dieser Name hat zwei Adressen für Ethereum. Prüfe, ob das die richtige ist.',
  ],
] as const)(
  'ReceiverField for the doubt %s names the network and asks whether to use the full address [V3]',
  async (reason, text, german) => {
    const send = fillingView({
      receiver: {
        status: 'doubtful',
        text: 'lantern.eth',
        address: receiver,
        name: 'lantern.eth',
        avatar: null,
        doubt: { reason, network: 'Ethereum' },
      },
      label: 'address-unconfirmed',
      preview: null,
      acceptReceiver: vi.fn(),
    })
    renderScreen(send)
    expect(screen.getByText(receiver)).toBeTruthy()
    expect(screen.getByText(text)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Use this address' }))
    expect(send.acceptReceiver).toHaveBeenCalledTimes(1)
    await userEvent.click(screen.getByRole('button', { name: "Don't use it" }))
    expect(send.setReceiver).toHaveBeenCalledWith('')
    cleanup()
    renderScreen(send, true)
    expect(screen.getByText(german)).toBeTruthy()
  },
)

test('ReceiverField shows a message for an invalid address, and a paste over the whole field replaces it', async () => {
  const send = fillingView({
    receiver: { status: 'invalid', text: '0x12', problem: 'send/address-invalid' },
    label: 'address-invalid',
    preview: null,
  })
  renderScreen(send)
  expect(screen.getByText('Not a valid address on this network.')).toBeTruthy()
  receiverField().setSelectionRange(0, 4)
  receiverField().focus()
  await userEvent.paste(` ${receiver}\n`)
  expect(send.pasteReceiver).toHaveBeenCalledWith(receiver)
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect(send.setReceiver).toHaveBeenCalledWith('')
})

test('SendScreen keeps the form, disabled, while the review is prepared, and can cancel', async () => {
  const { update } = renderScreen(fillingView())
  const cancel = vi.fn()
  update({ step: 'preparing', cancel })
  expect(amountField().value).toBe('1.5')
  expect(document.querySelector('fieldset')?.disabled).toBe(true)
  expect(screen.getByRole('button', { name: 'Review' }).getAttribute('aria-busy')).toBe('true')
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(cancel).toHaveBeenCalled()
  update(reviewingView(), true)
  expect(amountField().value).toBe('1.5')
})

test('SendForm shows the text of its problem', () => {
  renderScreen(fillingView({ problem: 'send/decimals-mismatch' }))
  expect(
    screen.getByText("This token's decimals don't match our records, so we stopped the transfer."),
  ).toBeTruthy()
})
