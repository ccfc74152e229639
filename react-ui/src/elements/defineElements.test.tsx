import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { loadLocale } from '../locales/load-locale.ts'
import { createTestEnvironment } from '../testing/environment.ts'
import { last } from '../testing/modal.tsx'
import { defineElements } from './index.ts'

/** Defines the elements for a new kit. */
const define = (...[options, elementOptions]: DefineParameters) => {
  const env = createTestEnvironment(options)
  act(() => defineElements(env.kit, elementOptions))
  return env
}
type DefineParameters = [
  options?: Parameters<typeof createTestEnvironment>[0],
  elementOptions?: Parameters<typeof defineElements>[1],
]

/** Appends HTML to the body and waits until its elements have rendered. */
const append = (html: string) =>
  act(async () => {
    document.body.append(document.createRange().createContextualFragment(html))
  })

afterEach(() => act(async () => document.body.replaceChildren()))

test('elements that the page contains before defineElements render their kit afterwards', async () => {
  await append('<latchkit-button>Loading</latchkit-button><latchkit-modal></latchkit-modal>')
  expect(document.body.textContent).toBe('Loading')
  const { kit } = define()
  await act(async () => {})
  expect(document.body.textContent).toBe('Connect wallet')
  act(() => screen.getByRole('button', { name: 'Connect wallet' }).click())
  await waitFor(() => expect(kit.state.getSnapshot().modal.phase).toBe('open'))
  expect(await screen.findByRole('dialog')).toBeTruthy()
})

test('the buttons follow their attributes', async () => {
  define()
  await append(
    '<latchkit-button label="Sign in"></latchkit-button><latchkit-network-button></latchkit-network-button>',
  )
  const button = document.querySelector('latchkit-button')
  expect(button?.textContent).toBe('Sign in')
  await act(async () => button?.setAttribute('label', 'Log in'))
  expect(button?.textContent).toBe('Log in')
  await act(async () => button?.removeAttribute('label'))
  expect(button?.textContent).toBe('Connect wallet')
  await append('<latchkit-button kit="" namespace="" label="" id="empty"></latchkit-button>')
  expect(document.querySelector('#empty')?.textContent).toBe('Connect wallet')
  expect(document.querySelector('latchkit-network-button')?.textContent).toContain('Meadow')
})

test('latchkit-button with a namespace opens the wallets of that namespace', async () => {
  const { kit } = define()
  await append('<latchkit-button namespace="eip155"></latchkit-button>')
  act(() => screen.getByRole('button').click())
  await waitFor(() => expect(kit.state.getSnapshot().modal.namespace).toBe('eip155'))
})

test.each(['ethereum', '__proto__', 'constructor'])(
  'latchkit-button and latchkit-network-button with the unknown namespace %s change nothing in the kit',
  async (namespace) => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { kit } = define()
    const { network } = kit.state.getSnapshot()
    await append(
      `<latchkit-button namespace="${namespace}"></latchkit-button><latchkit-network-button namespace="${namespace}"></latchkit-network-button>`,
    )
    expect(document.body.textContent).toBe('Connect walletChoose network')
    for (const button of screen.getAllByRole('button')) await act(async () => button.click())
    await waitFor(() => expect(error).toHaveBeenCalledTimes(2))
    expect(kit.state.getSnapshot()).toMatchObject({ network, modal: { phase: 'closed' } })
    error.mockRestore()
  },
)

test('latchkit-wallet-button opens the wallet of its attribute, and latchkit-account-button is empty without a wallet', async () => {
  define({ customWallets: [{ id: 'ours', name: 'Our Wallet' }] })
  await append(
    '<latchkit-wallet-button wallet="ours"></latchkit-wallet-button><latchkit-account-button></latchkit-account-button>',
  )
  expect(screen.getByRole('button', { name: 'Our Wallet' })).toBeTruthy()
  expect(document.querySelector('latchkit-account-button')?.childElementCount).toBe(0)
})

test('a moved element keeps its content, a removed one drops it and renders again when it is added', async () => {
  define()
  await append('<latchkit-button></latchkit-button><main></main>')
  const element = document.querySelector('latchkit-button')
  const button = screen.getByRole('button')
  await act(async () => document.querySelector('main')?.append(element ?? ''))
  expect(screen.getByRole('button')).toBe(button)
  await act(async () => element?.remove())
  expect(element?.childElementCount).toBe(0)
  await act(async () => document.body.append(element ?? ''))
  expect(screen.getByRole('button').textContent).toBe('Connect wallet')
})

test('latchkit-modal stays open when it moves, and closes when it is removed [V17]', async () => {
  const { kit } = define()
  await append('<latchkit-modal></latchkit-modal><main></main>')
  const modal = document.querySelector('latchkit-modal')
  const phase = () => kit.state.getSnapshot().modal.phase
  await act(() => kit.open())
  await screen.findByRole('dialog')
  await act(async () => document.querySelector('main')?.append(modal ?? ''))
  expect([phase(), screen.queryAllByRole('dialog').length]).toEqual(['open', 1])
  await act(async () => modal?.remove())
  await waitFor(() => expect(phase()).toBe('closing'))
})

test('elements render the kit that their attribute `kit` names, also if the page passes it later', async () => {
  await append('<latchkit-network-button kit="second"></latchkit-network-button>')
  define()
  const element = document.querySelector('latchkit-network-button')
  expect(element?.textContent).toBe('')
  const { kit } = define({ id: 'second' })
  await act(() => kit.network.switch(last(kit.network.get().networks)))
  expect(element?.textContent).toContain('Hedge')
  await act(async () => element?.removeAttribute('kit'))
  expect(element?.textContent).toContain('Meadow')
})

test('a later kit with the same id replaces the earlier one in its elements', async () => {
  define()
  await append('<latchkit-button></latchkit-button>')
  const { kit } = define({}, { locale: await loadLocale('de') })
  await act(async () => {})
  expect(document.body.textContent).toBe('Wallet verbinden')
  act(() => screen.getByRole('button').click())
  await waitFor(() => expect(kit.state.getSnapshot().modal.phase).toBe('open'))
})

test('elements in a shadow root adopt the styles while they are in it and render the modal inside', async () => {
  const { kit } = define({}, { styles: '.latchkit { color: red }' })
  await append('<section></section>')
  const root = document.querySelector('section')?.attachShadow({ mode: 'open' })
  const modal = document.createElement('latchkit-modal')
  await act(async () => root?.append(modal))
  expect(root?.adoptedStyleSheets).toHaveLength(1)
  await act(() => kit.open())
  await waitFor(() => expect(root?.querySelector('[role=dialog]')).toBeTruthy())
  expect(within(document.body).queryByRole('dialog')).toBeNull()
  await act(async () => modal.remove())
  expect(root?.adoptedStyleSheets).toHaveLength(0)
})

test('elements draw no toast with the option toaster: false, and do so for a later kit without it [V30]', async () => {
  const toast = () => document.querySelector('.lk-toast')?.textContent ?? null
  const first = define({}, { toaster: false })
  await append('<latchkit-modal></latchkit-modal>')
  const show = ({ kit }: typeof first) =>
    act(() => kit.modal.showToast({ variant: 'success', message: 'Sent' }))
  show(first)
  await waitFor(() => expect(first.kit.state.getSnapshot().toast.open).toBe(true))
  await act(async () => {})
  expect(toast()).toBeNull()
  show(define())
  await waitFor(() => expect(toast()).toBe('Sent'))
})
