import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { de } from '../../locales/de.ts'
import { LocaleContext } from '../../locales/LocaleContext.ts'
import { coin, ether, filling, receiver, reviewing } from '../../testing/send.ts'
import { SendScreen } from './SendScreen.tsx'

afterEach(cleanup)

function show(send: Parameters<typeof SendScreen>[0]['send'], inGerman = false) {
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
const amount = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^(Amount|Betrag)/ })
const receiverField = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^To/ })

test.each([
  ['preview', 'Preview Send'],
  ['address-invalid', 'Invalid Address'],
  ['address-missing', 'Add Address'],
  ['funds-insufficient', 'Insufficient Funds'],
  ['amount-missing', 'Add Amount'],
  ['value-incorrect', 'Incorrect Value'],
  ['token-missing', 'Select Token'],
] as const)(
  "the form's button shows the label of %s and is enabled for preview only",
  async (label, text) => {
    const preview = vi.fn()
    show(
      filling({
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

test('Enter in a field opens the review if the button is enabled', async () => {
  const preview = vi.fn()
  const { update } = show(filling({ preview }))
  await userEvent.type(receiverField(), '{Enter}')
  expect(preview).toHaveBeenCalledTimes(1)
  await userEvent.type(amount(), '{Enter}')
  expect(preview).toHaveBeenCalledTimes(2)
  update(filling({ label: 'address-missing', preview: null }))
  await userEvent.type(receiverField(), '{Enter}')
  screen.getByRole('button', { name: 'Clear' }).focus()
  await userEvent.keyboard('{Enter}')
  expect(preview).toHaveBeenCalledTimes(2)
})

test('a typed comma becomes a decimal point', async () => {
  const send = filling({ amount: '1' })
  show(send)
  expect(amount().inputMode).toBe('decimal')
  await userEvent.type(amount(), ',')
  expect(send.setAmount).toHaveBeenLastCalledWith('1.')
})

test('the amount field adds a leading zero, replaces a single zero and ignores letters', async () => {
  const empty = filling({ amount: '' })
  const { update } = show(empty)
  await userEvent.type(amount(), '.')
  expect(empty.setAmount).toHaveBeenLastCalledWith('0.')
  const zero = filling({ amount: '0' })
  update(zero)
  await userEvent.type(amount(), '7')
  expect(zero.setAmount).toHaveBeenLastCalledWith('7')
  await userEvent.type(amount(), 'e-')
  expect(zero.setAmount).toHaveBeenCalledTimes(1)
})

test('the amount field does not handle non-character keys', async () => {
  show(filling())
  amount().focus()
  for (const key of ['F5', 'ArrowUp', 'PageDown', 'Unidentified']) {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
    amount().dispatchEvent(event)
    expect([key, event.defaultPrevented]).toEqual([key, false])
  }
})

test('the German amount field uses a decimal comma', async () => {
  const send = filling({ amount: '1.5' })
  show(send, true)
  expect(amount().value).toBe('1,5')
  await userEvent.type(amount(), '2')
  expect(send.setAmount).toHaveBeenLastCalledWith('1.52')
})

test.each([
  ['amount-invalid', 'Write digits and one point, such as 1.5'],
  ['amount-too-fine', 'ETH has at most 18 digits after the point'],
] as const)('the label %s shows the expected format [H2]', (label, text) => {
  show(filling({ label, preview: null, counter: null }))
  expect(screen.getByText(text)).toBeTruthy()
  expect(amount().getAttribute('aria-invalid')).toBe('true')
})

test('a click on the converted amount switches the unit and requires a price', async () => {
  const send = filling()
  const { update } = show(send)
  await userEvent.click(screen.getByRole('button', { name: '$5,250.00 Write the amount in USD' }))
  expect(send.switchUnit).toHaveBeenCalled()
  update(filling({ unit: 'fiat', amount: '100', counter: '0.028571428571428571' }))
  expect(screen.getByRole('button', { name: '0.028571 ETH Write the amount in ETH' })).toBeTruthy()
  update(filling({ switchUnit: null, counter: null }))
  expect(screen.queryByRole('button', { name: /Write the amount/ })).toBeNull()
})

test('Max is disabled without a balance [H4]', async () => {
  show(filling({ useMax: null, asset: { ...ether, balance: null } }))
  expect(
    screen.getByRole('button', { name: 'Max: all there is' }).getAttribute('aria-disabled'),
  ).toBe('true')
  expect(screen.getByText('Balance unknown')).toBeTruthy()
})

test('a resolved name shows the full address', () => {
  show(
    filling({
      receiver: {
        status: 'named',
        text: 'lantern.eth',
        address: receiver,
        name: 'lantern\u202e.eth',
        avatar: null,
      },
    }),
  )
  expect(screen.getByText('lantern.eth')).toBeTruthy()
  expect(screen.getByText(receiver)).toBeTruthy()
})

test('a name lookup can be stopped', async () => {
  const stopResolving = vi.fn()
  show(
    filling({
      receiver: { status: 'resolving', text: 'lantern.eth' },
      label: 'resolving',
      preview: null,
      stopResolving,
    }),
  )
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }))
  expect(stopResolving).toHaveBeenCalled()
})

test('an invalid address shows a message, and a paste over the whole field replaces it', async () => {
  const send = filling({
    receiver: { status: 'invalid', text: '0x12', problem: 'send/address-invalid' },
    label: 'address-invalid',
    preview: null,
  })
  show(send)
  expect(screen.getByText('This is no address of this network.')).toBeTruthy()
  receiverField().setSelectionRange(0, 4)
  receiverField().focus()
  await userEvent.paste(` ${receiver}\n`)
  expect(send.pasteReceiver).toHaveBeenCalledWith(receiver)
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect(send.setReceiver).toHaveBeenCalledWith('')
})

test('a click on the token opens the token list', async () => {
  const { openTokenList } = show(filling({ asset: coin }))
  await userEvent.click(screen.getByRole('button', { name: /^USD Coin/ }))
  expect(openTokenList).toHaveBeenCalled()
})

test('the form stays disabled while the review is prepared, which can be cancelled', async () => {
  const { update } = show(filling())
  const cancel = vi.fn()
  update({ step: 'preparing', cancel })
  expect(amount().value).toBe('1.5')
  expect(document.querySelector('fieldset')?.disabled).toBe(true)
  expect(screen.getByRole('button', { name: 'Preview Send' }).getAttribute('aria-busy')).toBe(
    'true',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(cancel).toHaveBeenCalled()
  update(reviewing(), true)
  expect(amount().value).toBe('1.5')
})

test('a problem of the form is shown above its button', () => {
  show(filling({ problem: 'send/decimals-mismatch' }))
  expect(
    screen.getByText(
      'The token counts its digits otherwise than the list says. It is not sent, to be safe.',
    ),
  ).toBeTruthy()
})
