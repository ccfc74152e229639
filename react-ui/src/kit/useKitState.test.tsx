import { act, cleanup, render, screen } from '@testing-library/react'
import { StrictMode, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { ConnectButton } from '../buttons/ConnectButton.tsx'
import { NetworkButton } from '../buttons/NetworkButton.tsx'
import { Modal } from '../modal/Modal.tsx'
import { connectedBefore, createTestWorld } from '../testing/world.ts'
import { KitProvider } from './KitProvider.tsx'
import { shallowEqual } from './shallowEqual.ts'
import { useKit } from './useKit.ts'
import { useKitState } from './useKitState.ts'

afterEach(cleanup)

function Mode() {
  return <output>{String(useKitState(({ config }) => config.themeMode))}</output>
}

test('a hook without a provider says what is missing', () => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(() => render(<Mode />)).toThrow('need <KitProvider kit={…}> above them')
  quiet.mockRestore()
})

test('a component draws again when its part changes, and not when another does', async () => {
  const { kit } = createTestWorld()
  let draws = 0
  function Part() {
    draws += 1
    return <output>{String(useKitState(({ config }) => config.themeMode))}</output>
  }
  render(
    <KitProvider kit={kit}>
      <Part />
    </KitProvider>,
  )
  const before = draws
  act(() => kit.setTermsConditionsUrl('https://page.example/terms'))
  expect(draws).toBe(before)
  act(() => kit.setThemeMode('dark'))
  expect(screen.getByRole('status').textContent).toBe('dark')
})

test('what is put together stays the same object while its parts are equal, also where the selector is new each time', () => {
  const { kit } = createTestWorld()
  const seen = new Set<object>()
  function Parts() {
    const [, draw] = useState(0)
    seen.add(
      useKitState(
        ({ config }) => ({ mode: config.themeMode, terms: config.termsConditionsUrl }),
        shallowEqual,
      ),
    )
    return (
      <button type="button" onClick={() => draw((count) => count + 1)}>
        draw
      </button>
    )
  }
  render(
    <KitProvider kit={kit}>
      <Parts />
    </KitProvider>,
  )
  const count = seen.size
  act(() => screen.getByRole('button').click())
  act(() => kit.setPrivacyPolicyUrl('https://page.example/privacy'))
  act(() => screen.getByRole('button').click())
  expect(seen.size).toBe(count)
  act(() => kit.setThemeMode('dark'))
  expect([...seen].at(-1)).toEqual({ mode: 'dark', terms: null })
  expect(seen.size).toBe(count + 1)
})

test('several providers on one page stay apart', () => {
  const [one, other] = [
    createTestWorld({ id: 'one', themeMode: 'dark' }),
    createTestWorld({ id: 'other', themeMode: 'light' }),
  ]
  render(
    <KitProvider kit={one.kit}>
      <Mode />
      <KitProvider kit={other.kit}>
        <Mode />
      </KitProvider>
    </KitProvider>,
  )
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual([
    'dark',
    'light',
  ])
})

test('the provider hands on the very kit it was given, in strict mode too', () => {
  const { kit } = createTestWorld()
  const seen = new Set<unknown>()
  const See = () => {
    seen.add(useKit())
    return null
  }
  render(
    <StrictMode>
      <KitProvider kit={kit}>
        <See />
      </KitProvider>
    </StrictMode>,
  )
  expect([...seen]).toEqual([kit])
})

const page = (kit: ReturnType<typeof createTestWorld>['kit']) => (
  <KitProvider kit={kit}>
    <ConnectButton />
    <NetworkButton />
    <Modal />
  </KitProvider>
)

test("the first render in a browser that remembers a connection equals the server's, and then catches up", async () => {
  const server = createTestWorld({}, { facts: { url: '' }, stored: null })
  const html = renderToString(page(server.kit))
  const place = document.createElement('div')
  document.body.append(place)
  place.append(document.createRange().createContextualFragment(html))
  const browser = createTestWorld(
    {},
    { stored: { ...connectedBefore, '@latchkit/default/active_caip_network_id': 'eip155:1338' } },
  )
  expect(browser.kit.getAccount().status).toBe('reconnecting')
  const mistakes: unknown[] = []
  const root = await act(async () =>
    hydrateRoot(place, page(browser.kit), { onRecoverableError: (error) => mistakes.push(error) }),
  )
  expect(mistakes).toEqual([])
  expect(screen.getByRole('button', { name: 'Connecting' }).dataset.state).toBe('reconnecting')
  expect(screen.getByRole('button', { name: 'Hedge' })).toBeTruthy()
  await act(async () => root.unmount())
  place.remove()
})
