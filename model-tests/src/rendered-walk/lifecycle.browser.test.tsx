import { KitProvider } from '@latchkit/react-ui'
import { mount } from '@latchkit/react-ui/embed'
import { ConnectingExternal } from '@latchkit/react-ui/views/connect'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fox } from '../samples.ts'
import { countListeners } from './listeners.ts'
import { button, dialog, heading, reads, sees, seesNo } from './look.ts'
import { asked, connectFox, showWorld, type World } from './world.tsx'

let listeners: ReturnType<typeof countListeners>
const shown = new Set<World>()
const show = (...options: Parameters<typeof showWorld>) => {
  const world = showWorld(...options)
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

/** What anybody left in the page. React marks a body it has drawn into for good; an empty style says nothing. */
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

test('L3 taken away with the modal open and a wallet asked, nothing is left and the request is given up', async () => {
  // once before, so that what the libraries load and keep is there
  const first = showWorld()
  await first.kit.open()
  await sees(dialog())
  first.remove()
  await reads(() => document.querySelector('[role=dialog]'), null)
  const before = { page: hostPage(), listeners: listeners.on() }

  const world = show()
  await world.kit.open()
  world.kit.navigate.push('ConnectingExternal', { connectorId: fox.id })
  await sees(heading('Approve in Fox'))
  const request = await asked(world.adapter.calls.connect)
  expect(request.signal.aborted).toBe(false)
  world.remove()
  await reads(() => ({ page: hostPage(), listeners: listeners.on() }), before)
  expect(request.signal.aborted).toBe(true)
  expect([world.adapter.listeners(), world.clock.pending()]).toEqual([0, 0])
})

test('O5 twenty openings leave as much behind as one', async () => {
  const world = show()
  const openAndClose = async () => {
    await button('Connect wallet').click()
    await sees(button(/^Fox/))
    await userEvent.keyboard('{Escape}')
    world.clock.advance(150)
    await seesNo(dialog())
  }
  await openAndClose()
  const before = {
    page: hostPage(),
    listeners: listeners.on(),
    timers: world.clock.pending(),
    heard: world.adapter.listeners(),
  }
  for (let time = 0; time < 20; time += 1) await openAndClose()
  expect({
    page: hostPage(),
    listeners: listeners.on(),
    timers: world.clock.pending(),
    heard: world.adapter.listeners(),
  }).toEqual(before)
})

test('D7 under strict mode, which mounts twice, one discovery listens and one wallet is asked once', async () => {
  const world = show()
  await world.kit.open()
  await button(/^Fox/).click()
  await sees(heading('Approve in Fox'))
  expect(world.adapter.calls.connect).toHaveLength(1)
  expect(world.adapter.listeners()).toBe(1)
})

test('D7 a flow on a page of its own asks once under strict mode, and is given up when its component goes', async () => {
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
  await sees(page.getByText('asking'))
  const request = await asked(world.adapter.calls.connect)
  expect(world.adapter.calls.connect).toHaveLength(1)
  root.unmount()
  host.remove()
  await reads(() => request.signal.aborted, true)
})

test('D7 the kit outlives its page: drawn anew, as after a change of code, it is connected once', async () => {
  const world = show()
  await connectFox(world)
  const heard = world.adapter.listeners()
  const host = document.createElement('div')
  document.body.append(host)
  for (let times = 0; times < 3; times += 1) {
    const unmount = mount(world.kit, host)
    await reads(() => world.kit.getIsConnectedState(), true)
    unmount()
  }
  host.remove()
  expect(world.adapter.calls.connect).toHaveLength(1)
  expect(world.adapter.listeners()).toBe(heard)
})

test('L7 a hundred toasts in a second: never two at once, and few enough to be read out', async () => {
  const world = show()
  await world.kit.open()
  await sees(dialog())
  world.kit.showSuccessMessage('Message 0')
  await sees(page.getByText('Message 0', { exact: true }))
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
    world.kit.showSuccessMessage(`Message ${count}`)
    world.clock.advance(10)
    await Promise.resolve()
  }
  world.clock.advance(150)
  await sees(page.getByText('Message 100', { exact: true }))
  observer.disconnect()
  expect(most).toBe(1)
  expect(said.length).toBeLessThanOrEqual(1_000 / 150 + 2)
  expect(said.at(-1)).toBe('Message 100')
})

test('decision 35: in a shadow root it looks the same, and keyboard and focus stay inside', async () => {
  const world = show()
  const unmount = mount(world.kit, { shadow: true })
  const root = document.querySelector('[data-latchkit]')?.shadowRoot
  await world.kit.open()
  await reads(() => root?.querySelector('[role=dialog] li button') != null, true)
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
  await reads(() => document.querySelector('[data-latchkit]'), null)
})
