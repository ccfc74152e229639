import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import { ConnectButton } from '../buttons/ConnectButton.tsx'
import { KitProvider } from '../kit/KitProvider.tsx'
import { approve, createTestWorld, fox } from '../testing/world.ts'
import { Modal } from './Modal.tsx'

afterEach(cleanup)

type World = ReturnType<typeof createTestWorld>

const page = ({ kit }: World) => (
  <StrictMode>
    <KitProvider kit={kit}>
      <ConnectButton />
      <Modal duration={0} />
    </KitProvider>
  </StrictMode>
)
const opened = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Connect wallet' }))
  return screen.findByRole('dialog', { name: 'Connect wallet' }, { timeout: 10_000 })
}
/** The 150 ms in which the modal fades. */
const faded = ({ clock }: World) => act(() => clock.advance(150))
const outside = () => ({
  children: document.body.children.length,
  style: document.body.getAttribute('style') ?? '',
  hidden: document.querySelectorAll('[aria-hidden], [inert]').length,
  sheets: document.adoptedStyleSheets.length,
})

test('nothing is drawn until it is wanted; a click opens it, labelled, with the focus on it', async () => {
  const world = createTestWorld()
  render(page(world))
  expect(screen.queryByRole('dialog')).toBeNull()
  const dialog = await opened()
  expect(dialog.getAttribute('aria-modal')).toBe('true')
  expect(dialog.contains(document.activeElement)).toBe(true)
  expect(await within(dialog).findByRole('button', { name: /Foxglove/ })).toBeTruthy()
})

test('its title is all that is read when it opens: nothing is said twice', async () => {
  const world = createTestWorld({ metadata: { name: 'Orchard' } })
  render(page(world))
  const dialog = await opened()
  expect(dialog.getAttribute('aria-describedby')).toBeNull()
  expect(dialog.textContent).not.toContain('Orchard')
  expect(within(dialog).getAllByText('Connect wallet')).toHaveLength(1)
  expect(within(dialog).getByRole('status').textContent).toBe('')
})

test('one status reads out each step with its sentence, and the title of a page without one', async () => {
  const world = createTestWorld()
  render(page(world))
  const dialog = await opened()
  const status = within(dialog).getByRole('status')
  await userEvent.click(await within(dialog).findByRole('button', { name: /Foxglove/ }))
  await waitFor(() =>
    expect(status.textContent).toMatch(/^Approve in Foxglove\. Foxglove is asking/),
  )
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(status.textContent).toBe('Connect wallet'))
  expect(within(dialog).getByRole('status')).toBe(status)
})

test('after Cancel the focus is on the row that was picked', async () => {
  const world = createTestWorld()
  world.adapter.announce({ ...fox, id: 'otter', name: 'Otter', rdns: 'test.otter' })
  render(page(world))
  const dialog = await opened()
  await userEvent.click(await within(dialog).findByRole('button', { name: /Otter/ }))
  await screen.findByRole('dialog', { name: 'Otter' })
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Cancel' }))
  await screen.findByRole('dialog', { name: 'Connect wallet' })
  await waitFor(() =>
    expect(document.activeElement).toBe(within(dialog).getByRole('button', { name: /Otter/ })),
  )
})

test('while it fades the focus is back already: Enter opens it again', async () => {
  const world = createTestWorld()
  render(page(world))
  await opened()
  await userEvent.keyboard('{Escape}')
  expect(world.kit.store.getSnapshot().modal.phase).toBe('closing')
  expect(document.activeElement?.textContent).toBe('Connect wallet')
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(world.kit.store.getSnapshot().modal.phase).toBe('open'))
  await waitFor(() =>
    expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true),
  )
})

describe('O7: closing leaves the page as it was, and the focus on what opened it', () => {
  test.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['the close button', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
    ['the page', (world: World) => act(() => world.kit.close())],
  ])('by %s', async (_, close) => {
    const world = createTestWorld()
    render(page(world))
    const before = outside()
    await opened()
    expect(outside()).not.toEqual(before)
    await close(world)
    expect(world.kit.store.getSnapshot().modal.phase).toBe('closing')
    faded(world)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Connect wallet' })),
    )
    expect(outside()).toEqual(before)
  })
})

test('the overlay closes it', async () => {
  const world = createTestWorld()
  render(page(world))
  await opened()
  const backdrop = document.querySelector('.lk-backdrop') ?? document.body
  fireEvent.pointerDown(backdrop, { button: 0 })
  fireEvent.click(backdrop)
  await waitFor(() => expect(world.kit.store.getSnapshot().modal.phase).toBe('closing'))
})

test('L1: opened and closed 20 times within 150 ms there is one dialog, and the last intent wins', async () => {
  const world = createTestWorld()
  render(page(world))
  await opened()
  for (let turn = 0; turn < 20; turn += 1) {
    await act(async () => {
      if (turn % 2 === 0) world.kit.close()
      else await world.kit.open()
    })
    act(() => world.clock.advance(5))
  }
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
  expect(world.kit.store.getSnapshot().modal.phase).toBe('open')
  act(() => world.kit.close())
  faded(world)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('L4: Escape, overlay and button together close it once', async () => {
  const world = createTestWorld()
  render(page(world))
  await opened()
  const phases: string[] = []
  world.kit.store.subscribe(
    ({ modal }) => phases.at(-1) !== modal.phase && phases.push(modal.phase),
  )
  const close = screen.getByRole('button', { name: 'Close' })
  await act(async () => {
    close.click()
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    world.kit.tryClose()
    close.click()
  })
  faded(world)
  expect(phases).toEqual(['closing', 'closed'])
})

test('L3: unmounted while it is open and a wallet is asked, the page is as it was', async () => {
  const world = createTestWorld()
  const before = outside()
  const rendered = render(page(world))
  const dialog = await opened()
  await userEvent.click(await within(dialog).findByRole('button', { name: /Foxglove/ }))
  await screen.findByRole('dialog', { name: 'Foxglove' })
  rendered.unmount()
  rendered.container.remove()
  await waitFor(() => expect(outside()).toEqual(before))
})

test('O5: a kit that is stopped takes its modal along', async () => {
  const world = createTestWorld()
  render(page(world))
  const before = outside()
  await opened()
  act(() => world.kit.stop())
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(outside()).toEqual(before))
})

test('where it may not close it shakes', async () => {
  const world = createTestWorld()
  render(page(world))
  await opened()
  act(() => world.kit.navigate.reset('UnsupportedChain'))
  await userEvent.keyboard('{Escape}')
  expect(document.querySelector('.lk-card')?.hasAttribute('data-shaking')).toBe(true)
  act(() => world.clock.advance(500))
  expect(document.querySelector('.lk-card')?.hasAttribute('data-shaking')).toBe(false)
  expect(screen.getByRole('dialog')).toBeTruthy()
})

test('a page that leaves with the focus hands it to the one that comes', async () => {
  const world = createTestWorld()
  render(page(world))
  const dialog = await opened()
  await userEvent.click(await within(dialog).findByRole('button', { name: /Foxglove/ }))
  const next = await screen.findByRole('dialog', { name: 'Foxglove' })
  expect(next.contains(document.activeElement)).toBe(true)
  expect(document.activeElement?.closest('[inert]')).toBeNull()
})

test('the button shows who is connected once the wallet approved, and the modal goes', async () => {
  const world = createTestWorld()
  render(page(world))
  const dialog = await opened()
  await userEvent.click(await within(dialog).findByRole('button', { name: /Foxglove/ }))
  await waitFor(() => expect(world.adapter.calls.connect).toHaveLength(1))
  await act(async () => approve(world, world.kit))
  await waitFor(() => expect(world.kit.getAccount().status).toBe('connected'))
  act(() => world.clock.advance(450))
  await waitFor(() => expect(world.kit.store.getSnapshot().modal.phase).toBe('closing'))
  faded(world)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByRole('button').textContent).toContain('0x00…7705Fa')
})

test('embedded, it is part of the page: no backdrop, nothing to close', async () => {
  const world = createTestWorld({ enableEmbedded: true })
  const { container } = render(page(world))
  const region = await screen.findByRole('region', { name: 'Connect wallet' })
  expect(container.contains(region)).toBe(true)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
  expect(document.querySelector('.lk-backdrop')).toBeNull()
})

test('embedded, disconnecting leaves the focus on the page that comes', async () => {
  const world = createTestWorld({ enableEmbedded: true })
  render(page(world))
  const region = await screen.findByRole('region', { name: 'Connect wallet' })
  await userEvent.click(await within(region).findByRole('button', { name: /Foxglove/ }))
  await waitFor(() => expect(world.adapter.calls.connect).toHaveLength(1))
  await act(async () => approve(world, world.kit))
  act(() => world.clock.advance(1_000))
  await userEvent.click(await within(region).findByRole('button', { name: 'Disconnect' }))
  await waitFor(() => expect(world.adapter.calls.disconnect).toHaveLength(1))
  await act(async () => world.adapter.calls.disconnect[0]?.resolve())
  await screen.findByRole('region', { name: 'Connect wallet' })
  await waitFor(() => expect(region.contains(document.activeElement)).toBe(true))
})
