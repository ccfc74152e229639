import { KitProvider } from '@latchkit/react-ui'
import { mount } from '@latchkit/react-ui/embed'
import { ConnectingExternal } from '@latchkit/react-ui/views/connect'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fox } from '../samples.ts'
import { trackListeners } from './listeners.ts'
import { button, dialog, expectRemoved, expectValue, expectVisible, heading } from './locators.ts'
import { connectFox, nextRequest, type RenderedKit, renderKit } from './rendered-kit.tsx'

let listeners: ReturnType<typeof trackListeners>
const renderedKits = new Set<RenderedKit>()
const render = (...options: Parameters<typeof renderKit>) => {
  const rendered = renderKit(...options)
  renderedKits.add(rendered)
  return rendered
}
beforeEach(() => {
  listeners = trackListeners()
})
afterEach(() => {
  for (const rendered of renderedKits) rendered.remove()
  renderedKits.clear()
  listeners.stop()
})

/** State of the host page that the modal changes while it is open. */
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
  // open once before, because libraries create permanent nodes and listeners on first use
  const earlier = renderKit()
  await earlier.kit.open()
  await expectVisible(dialog())
  earlier.remove()
  await expectValue(() => document.querySelector('[role=dialog]'), null)
  const before = { page: hostPage(), listeners: listeners.types() }

  const rendered = render()
  await rendered.kit.open()
  rendered.kit.modal.push('ConnectingExternal', { connectorId: fox.id })
  await expectVisible(heading('Approve in Fox'))
  const request = await nextRequest(rendered.adapter.calls.connect)
  expect(request.signal.aborted).toBe(false)
  rendered.remove()
  await expectValue(() => ({ page: hostPage(), listeners: listeners.types() }), before)
  expect(request.signal.aborted).toBe(true)
  expect([rendered.adapter.listenerCount(), rendered.clock.pending()]).toEqual([0, 0])
})

test('opening the modal twenty times leaves no more nodes, listeners and timers than once [O5]', async () => {
  const rendered = render()
  const openAndClose = async () => {
    await button('Connect wallet').click()
    await expectVisible(button(/^Fox/))
    await userEvent.keyboard('{Escape}')
    rendered.clock.advance(150)
    await expectRemoved(dialog())
  }
  await openAndClose()
  const before = {
    page: hostPage(),
    listeners: listeners.types(),
    walletListeners: rendered.adapter.listenerCount(),
  }
  // The first opening starts requests, whose timers end with them.
  const timers = rendered.clock.pending()
  for (let count = 0; count < 20; count += 1) await openAndClose()
  expect({
    page: hostPage(),
    listeners: listeners.types(),
    walletListeners: rendered.adapter.listenerCount(),
  }).toEqual(before)
  expect(rendered.clock.pending()).toBeLessThanOrEqual(timers)
})

test('in StrictMode the modal starts one discovery and sends one wallet request [D7]', async () => {
  const rendered = render()
  await rendered.kit.open()
  await button(/^Fox/).click()
  await expectVisible(heading('Approve in Fox'))
  expect(rendered.adapter.calls.connect).toHaveLength(1)
  expect(rendered.adapter.listenerCount()).toBe(1)
})

test('a flow outside of the modal sends one request in StrictMode and stops when its component unmounts [D7]', async () => {
  const rendered = render()
  const host = document.createElement('div')
  document.body.append(host)
  const root = createRoot(host)
  root.render(
    <StrictMode>
      <KitProvider kit={rendered.kit}>
        <ConnectingExternal connectorId={fox.id}>
          {({ step }) => <output>{step}</output>}
        </ConnectingExternal>
      </KitProvider>
    </StrictMode>,
  )
  await expectVisible(page.getByText('requesting'))
  const request = await nextRequest(rendered.adapter.calls.connect)
  expect(rendered.adapter.calls.connect).toHaveLength(1)
  root.unmount()
  host.remove()
  await expectValue(() => request.signal.aborted, true)
})

test('remounting the modal, as hot reload does, keeps the kit connected with one wallet request [D7]', async () => {
  const rendered = render()
  await connectFox(rendered)
  const walletListeners = rendered.adapter.listenerCount()
  const host = document.createElement('div')
  document.body.append(host)
  for (let count = 0; count < 3; count += 1) {
    const unmount = mount(rendered.kit, host)
    await expectValue(() => rendered.kit.account.get().status, 'connected')
    unmount()
  }
  host.remove()
  expect(rendered.adapter.calls.connect).toHaveLength(1)
  expect(rendered.adapter.listenerCount()).toBe(walletListeners)
})

test('of 100 toasts within a second one is shown at a time, at most one per 150 ms and the last one at the end [L7]', async () => {
  const rendered = render()
  await rendered.kit.open()
  await expectVisible(dialog())
  rendered.kit.modal.showToast({ variant: 'success', message: 'Message 0' })
  await expectVisible(page.getByText('Message 0', { exact: true }))
  const shownTexts: string[] = []
  let maxShown = 0
  const observer = new MutationObserver(() => {
    const texts = [...document.querySelectorAll('.lk-toast')].map(
      ({ textContent }) => textContent ?? '',
    )
    maxShown = Math.max(maxShown, texts.length)
    if (texts[0] !== undefined && texts[0] !== shownTexts.at(-1)) shownTexts.push(texts[0])
  })
  observer.observe(document.body, { childList: true, subtree: true, characterData: true })
  for (let count = 1; count <= 100; count += 1) {
    rendered.kit.modal.showToast({ variant: 'success', message: `Message ${count}` })
    rendered.clock.advance(10)
    await Promise.resolve()
  }
  rendered.clock.advance(150)
  await expectVisible(page.getByText('Message 100', { exact: true }))
  observer.disconnect()
  expect(maxShown).toBe(1)
  expect(shownTexts.length).toBeLessThanOrEqual(1_000 / 150 + 2)
  expect(shownTexts.at(-1)).toBe('Message 100')
})

test('the modal in a shadow root has the same styles and traps keyboard focus (decision 35)', async () => {
  const rendered = render()
  const unmount = mount(rendered.kit, { shadow: true })
  const root = document.querySelector('[data-latchkit]')?.shadowRoot
  await rendered.kit.open()
  await expectValue(() => root?.querySelector('[role=dialog] li button') != null, true)
  const [inside, outside] = [
    root?.querySelector('[role=dialog]'),
    document.body.querySelector('[role=dialog]'),
  ]
  const lookOf = (element: Element | null | undefined) => {
    if (element == null) return null
    const { inlineSize, position, display, padding, color, borderRadius } =
      getComputedStyle(element)
    return { inlineSize, position, display, padding, color, borderRadius }
  }
  expect(lookOf(inside)).toEqual(lookOf(outside))
  const rowOf = (frame: Element | null | undefined) => frame?.querySelector('li button')
  await expectValue(() => rowOf(outside) != null, true)
  expect(lookOf(rowOf(inside))).toEqual(lookOf(rowOf(outside)))
  for (let tabs = 0; tabs < 12; tabs += 1) {
    await userEvent.keyboard('{Tab}')
    expect(root?.querySelector('[role=dialog]')?.contains(root.activeElement)).toBe(true)
  }
  unmount()
  await expectValue(() => root?.host.isConnected, false)
  expect(root?.adoptedStyleSheets.filter((sheet) => 'latchkit' in sheet)).toEqual([])
})
