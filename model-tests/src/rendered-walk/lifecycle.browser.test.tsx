import { KitProvider } from '@latchkit/react-ui'
import { mount } from '@latchkit/react-ui/embed'
import { ConnectingExternal } from '@latchkit/react-ui/views/connect'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fox } from '../samples.ts'
import { countListeners } from './listeners.ts'
import { button, dialog, expectRemoved, expectValue, expectVisible, heading } from './locators.ts'
import { connectFox, nextRequest, type RenderedKit, renderKit } from './rendered-kit.tsx'

let listeners: ReturnType<typeof countListeners>
const shown = new Set<RenderedKit>()
const show = (...options: Parameters<typeof renderKit>) => {
  const world = renderKit(...options)
  shown.add(world)
  return world
}
beforeEach(() => {
  listeners = countListeners()
})
afterEach(() => {
  for (const world of shown) world.remove()
  shown.clear()
  listeners.stop()
})

/**
 * State left in the page. React's mark on the body is permanent and an empty style attribute has no
 * effect; both are ignored.
 */
const hostPage = () => ({
  elements: [...document.body.querySelectorAll('*')].map(
    ({ tagName, className }) => `${tagName}.${className}`,
  ),
  body: document.body.style.cssText,
  html: document.documentElement.getAttribute('style'),
  sheets: document.adoptedStyleSheets.length,
  hidden: document.querySelectorAll('[aria-hidden], [inert]').length,
  styles: document.head.querySelectorAll('style').length,
})

test('unmounting with an open modal and a pending wallet request restores the page and cancels the request [L3]', async () => {
  // opens once before, because libraries create permanent nodes and listeners on first use
  const first = renderKit()
  await first.kit.open()
  await expectVisible(dialog())
  first.remove()
  await expectValue(() => document.querySelector('[role=dialog]'), null)
  const before = { page: hostPage(), listeners: listeners.on() }

  const world = show()
  await world.kit.open()
  world.kit.modal.push('ConnectingExternal', { connectorId: fox.id })
  await expectVisible(heading('Approve in Fox'))
  const request = await nextRequest(world.adapter.calls.connect)
  expect(request.signal.aborted).toBe(false)
  world.remove()
  await expectValue(() => ({ page: hostPage(), listeners: listeners.on() }), before)
  expect(request.signal.aborted).toBe(true)
  expect([world.adapter.listenerCount(), world.clock.pending()]).toEqual([0, 0])
})

test('twenty openings leave no more nodes and listeners than one [O5]', async () => {
  const world = show()
  const openAndClose = async () => {
    await button('Connect wallet').click()
    await expectVisible(button(/^Fox/))
    await userEvent.keyboard('{Escape}')
    world.clock.advance(150)
    await expectRemoved(dialog())
  }
  await openAndClose()
  const before = {
    page: hostPage(),
    listeners: listeners.on(),
    timers: world.clock.pending(),
    heard: world.adapter.listenerCount(),
  }
  for (let time = 0; time < 20; time += 1) await openAndClose()
  expect({
    page: hostPage(),
    listeners: listeners.on(),
    timers: world.clock.pending(),
    heard: world.adapter.listenerCount(),
  }).toEqual(before)
})

test('StrictMode starts one discovery and sends one wallet request [D7]', async () => {
  const world = show()
  await world.kit.open()
  await button(/^Fox/).click()
  await expectVisible(heading('Approve in Fox'))
  expect(world.adapter.calls.connect).toHaveLength(1)
  expect(world.adapter.listenerCount()).toBe(1)
})

test('a flow outside of the modal sends one request in StrictMode and stops when its component unmounts [D7]', async () => {
  const world = show()
  const host = document.createElement('div')
  document.body.append(host)
  const root = createRoot(host)
  root.render(
    <StrictMode>
      <KitProvider kit={world.kit}>
        <ConnectingExternal connectorId={fox.id}>
          {({ step }) => <output>{step}</output>}
        </ConnectingExternal>
      </KitProvider>
    </StrictMode>,
  )
  await expectVisible(page.getByText('requesting'))
  const request = await nextRequest(world.adapter.calls.connect)
  expect(world.adapter.calls.connect).toHaveLength(1)
  root.unmount()
  host.remove()
  await expectValue(() => request.signal.aborted, true)
})

test('the kit survives a remount, as after hot reload, with one connection [D7]', async () => {
  const world = show()
  await connectFox(world)
  const heard = world.adapter.listenerCount()
  const host = document.createElement('div')
  document.body.append(host)
  for (let times = 0; times < 3; times += 1) {
    const unmount = mount(world.kit, host)
    await expectValue(() => world.kit.account.get().status, 'connected')
    unmount()
  }
  host.remove()
  expect(world.adapter.calls.connect).toHaveLength(1)
  expect(world.adapter.listenerCount()).toBe(heard)
})

test('100 toasts in a second are shown one at a time and announced rarely [L7]', async () => {
  const world = show()
  await world.kit.open()
  await expectVisible(dialog())
  world.kit.modal.showToast({ variant: 'success', message: 'Message 0' })
  await expectVisible(page.getByText('Message 0', { exact: true }))
  const said: string[] = []
  let most = 0
  const live = document.querySelector('.lk-toasts')
  const observer = new MutationObserver(() => {
    const texts = [...document.querySelectorAll('.lk-toast')].map(
      ({ textContent }) => textContent ?? '',
    )
    most = Math.max(most, texts.length)
    if (texts[0] !== undefined && texts[0] !== said.at(-1)) said.push(texts[0])
  })
  observer.observe(live ?? document.body, { childList: true, subtree: true, characterData: true })
  for (let count = 1; count <= 100; count += 1) {
    world.kit.modal.showToast({ variant: 'success', message: `Message ${count}` })
    world.clock.advance(10)
    await Promise.resolve()
  }
  world.clock.advance(150)
  await expectVisible(page.getByText('Message 100', { exact: true }))
  observer.disconnect()
  expect(most).toBe(1)
  expect(said.length).toBeLessThanOrEqual(1_000 / 150 + 2)
  expect(said.at(-1)).toBe('Message 100')
})

test('the modal in a shadow root has the same styles and traps keyboard focus (decision 35)', async () => {
  const world = show()
  const unmount = mount(world.kit, { shadow: true })
  const root = document.querySelector('[data-latchkit]')?.shadowRoot
  await world.kit.open()
  await expectValue(() => root?.querySelector('[role=dialog] li button') != null, true)
  const [inside, outside] = [
    root?.querySelector('[role=dialog]'),
    document.body.querySelector('[role=dialog]'),
  ]
  const look = (element: Element | null | undefined) =>
    element ? getComputedStyle(element).inlineSize : null
  expect(look(inside)).toBe(look(outside))
  for (let tabs = 0; tabs < 12; tabs += 1) {
    await userEvent.keyboard('{Tab}')
    expect(root?.querySelector('[role=dialog]')?.contains(root.activeElement)).toBe(true)
  }
  unmount()
  await expectValue(() => document.querySelector('[data-latchkit]'), null)
})
