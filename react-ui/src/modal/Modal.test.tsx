import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { expect, test, vi } from 'vitest'
import { ConnectButton } from '../buttons/ConnectButton.tsx'
import { KitProvider } from '../kit/KitProvider.tsx'
import { approveConnection, createTestEnvironment, fox } from '../testing/environment.ts'
import { Modal } from './Modal.tsx'

type Environment = ReturnType<typeof createTestEnvironment>

const page = ({ kit }: Environment) => (
  <StrictMode>
    <KitProvider kit={kit}>
      <ConnectButton />
      <Modal duration={0} />
    </KitProvider>
  </StrictMode>
)
const openModal = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Connect wallet' }))
  return screen.findByRole('dialog', { name: 'Connect wallet' })
}
/** Ends the 150 ms in which the modal fades out. */
const endFade = ({ clock }: Environment) => act(() => clock.advance(150))
/** The parts of the document outside the modal that the modal changes. */
const documentState = () => ({
  children: document.body.children.length,
  style: document.body.getAttribute('style') ?? '',
  hidden: document.querySelectorAll('[aria-hidden], [inert]').length,
  // A closed modal keeps its own styles.
  sheets: document.adoptedStyleSheets.filter((sheet) => !('latchkit' in sheet)).length,
})

test('Modal renders nothing until a click opens a dialog that has a label and the focus', async () => {
  const env = createTestEnvironment()
  render(page(env))
  expect(screen.queryByRole('dialog')).toBeNull()
  const dialog = await openModal()
  expect(dialog.getAttribute('aria-modal')).toBe('true')
  expect(dialog.contains(document.activeElement)).toBe(true)
  expect(await within(dialog).findByRole('button', { name: /Foxglove/ })).toBeTruthy()
})

test('Modal does not compute the styles of its own dialog when it opens', async () => {
  const checked: string[] = []
  Element.prototype.checkVisibility = function () {
    checked.push(this.className)
    return true
  }
  try {
    render(page(createTestEnvironment()))
    await openModal()
    await waitFor(() => expect(document.activeElement?.closest('[role=dialog]')).not.toBeNull())
    expect(checked).toEqual([])
  } finally {
    Reflect.deleteProperty(Element.prototype, 'checkVisibility')
  }
})

test('Modal announces only its title when it opens', async () => {
  const env = createTestEnvironment({ metadata: { name: 'Orchard' } })
  render(page(env))
  const dialog = await openModal()
  expect(dialog.getAttribute('aria-describedby')).toBeNull()
  expect(dialog.textContent).not.toContain('Orchard')
  expect(within(dialog).getAllByText('Connect wallet')).toHaveLength(1)
  expect(within(dialog).getByRole('status').textContent).toBe('')
})

test('Modal announces the text of each step in one live region, and the title of a view without one', async () => {
  const env = createTestEnvironment()
  render(page(env))
  const dialog = await openModal()
  const status = within(dialog).getByRole('status')
  await userEvent.click(await within(dialog).findByRole('button', { name: /Foxglove/ }))
  await waitFor(() =>
    expect(status.textContent).toMatch(/^Approve in Foxglove\. Confirm in Foxglove/),
  )
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(status.textContent).toBe('Connect wallet'))
  expect(within(dialog).getByRole('status')).toBe(status)
})

test('Modal focuses the row of the picked wallet again after Cancel', async () => {
  const env = createTestEnvironment()
  env.adapter.announce({ ...fox, id: 'otter', name: 'Otter', rdns: 'test.otter' })
  render(page(env))
  const dialog = await openModal()
  await userEvent.click(await within(dialog).findByRole('button', { name: /Otter/ }))
  await screen.findByRole('dialog', { name: 'Otter' })
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Cancel' }))
  await screen.findByRole('dialog', { name: 'Connect wallet' })
  await waitFor(() =>
    expect(document.activeElement).toBe(within(dialog).getByRole('button', { name: /Otter/ })),
  )
})

test('Modal focuses the control of the header or the view that was used last after going back', async () => {
  const env = createTestEnvironment()
  render(page(env))
  const dialog = await openModal()
  const help = () => within(dialog).getByLabelText('What is a wallet?')
  await userEvent.click(help())
  await screen.findByRole('dialog', { name: 'What is a wallet?' })
  expect(document.activeElement?.getAttribute('data-view')).toBe('WhatIsAWallet')
  within(dialog).getByRole('button', { name: 'Back' }).focus()
  await userEvent.keyboard('{Enter}')
  await screen.findByRole('dialog', { name: 'Connect wallet' })
  expect(document.activeElement).toBe(help())
  await userEvent.click(await within(dialog).findByRole('button', { name: /Foxglove/ }))
  await screen.findByRole('dialog', { name: 'Foxglove' })
  within(dialog).getByRole('button', { name: 'Back' }).focus()
  await userEvent.keyboard('{Enter}')
  await screen.findByRole('dialog', { name: 'Connect wallet' })
  await waitFor(() =>
    expect(document.activeElement).toBe(within(dialog).getByRole('button', { name: /Foxglove/ })),
  )
})

test('Modal returns the focus to its opener before it has faded out, so that Enter opens it again', async () => {
  const env = createTestEnvironment()
  render(page(env))
  await openModal()
  await userEvent.keyboard('{Escape}')
  expect(env.kit.state.getSnapshot().modal.phase).toBe('closing')
  expect(document.activeElement?.textContent).toBe('Connect wallet')
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(env.kit.state.getSnapshot().modal.phase).toBe('open'))
  await waitFor(() =>
    expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true),
  )
})

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['the close button', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ['kit.close()', (env: Environment) => act(() => env.kit.close())],
])('Modal closed by %s restores the document and focuses its opener [O7]', async (_, close) => {
  const env = createTestEnvironment()
  render(page(env))
  const documentBefore = documentState()
  await openModal()
  expect(documentState()).not.toEqual(documentBefore)
  await close(env)
  expect(env.kit.state.getSnapshot().modal.phase).toBe('closing')
  endFade(env)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Connect wallet' })),
  )
  expect(documentState()).toEqual(documentBefore)
})

test('Modal closes on a click whose press was on the backdrop, and on no other click [Z22]', async () => {
  const env = createTestEnvironment()
  render(page(env))
  await openModal()
  const backdrop = document.querySelector('.lk-backdrop') ?? document.body
  fireEvent.pointerDown(document.body, { button: 0 })
  fireEvent.click(backdrop) // the page removed the pressed element
  expect(env.kit.state.getSnapshot().modal.phase).toBe('open')
  fireEvent.pointerDown(backdrop, { button: 0 })
  fireEvent.click(backdrop)
  await waitFor(() => expect(env.kit.state.getSnapshot().modal.phase).toBe('closing'))
})

test('Modal renders one dialog after 20 alternating calls of open and close and is open after the last one [L1]', async () => {
  const env = createTestEnvironment()
  render(page(env))
  await openModal()
  for (let turn = 0; turn < 20; turn += 1) {
    await act(async () => {
      if (turn % 2 === 0) env.kit.close()
      else await env.kit.open()
    })
    act(() => env.clock.advance(5))
  }
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
  expect(env.kit.state.getSnapshot().modal.phase).toBe('open')
  act(() => env.kit.close())
  endFade(env)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('Modal closes once on Escape, requestClose and the close button together [L4]', async () => {
  const env = createTestEnvironment()
  render(page(env))
  await openModal()
  const phases: string[] = []
  env.kit.state.subscribe(({ modal }) => phases.at(-1) !== modal.phase && phases.push(modal.phase))
  const close = screen.getByRole('button', { name: 'Close' })
  await act(async () => {
    close.click()
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    env.kit.modal.requestClose()
    close.click()
  })
  endFade(env)
  expect(phases).toEqual(['closing', 'closed'])
})

test('Modal restores the document when it unmounts during a wallet request [L3]', async () => {
  const env = createTestEnvironment()
  const documentBefore = documentState()
  const sheetsBefore = [...document.adoptedStyleSheets]
  const rendered = render(page(env))
  const dialog = await openModal()
  await userEvent.click(await within(dialog).findByRole('button', { name: /Foxglove/ }))
  await screen.findByRole('dialog', { name: 'Foxglove' })
  rendered.unmount()
  rendered.container.remove()
  await waitFor(() => expect(documentState()).toEqual(documentBefore))
  expect(document.adoptedStyleSheets).toEqual(sheetsBefore)
})

test('Modal disappears when the kit stops [O5]', async () => {
  const env = createTestEnvironment()
  render(page(env))
  const documentBefore = documentState()
  await openModal()
  act(() => env.kit.stop())
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(documentState()).toEqual(documentBefore))
})

test.each(['[data-latchkit]', '.lk-root'])(
  'Modal comes back after the page removed %s, and still closes [XP3]',
  async (selector) => {
    const env = createTestEnvironment()
    render(page(env))
    const dialog = await openModal()
    dialog.closest(selector)?.remove()
    await waitFor(() => expect(dialog.isConnected).toBe(true))
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
    await userEvent.keyboard('{Escape}')
    dialog.closest(selector)?.remove()
    endFade(env)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect((await openModal()).isConnected).toBe(true)
  },
)

test('Modal stays open on an Escape that cancels the composition of an input method', async () => {
  const env = createTestEnvironment()
  render(page(env))
  await openModal()
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape', isComposing: true })
  expect(env.kit.state.getSnapshot().modal.phase).toBe('open')
})

test('Modal with disableAppend renders at its place in the React tree', async () => {
  const env = createTestEnvironment({ disableAppend: true })
  const { container } = render(page(env))
  expect(container.contains(await openModal())).toBe(true)
})

test('Modal shakes on Escape while the view must not be closed', async () => {
  const env = createTestEnvironment()
  render(page(env))
  await openModal()
  act(() => env.kit.modal.reset('UnsupportedChain'))
  await userEvent.keyboard('{Escape}')
  expect(document.querySelector('.lk-card')?.hasAttribute('data-shaking')).toBe(true)
  act(() => env.clock.advance(500))
  expect(document.querySelector('.lk-card')?.hasAttribute('data-shaking')).toBe(false)
  expect(screen.getByRole('dialog')).toBeTruthy()
})

test('Modal moves the focus from the previous view to the next one', async () => {
  const env = createTestEnvironment()
  render(page(env))
  const dialog = await openModal()
  await userEvent.click(await within(dialog).findByRole('button', { name: /Foxglove/ }))
  const next = await screen.findByRole('dialog', { name: 'Foxglove' })
  expect(next.contains(document.activeElement)).toBe(true)
  expect(document.activeElement?.closest('[inert]')).toBeNull()
})

test('Modal closes after the wallet approved, and ConnectButton shows the address', async () => {
  const env = createTestEnvironment()
  render(page(env))
  const dialog = await openModal()
  await userEvent.click(await within(dialog).findByRole('button', { name: /Foxglove/ }))
  await waitFor(() => expect(env.adapter.calls.connect).toHaveLength(1))
  await act(async () => approveConnection(env, env.kit))
  await waitFor(() => expect(env.kit.account.get().status).toBe('connected'))
  act(() => env.clock.advance(300))
  await waitFor(() => expect(env.kit.state.getSnapshot().modal.phase).toBe('closing'))
  endFade(env)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByRole('button').textContent).toContain('0x00…7705Fa')
})

test('Modal in embedded mode is a region of the page without backdrop and close button', async () => {
  const env = createTestEnvironment({ enableEmbedded: true })
  const { container } = render(page(env))
  const region = await screen.findByRole('region', { name: 'Connect wallet' })
  expect(container.contains(region)).toBe(true)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
  expect(document.querySelector('.lk-backdrop')).toBeNull()
})

test('Modal in embedded mode keeps the focus inside after disconnecting', async () => {
  const env = createTestEnvironment({ enableEmbedded: true })
  render(page(env))
  const region = await screen.findByRole('region', { name: 'Connect wallet' })
  await userEvent.click(await within(region).findByRole('button', { name: /Foxglove/ }))
  await waitFor(() => expect(env.adapter.calls.connect).toHaveLength(1))
  await act(async () => approveConnection(env, env.kit))
  act(() => env.clock.advance(1_000))
  await userEvent.click(await within(region).findByRole('button', { name: 'Disconnect' }))
  await waitFor(() => expect(env.adapter.calls.disconnect).toHaveLength(1))
  await act(async () => env.adapter.calls.disconnect[0]?.resolve())
  await screen.findByRole('region', { name: 'Connect wallet' })
  await waitFor(() => expect(region.contains(document.activeElement)).toBe(true))
})

test('Modal opens and shows all wallets in an environment without ResizeObserver and matchMedia', async () => {
  vi.stubGlobal('ResizeObserver', undefined)
  vi.stubGlobal('matchMedia', undefined)
  const env = createTestEnvironment()
  render(page(env))
  await openModal()
  act(() => env.kit.modal.push('AllWallets'))
  await screen.findByRole('dialog', { name: 'All wallets' })
})

test('Modal warns with the option debug if the styles are not loaded', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const env = createTestEnvironment({ debug: true })
  render(page(env))
  await openModal()
  await waitFor(() =>
    expect(warn).toHaveBeenCalledWith(
      "[latchkit] No styles: import '@latchkit/react-ui/styles.css' in the page",
    ),
  )
  warn.mockRestore()
})
