import type { AccountState, Namespace } from '@latchkit/core'
import { lazy } from '@latchkit/core/internal'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef, type ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { KitContext } from '../kit/KitContext.ts'
import { KitProvider } from '../kit/KitProvider.tsx'
import { de } from '../locales/de.generated.ts'
import { Modal } from '../modal/Modal.tsx'
import { dialogLoader } from '../modal/useDialogLoader.ts'
import { createTestContext } from '../testing/context.ts'
import { address, createTestEnvironment, storedConnection } from '../testing/environment.ts'
import { createConnectedEnvironment, last, unconfiguredNetwork } from '../testing/modal.tsx'
import { connectNamespace, createMultiNamespaceEnvironment } from '../testing/multi-namespace.ts'
import { meadow } from '../testing/send.ts'
import { AccountButton } from './AccountButton.tsx'
import { ConnectButton } from './ConnectButton.tsx'
import { connectButtonParts, connectButtonView } from './connectButtonView.ts'
import { NetworkButton } from './NetworkButton.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

type Environment = ReturnType<typeof createTestEnvironment>
const renderButton = ({ kit }: Environment, button: ReactNode) =>
  render(<KitProvider kit={kit}>{button}</KitProvider>)
const buttonText = () => screen.getByRole('button').textContent

test('ConnectButton shows the steps of connecting, then address and balance', async () => {
  const env = createTestEnvironment()
  renderButton(env, <ConnectButton />)
  expect(buttonText()).toBe('Connect wallet')
  await act(async () => {
    await env.kit.open()
    env.kit.modal.push('ConnectingExternal', { connectorId: 'fox' })
  })
  await waitFor(() => expect(buttonText()).toBe('Connecting'))
  const { caipNetworkId } = last(env.kit.network.get().networks.slice(0, 1))
  const address = '0x742d35Cc6634C0532925a3b844Bc454e4438f44e'
  await waitFor(() => last(env.adapter.calls.connect))
  await act(async () =>
    last(env.adapter.calls.connect).resolve({
      namespace: 'eip155',
      connectorId: 'fox',
      address,
      accounts: [{ address, type: 'eoa' }],
      caipNetworkId,
    }),
  )
  await waitFor(() => expect(buttonText()).toBe('0x74…38f44e'))
  await waitFor(() => last(env.adapter.calls.balance))
  await act(async () =>
    last(env.adapter.calls.balance).resolve({
      value: '1234500000000000000000',
      decimals: 18,
      symbol: 'ETH',
    }),
  )
  await waitFor(() => expect(buttonText()).toBe('0x74…38f44e1,234.5 ETH'))
})

test('ConnectButton and AccountButton show the name of the account instead of its address', async () => {
  const env = await createConnectedEnvironment()
  env.kit.account.setLabel(address, 'alice.example')
  renderButton(
    env,
    <>
      <ConnectButton />
      <AccountButton />
    </>,
  )
  const [connect, account] = screen.getAllByRole('button')
  expect(connect?.textContent).toBe('alice.example')
  expect(account?.textContent).toBe('alice.example')
  expect(account?.getAttribute('aria-label')).toBe('Open account, alice.example')
})

test('connectButtonView contains name and avatar of the name service once they are known', async () => {
  const { kit } = await createConnectedEnvironment()
  const parts = connectButtonParts()(kit.state.getSnapshot())
  const opener = createTestContext(kit).opener
  expect(connectButtonView(parts, { opener })).toMatchObject({ name: null, avatar: null })
  const identity = { name: 'alice.example', avatar: 'https://example.com/alice.png' }
  const account = parts.account && { ...parts.account, identity }
  expect(connectButtonView({ ...parts, account }, { opener })).toMatchObject(identity)
})

test.each([
  ['the e-mail address', null, 'ann@mail.example', null],
  ['the name at the social provider', 'ann#0', null, 'discord'],
] as const)(
  'connectButtonView contains %s of the user of the embedded wallet unless the account has a name',
  async (_case, userName, email, socialProvider) => {
    const { kit } = await createConnectedEnvironment()
    const parts = connectButtonParts()(kit.state.getSnapshot())
    const opener = createTestContext(kit).opener
    const { account } = parts
    if (account?.status !== 'connected') throw new Error('No account is connected')
    const user = {
      email,
      userName,
      address,
      caipNetworkId: meadow.caipNetworkId,
      accounts: account.accounts,
      preferredAccountType: null,
      smartAccountDeployed: null,
    } as const
    const embedded = { user, socialProvider, smartAccountNetworks: [] }
    const nameOf = (changes: Partial<AccountState>) => {
      const view = connectButtonView(
        { ...parts, embedded, account: { ...account, ...changes } },
        { opener },
      )
      return view.step === 'connected' ? view.name : view.step
    }
    const connectorId = 'ID_AUTH'
    expect(nameOf({ connectorId })).toBe(email ?? 'ann#')
    expect(nameOf({ connectorId, addressLabels: { [address]: 'Savings' } })).toBe('Savings')
    expect(nameOf({})).toBeNull()
  },
)

test('ConnectButton shows "Connecting" while a stored connection is restored', () => {
  const env = createTestEnvironment({}, { stored: storedConnection })
  renderButton(env, <ConnectButton />)
  expect(buttonText()).toBe('Connecting')
  expect(screen.getByRole('button').dataset.state).toBe('reconnecting')
})

test('ConnectButton opens the modal unless onClick prevents it, and passes on class, style and ref', async () => {
  const env = createTestEnvironment()
  const ref = createRef<HTMLButtonElement>()
  let clicks = 0
  renderButton(
    env,
    <ConnectButton
      ref={ref}
      className="custom"
      style={{ order: 2 }}
      onClick={(event) => {
        clicks += 1
        if (clicks === 1) event.preventDefault()
      }}
    />,
  )
  expect(ref.current).toBe(screen.getByRole('button'))
  expect(ref.current?.className).toContain('custom')
  expect(ref.current?.style.order).toBe('2')
  await userEvent.click(screen.getByRole('button'))
  expect(env.kit.state.getSnapshot().modal.phase).not.toBe('open')
  await userEvent.click(screen.getByRole('button'))
  await waitFor(() => expect(env.kit.state.getSnapshot().modal.phase).toBe('open'))
})

test.each([
  ['hover', () => userEvent.hover(screen.getByRole('button'))],
  ['keyboard focus', () => userEvent.tab()],
])(
  'ConnectButton loads the code of the modal once on %s, without opening the modal',
  async (_, moveToButton) => {
    const { kit } = createTestEnvironment()
    let loads = 0
    const context = createTestContext(kit)
    context.loaderOf(dialogLoader, () =>
      lazy(() => {
        loads += 1
        return new Promise(() => {})
      }),
    )
    render(
      <KitContext.Provider value={context}>
        <ConnectButton />
        <Modal />
      </KitContext.Provider>,
    )
    expect(loads).toBe(0)
    await moveToButton()
    await userEvent.hover(screen.getByRole('button'))
    expect(loads).toBe(1)
    expect(kit.state.getSnapshot().modal.phase).not.toBe('open')
  },
)

test('ConnectButton shows a spinner 200 ms after a click until loading the modal has failed', async () => {
  vi.useFakeTimers()
  const { kit } = createTestEnvironment()
  let failLoad = () => {}
  const context = createTestContext(kit)
  context.loaderOf(dialogLoader, () =>
    lazy(() => new Promise((_, reject) => (failLoad = () => reject(new Error('offline'))))),
  )
  const { container } = render(
    <KitContext.Provider value={context}>
      <ConnectButton />
    </KitContext.Provider>,
  )
  const button = screen.getByRole('button')
  const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  fireEvent.click(button)
  await advance(199)
  expect(button.getAttribute('aria-busy')).toBeNull()
  await advance(1)
  expect(button.getAttribute('aria-busy')).toBe('true')
  expect(container.querySelector('.lk-button-spinner')).not.toBeNull()
  expect(buttonText()).toBe('Connect wallet')
  failLoad()
  await advance(0)
  failLoad() // fails the automatic retry
  await advance(0)
  expect(button.getAttribute('aria-busy')).toBeNull()
  expect(container.querySelector('.lk-button-spinner')).toBeNull()
})

test("ConnectButton has data-plain, which overrides the page's button styles, unless it has a class of the page", () => {
  const env = createTestEnvironment()
  const { rerender } = renderButton(env, <ConnectButton />)
  expect(screen.getByRole('button').dataset.plain).toBe('true')
  rerender(
    <KitProvider kit={env.kit}>
      <ConnectButton className="custom" />
    </KitProvider>,
  )
  expect(screen.getByRole('button').dataset.plain).toBeUndefined()
})

test('ConnectButton uses the theme of the kit and the locale of the provider', () => {
  const { kit } = createTestEnvironment({
    themeMode: 'dark',
    themeVariables: { '--w3m-accent': '#c3252f' },
  })
  render(
    <KitProvider kit={kit} locale={de}>
      <ConnectButton />
    </KitProvider>,
  )
  const button = screen.getByRole('button', { name: 'Wallet verbinden' })
  expect(button.dataset.theme).toBe('dark')
  expect(button.style.getPropertyValue('--latchkit-accent')).toBe('#c3252f')
})

test('ConnectButton renders its view with a child function', async () => {
  const env = createTestEnvironment()
  renderButton(
    env,
    <ConnectButton>
      {({ step, open }) => <input type="submit" value={step} onClick={open} />}
    </ConnectButton>,
  )
  expect(screen.getAllByRole('button')).toHaveLength(1)
  await userEvent.click(screen.getByDisplayValue('disconnected'))
  await waitFor(() => expect(env.kit.state.getSnapshot().modal.phase).toBe('open'))
})

test('ConnectButton and NetworkButton show the label of the page while nothing is connected', async () => {
  const env = createTestEnvironment()
  const { unmount } = renderButton(env, <ConnectButton label="Sign up" />)
  expect(buttonText()).toBe('Sign up')
  unmount()
  await env.kit.load()
  renderButton(env, <NetworkButton label="Pick a network" />)
  expect(buttonText()).not.toBe('Pick a network')
  for (const { id } of env.kit.network.get().networks)
    await act(async () => env.kit.network.remove('eip155', id))
  await waitFor(() => expect(buttonText()).toBe('Pick a network'))
})

test('NetworkButton shows the active network and opens the list of networks', async () => {
  const env = createTestEnvironment()
  renderButton(env, <NetworkButton />)
  expect(buttonText()).toContain('Meadow')
  await userEvent.click(screen.getByRole('button'))
  await waitFor(() => expect(env.kit.state.getSnapshot().router.entry.view).toBe('Networks'))
})

test.each([
  [{}, 'Switch network'],
  [{ allowUnsupportedChain: true }, 'Unknown Network'],
])('NetworkButton on an unconfigured network with %o shows %s', async (options, label) => {
  const env = await createConnectedEnvironment(options, undefined, unconfiguredNetwork())
  renderButton(env, <NetworkButton />)
  expect(buttonText()).toBe(label)
  expect(screen.getByRole('button').dataset.state).toBe('unsupported')
})

test('AccountButton renders only with a connected wallet and opens the account', async () => {
  const env = createTestEnvironment()
  const { unmount } = renderButton(env, <AccountButton />)
  expect(screen.queryByRole('button')).toBeNull()
  unmount()
  const connected = await createConnectedEnvironment()
  renderButton(connected, <AccountButton />)
  await userEvent.click(screen.getByRole('button', { name: 'Open account, 0x00…7705Fa' }))
  await waitFor(() => expect(connected.kit.state.getSnapshot().router.entry.view).toBe('Account'))
})

test('ConnectButton, AccountButton and NetworkButton with a namespace show its account and network and open the modal for it', async () => {
  const env = createMultiNamespaceEnvironment()
  await connectNamespace(env, 'bip122')
  await connectNamespace(env, 'eip155')
  render(
    <KitProvider kit={env.kit}>
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
  const { modal, router } = env.kit.state.getSnapshot()
  expect([modal.namespace, router.entry.view]).toEqual(['solana', 'Connect'])
  act(() => env.kit.close())
  await userEvent.click(screen.getByRole('button', { name: 'Vault' }))
  expect(env.kit.state.getSnapshot().modal.namespace).toBe('bip122')
  expect(env.kit.state.getSnapshot().router.entry.view).toBe('Networks')
})

test('ConnectButton logs the error if the modal cannot be opened', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const ton: Namespace = 'ton'
  renderButton(createTestEnvironment(), <ConnectButton namespace={ton} />)
  await userEvent.click(screen.getByRole('button'))
  await waitFor(() =>
    expect(log.mock.calls).toEqual([
      [
        '[latchkit] The modal could not be opened',
        expect.objectContaining({ code: 'adapter/not-found' }),
      ],
    ]),
  )
  log.mockRestore()
})
