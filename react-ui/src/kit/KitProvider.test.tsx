import { act, render, screen, waitFor } from '@testing-library/react'
import type { ReactElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { ConnectButton } from '../buttons/ConnectButton.tsx'
import { NetworkButton } from '../buttons/NetworkButton.tsx'
import { useAccount } from '../hooks/useAccount.ts'
import { useReady } from '../hooks/useReady.ts'
import { Modal } from '../modal/Modal.tsx'
import {
  approveConnection,
  createTestEnvironment,
  storedConnection,
} from '../testing/environment.ts'
import { createConnectedEnvironment, last } from '../testing/modal.tsx'
import { renderWithKit } from '../testing/render.tsx'
import { ConnectionCookie } from './ConnectionCookie.ts'
import { reconnectingFromCookie } from './connection-cookie.ts'
import { KitProvider } from './KitProvider.tsx'

type TestKit = ReturnType<typeof createTestEnvironment>['kit']

const cleanups: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup()
})

/** Renders the page as on a server. */
const serverMarkup = (page: (kit: TestKit) => ReactElement) =>
  renderToString(page(createTestEnvironment({}, { facts: { url: '' }, stored: null }).kit))

/** Hydrates the markup of a server with the page of a browser. Returns the errors of React. */
async function hydrate(html: string, page: ReactElement) {
  const container = document.createElement('div')
  document.body.append(container)
  container.append(document.createRange().createContextualFragment(html))
  const errors: unknown[] = []
  const root = await act(async () =>
    hydrateRoot(container, page, { onRecoverableError: (error) => errors.push(error) }),
  )
  cleanups.push(async () => {
    await act(async () => root.unmount())
    container.remove()
  })
  return errors
}

const page = (kit: TestKit) => (
  <KitProvider kit={kit}>
    <ConnectButton />
    <NetworkButton />
    <Modal />
  </KitProvider>
)

test('KitProvider hydrates the markup of a server without errors, then renders the stored connection', async () => {
  const html = serverMarkup(page)
  expect(html).toContain('Connect wallet')
  const browser = createTestEnvironment(
    {},
    { stored: { ...storedConnection, '@latchkit/default/active_caip_network_id': 'eip155:1338' } },
  )
  expect(browser.kit.account.get().status).toBe('reconnecting')
  expect(await hydrate(html, page(browser.kit))).toEqual([])
  expect(screen.getByRole('button', { name: 'Connecting' }).dataset.state).toBe('reconnecting')
  expect(screen.getByRole('button', { name: 'Hedge' })).toBeTruthy()
})

/** Records what each render returns, for example `reconnecting false`. */
const createProbe = () => {
  const seen: string[] = []
  const Probe = () => {
    const text = `${useAccount().status} ${useReady()}`
    if (seen.at(-1) !== text) seen.push(text)
    return <p>{text}</p>
  }
  return {
    seen,
    page: (kit: TestKit) => (
      <KitProvider kit={kit}>
        <Probe />
      </KitProvider>
    ),
  }
}

test('useAccount is reconnecting on a server, and disconnected once a page without stored connection is hydrated', async () => {
  const probe = createProbe()
  const html = serverMarkup(probe.page)
  expect(html).toContain('reconnecting false')
  expect(await hydrate(html, probe.page(createTestEnvironment().kit))).toEqual([])
  expect(probe.seen).toEqual(['reconnecting false', 'disconnected true'])
})

test('useAccount is never disconnected while a stored connection is hydrated and restored', async () => {
  const probe = createProbe()
  const browser = createTestEnvironment({}, { stored: storedConnection })
  await hydrate(serverMarkup(probe.page), probe.page(browser.kit))
  await waitFor(() => approveConnection(browser, browser.kit))
  await act(() => browser.kit.ready())
  expect(probe.seen).toEqual(['reconnecting false', 'connected false', 'connected true'])
})

test('useAccount and useReady have their final values in the first render of a page without a server', () => {
  const probe = createProbe()
  const { unmount } = render(probe.page(createTestEnvironment().kit))
  expect(probe.seen).toEqual(['disconnected true'])
  unmount()
})

const pageOf = (reconnecting: readonly string[]) => (kit: TestKit) => (
  <KitProvider kit={kit} reconnecting={reconnecting}>
    <ConnectButton />
    <ConnectButton namespace="solana" />
  </KitProvider>
)

test('ConnectButton is rendered as connecting on a server whose request has the cookie of a connection', async () => {
  const returning = pageOf(['eip155', 'unknown'])
  const html = serverMarkup(returning)
  expect(html.match(/Connecting|Connect wallet/g)).toEqual(['Connecting', 'Connect wallet'])
  const browser = createTestEnvironment({}, { stored: storedConnection })
  expect(await hydrate(html, returning(browser.kit))).toEqual([])
  expect(screen.getByRole('button', { name: 'Connecting' })).toBeTruthy()
})

test('ConnectButton is rendered as connecting until the page is hydrated if the connection has ended since', async () => {
  const returning = pageOf(['eip155'])
  await hydrate(serverMarkup(returning), returning(createTestEnvironment().kit))
  expect(screen.queryByRole('button', { name: 'Connecting' })).toBeNull()
})

test('ConnectionCookie names the connected namespaces and removes the cookie when none is connected', async () => {
  const { kit, adapter } = await createConnectedEnvironment({ id: 'a b' })
  const { unmount } = renderWithKit(kit, <ConnectionCookie />)
  expect(reconnectingFromCookie(document.cookie, 'a b')).toEqual(['eip155'])
  act(() => void kit.disconnect())
  await waitFor(() => last(adapter.calls.disconnect).resolve())
  await waitFor(() => expect(document.cookie).toBe(''))
  unmount()
})

test('ConnectionCookie keeps the cookie when the kit is stopped', async () => {
  const { kit } = await createConnectedEnvironment({ id: 'stopped' })
  const { unmount } = renderWithKit(kit, <ConnectionCookie />)
  act(() => kit.stop())
  expect(reconnectingFromCookie(document.cookie, 'stopped')).toEqual(['eip155'])
  unmount()
})

test('ConnectionCookie renders in a page that may not use cookies', () => {
  const blocked = vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {
    throw new DOMException('The document is sandboxed', 'SecurityError')
  })
  const { container, unmount } = renderWithKit(
    createTestEnvironment().kit,
    <>
      <ConnectionCookie />
      page
    </>,
  )
  expect(blocked).toHaveBeenCalled()
  expect(container.textContent).toBe('page')
  unmount()
  blocked.mockRestore()
})

test.each([
  [null, []],
  ['', []],
  ['theme=dark; latchkit.default=eip155.solana; a=b', ['eip155', 'solana']],
  ['latchkit.other=eip155; xlatchkit.default=solana', []],
])('reconnectingFromCookie reads the namespaces of the kit from the header %j', (header, names) => {
  expect(reconnectingFromCookie(header)).toEqual(names)
})

test('reconnectingFromCookie reads the cookie of the kit with the given id', () => {
  expect(reconnectingFromCookie('latchkit.a%20b=cosmos', 'a b')).toEqual(['cosmos'])
})
