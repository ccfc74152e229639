import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef, type ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { createHandle, HandleContext } from '../kit/HandleContext.ts'
import { KitProvider } from '../kit/KitProvider.tsx'
import { de } from '../locales/de.ts'
import { connectIn, createFamilies } from '../testing/families.ts'
import { connectedWorld, foreignNetwork, last } from '../testing/modal.tsx'
import { connectedBefore, createTestWorld } from '../testing/world.ts'
import { AccountButton } from './AccountButton.tsx'
import { ConnectButton } from './ConnectButton.tsx'
import { NetworkButton } from './NetworkButton.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

type World = ReturnType<typeof createTestWorld>
const draw = ({ kit }: World, button: ReactNode) =>
  render(<KitProvider kit={kit}>{button}</KitProvider>)
const text = () => screen.getByRole('button').textContent

test('it asks to connect, says that it is connecting, and then as whom and with how much', async () => {
  const world = createTestWorld()
  draw(world, <ConnectButton />)
  expect(text()).toBe('Connect wallet')
  await act(async () => {
    await world.kit.open()
    world.kit.navigate.push('ConnectingExternal', { connectorId: 'fox' })
  })
  await waitFor(() => expect(text()).toBe('Connecting'))
  const { caipNetworkId } = last(world.kit.getCaipNetworks().slice(0, 1))
  const address = '0x742d35Cc6634C0532925a3b844Bc454e4438f44e'
  await waitFor(() => last(world.adapter.calls.connect))
  await act(async () =>
    last(world.adapter.calls.connect).resolve({
      namespace: 'eip155',
      connectorId: 'fox',
      address,
      accounts: [{ address, type: 'eoa' }],
      caipNetworkId,
    }),
  )
  await waitFor(() => expect(text()).toBe('0x74…38f44e'))
  await waitFor(() => last(world.adapter.calls.balance))
  await act(async () =>
    last(world.adapter.calls.balance).resolve({
      value: '1234567890000000000000',
      decimals: 18,
      symbol: 'ETH',
    }),
  )
  await waitFor(() => expect(text()).toBe('0x74…38f44e1,234.567 ETH'))
})

test('a visitor who comes back is told that the connection is on its way', () => {
  const world = createTestWorld({}, { stored: connectedBefore })
  draw(world, <ConnectButton />)
  expect(text()).toBe('Connecting')
  expect(screen.getByRole('button').dataset.state).toBe('reconnecting')
})

test('it opens the modal, unless the page said no; a page may give it a class, a style and a ref', async () => {
  const world = createTestWorld()
  const ref = createRef<HTMLButtonElement>()
  let clicks = 0
  draw(
    world,
    <ConnectButton
      ref={ref}
      className="mine"
      style={{ order: 2 }}
      onClick={(event) => {
        clicks += 1
        if (clicks === 1) event.preventDefault()
      }}
    />,
  )
  expect(ref.current).toBe(screen.getByRole('button'))
  expect(ref.current?.className).toContain('mine')
  expect(ref.current?.style.order).toBe('2')
  await userEvent.click(screen.getByRole('button'))
  expect(world.kit.isOpen()).toBe(false)
  await userEvent.click(screen.getByRole('button'))
  await waitFor(() => expect(world.kit.isOpen()).toBe(true))
})

test.each([
  ['a pointer', () => userEvent.hover(screen.getByRole('button'))],
  ['the keyboard', () => userEvent.tab()],
])('%s that comes near fetches the modal, once, and opens nothing', async (_, comeNear) => {
  const { kit } = createTestWorld()
  let fetches = 0
  const handle = createHandle(
    kit,
    () => {
      fetches += 1
      return new Promise(() => {})
    },
    { nonce: undefined, container: null },
  )
  render(
    <HandleContext.Provider value={handle}>
      <ConnectButton />
    </HandleContext.Provider>,
  )
  expect(fetches).toBe(0)
  await comeNear()
  await userEvent.hover(screen.getByRole('button'))
  expect(fetches).toBe(1)
  expect(kit.isOpen()).toBe(false)
})

test('a press that is not answered at once turns the ring, until the modal is there', async () => {
  vi.useFakeTimers()
  const { kit } = createTestWorld()
  let arrive = () => {}
  const handle = createHandle(
    kit,
    () => new Promise((_, reject) => (arrive = () => reject(new Error('offline')))),
    {
      nonce: undefined,
      container: null,
    },
  )
  const { container } = render(
    <HandleContext.Provider value={handle}>
      <ConnectButton />
    </HandleContext.Provider>,
  )
  const button = screen.getByRole('button')
  const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  fireEvent.click(button)
  await later(199)
  expect(button.getAttribute('aria-busy')).toBeNull()
  await later(1)
  expect(button.getAttribute('aria-busy')).toBe('true')
  expect(container.querySelector('.lk-button-ring')).not.toBeNull()
  expect(text()).toBe('Connect wallet')
  arrive() // the first fetch
  await later(0)
  arrive() // and the one that is tried after it
  await later(0)
  expect(button.getAttribute('aria-busy')).toBeNull()
  expect(container.querySelector('.lk-button-ring')).toBeNull()
})

test('only a button that the page gave no look of its own is held against the page', () => {
  const world = createTestWorld()
  const { rerender } = draw(world, <ConnectButton />)
  expect(screen.getByRole('button').dataset.plain).toBe('true')
  rerender(
    <KitProvider kit={world.kit}>
      <ConnectButton className="mine" />
    </KitProvider>,
  )
  expect(screen.getByRole('button').dataset.plain).toBeUndefined()
})

test('it carries the theme of the kit and speaks the language of the provider', () => {
  const { kit } = createTestWorld({
    themeMode: 'dark',
    themeVariables: { '--w3m-accent': '#c3252f' },
  })
  render(
    <KitProvider kit={kit} words={de}>
      <ConnectButton />
    </KitProvider>,
  )
  const button = screen.getByRole('button', { name: 'Wallet verbinden' })
  expect(button.dataset.theme).toBe('dark')
  expect(button.style.getPropertyValue('--latchkit-accent')).toBe('#c3252f')
})

test('a page may draw it itself', async () => {
  const world = createTestWorld()
  draw(
    world,
    <ConnectButton>
      {({ step, open }) => <input type="submit" value={step} onClick={open} />}
    </ConnectButton>,
  )
  expect(screen.getAllByRole('button')).toHaveLength(1)
  await userEvent.click(screen.getByDisplayValue('disconnected'))
  await waitFor(() => expect(world.kit.isOpen()).toBe(true))
})

test('the network button has the name of the network and opens the list', async () => {
  const world = createTestWorld()
  draw(world, <NetworkButton />)
  expect(text()).toContain('Meadow')
  await userEvent.click(screen.getByRole('button'))
  await waitFor(() => expect(world.kit.store.getSnapshot().router.entry.view).toBe('Networks'))
})

test.each([
  [{}, 'Switch network'],
  [{ allowUnsupportedChain: true }, 'Unknown Network'],
])('on a network that is not of the page, with %o, it says %s', async (options, label) => {
  const world = await connectedWorld(options, undefined, foreignNetwork())
  draw(world, <NetworkButton />)
  expect(text()).toBe(label)
  expect(screen.getByRole('button').dataset.state).toBe('unsupported')
})

test('the account button is there while somebody is connected, and opens the account', async () => {
  const world = createTestWorld()
  const { unmount } = draw(world, <AccountButton />)
  expect(screen.queryByRole('button')).toBeNull()
  unmount()
  const connected = await connectedWorld()
  draw(connected, <AccountButton />)
  await userEvent.click(screen.getByRole('button', { name: 'Open account, 0x00…7705Fa' }))
  await waitFor(() => expect(connected.kit.store.getSnapshot().router.entry.view).toBe('Account'))
})

test('with a namespace a button is about that one, and opens the modal for it', async () => {
  const world = createFamilies()
  await connectIn(world, 'bip122')
  await connectIn(world, 'eip155')
  render(
    <KitProvider kit={world.kit}>
      <ConnectButton namespace="solana" />
      <AccountButton namespace="bip122" />
      <NetworkButton namespace="bip122" />
    </KitProvider>,
  )
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Connect wallet',
    'bc1q…wf5mdq',
    'VVault',
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Connect wallet' }))
  const { modal, router } = world.kit.store.getSnapshot()
  expect([modal.namespace, router.entry.view]).toEqual(['solana', 'Connect'])
  act(() => world.kit.close())
  await userEvent.click(screen.getByRole('button', { name: 'Vault' }))
  expect(world.kit.store.getSnapshot().modal.namespace).toBe('bip122')
  expect(world.kit.store.getSnapshot().router.entry.view).toBe('Networks')
})
