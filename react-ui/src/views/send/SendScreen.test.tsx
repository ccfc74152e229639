import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { de } from '../../locales/de.ts'
import { LocaleContext } from '../../locales/LocaleContext.ts'
import { coin, ether, filling, receiver, reviewing } from '../../testing/send.ts'
import { SendScreen } from './SendScreen.tsx'

afterEach(cleanup)

function show(send: Parameters<typeof SendScreen>[0]['send'], words = false) {
  const choose = vi.fn()
  const of = (now: typeof send, leaving = false) => (
    <SendScreen send={now} wallet={null} openTokenList={choose} exiting={leaving} />
  )
  const { rerender } = render(
    words ? <LocaleContext.Provider value={de}>{of(send)}</LocaleContext.Provider> : of(send),
  )
  return { choose, again: (now: typeof send, leaving = false) => rerender(of(now, leaving)) }
}
const amount = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^(Amount|Betrag)/ })
const to = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^To/ })

test.each([
  ['preview', 'Preview Send'],
  ['address-invalid', 'Invalid Address'],
  ['address-missing', 'Add Address'],
  ['funds-insufficient', 'Insufficient Funds'],
  ['amount-missing', 'Add Amount'],
  ['value-incorrect', 'Incorrect Value'],
  ['token-missing', 'Select Token'],
] as const)(
  'the button says %s in the words of the specification, and goes on only at the first',
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
    if (button === undefined) throw new Error(`There is no ${text}`)
    expect(button.getAttribute('aria-disabled')).toBe(label === 'preview' ? null : 'true')
    await userEvent.click(button)
    expect(preview).toHaveBeenCalledTimes(label === 'preview' ? 1 : 0)
  },
)

test('Enter in a field goes on to the review where the button would, and nowhere else', async () => {
  const preview = vi.fn()
  const { again } = show(filling({ preview }))
  await userEvent.type(to(), '{Enter}')
  expect(preview).toHaveBeenCalledTimes(1)
  await userEvent.type(amount(), '{Enter}')
  expect(preview).toHaveBeenCalledTimes(2)
  again(filling({ label: 'address-missing', preview: null }))
  await userEvent.type(to(), '{Enter}')
  screen.getByRole('button', { name: 'Clear' }).focus()
  await userEvent.keyboard('{Enter}')
  expect(preview).toHaveBeenCalledTimes(2)
})

test('what is typed is handed on as it is; a comma from the keyboard is the point', async () => {
  const send = filling({ amount: '1' })
  show(send)
  expect(amount().inputMode).toBe('decimal')
  await userEvent.type(amount(), ',')
  expect(send.setAmount).toHaveBeenLastCalledWith('1.')
})

test('an empty field that gets a point begins with a zero, a zero gives way to a digit, and letters do nothing', async () => {
  const empty = filling({ amount: '' })
  const { again } = show(empty)
  await userEvent.type(amount(), '.')
  expect(empty.setAmount).toHaveBeenLastCalledWith('0.')
  const zero = filling({ amount: '0' })
  again(zero)
  await userEvent.type(amount(), '7')
  expect(zero.setAmount).toHaveBeenLastCalledWith('7')
  await userEvent.type(amount(), 'e-')
  expect(zero.setAmount).toHaveBeenCalledTimes(1)
})

test('keys that are no letters stay the browser’s', async () => {
  show(filling())
  amount().focus()
  for (const key of ['F5', 'ArrowUp', 'PageDown', 'Unidentified']) {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
    amount().dispatchEvent(event)
    expect([key, event.defaultPrevented]).toEqual([key, false])
  }
})

test('German writes and reads the amount with a comma', async () => {
  const send = filling({ amount: '1.5' })
  show(send, true)
  expect(amount().value).toBe('1,5')
  await userEvent.type(amount(), '2')
  expect(send.setAmount).toHaveBeenLastCalledWith('1.52')
})

test.each([
  ['amount-invalid', 'Write digits and one point, such as 1.5'],
  ['amount-too-fine', 'ETH has at most 18 digits after the point'],
] as const)('H2 %s says what can be written', (label, text) => {
  show(filling({ label, preview: null, counter: null }))
  expect(screen.getByText(text)).toBeTruthy()
  expect(amount().getAttribute('aria-invalid')).toBe('true')
})

test('the other unit stands beneath and is switched to with a click; without a price there is none', async () => {
  const send = filling()
  const { again } = show(send)
  await userEvent.click(screen.getByRole('button', { name: '$5,250.00 Write the amount in USD' }))
  expect(send.switchUnit).toHaveBeenCalled()
  again(filling({ unit: 'fiat', amount: '100', counter: '0.028571428571428571' }))
  expect(screen.getByRole('button', { name: '0.028571 ETH Write the amount in ETH' })).toBeTruthy()
  again(filling({ switchUnit: null, counter: null }))
  expect(screen.queryByRole('button', { name: /Write the amount/ })).toBeNull()
})

test('H4 without a balance all of it cannot be taken', async () => {
  show(filling({ useMax: null, asset: { ...ether, balance: null } }))
  expect(
    screen.getByRole('button', { name: 'Max: all there is' }).getAttribute('aria-disabled'),
  ).toBe('true')
  expect(screen.getByText('Balance unknown')).toBeTruthy()
})

test('a name that was found shows its whole address, and whose it is', () => {
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

test('while a name is looked up one can stop it', async () => {
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

test('what is no address says why; a paste over everything is taken at once', async () => {
  const send = filling({
    receiver: { status: 'invalid', text: '0x12', problem: 'send/address-invalid' },
    label: 'address-invalid',
    preview: null,
  })
  show(send)
  expect(screen.getByText('This is no address of this network.')).toBeTruthy()
  to().setSelectionRange(0, 4)
  to().focus()
  await userEvent.paste(` ${receiver}\n`)
  expect(send.pasteReceiver).toHaveBeenCalledWith(receiver)
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect(send.setReceiver).toHaveBeenCalledWith('')
})

test('the token leads to the list of tokens', async () => {
  const { choose } = show(filling({ asset: coin }))
  await userEvent.click(screen.getByRole('button', { name: /^USD Coin/ }))
  expect(choose).toHaveBeenCalled()
})

test('while the review is being prepared the form stays, can not be changed, and can be stopped', async () => {
  const { again } = show(filling())
  const cancel = vi.fn()
  again({ step: 'preparing', cancel })
  expect(amount().value).toBe('1.5')
  expect(document.querySelector('fieldset')?.disabled).toBe(true)
  expect(screen.getByRole('button', { name: 'Preview Send' }).getAttribute('aria-busy')).toBe(
    'true',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(cancel).toHaveBeenCalled()
  again(reviewing(), true)
  expect(amount().value).toBe('1.5')
})

test('a problem of the whole form is said above its button', () => {
  show(filling({ problem: 'send/decimals-mismatch' }))
  expect(
    screen.getByText(
      'The token counts its digits otherwise than the list says. It is not sent, to be safe.',
    ),
  ).toBeTruthy()
})
