import type { CaipNetworkId, KitOptions } from '@latchkit/core'
import { act, render, screen, waitFor } from '@testing-library/react'
import { KitProvider } from '../kit/KitProvider.tsx'
import type { Slots } from '../kit/SlotsContext.ts'
import { Modal } from '../modal/Modal.tsx'
import { address, createTestEnvironment } from './environment.ts'

export type TestEnvironment = ReturnType<typeof createTestEnvironment>

/**
 * Renders the modal without transitions, opens it and calls `navigate`. Resolves with the dialog.
 */
export async function showModal(
  { kit }: Pick<TestEnvironment, 'kit'>,
  navigate: (kit: TestEnvironment['kit']) => void = () => {},
  slots: Slots = {},
): Promise<HTMLElement> {
  render(
    <KitProvider kit={kit}>
      <Modal duration={0} slots={slots} />
    </KitProvider>,
  )
  await act(async () => {
    await kit.ready()
    await kit.open()
    navigate(kit)
  })
  return screen.findByRole('dialog')
}

/**
 * Creates an environment with a connected wallet that shares `accounts` and is on `network` (null:
 * the first configured one). The modal is closed. `prepare` runs before the wallet is requested.
 */
export async function createConnectedEnvironment(
  options: Partial<KitOptions> = {},
  accounts: readonly string[] = [address],
  network: CaipNetworkId | null = null,
  prepare: (environment: TestEnvironment) => void = () => {},
): Promise<TestEnvironment> {
  const environment = createTestEnvironment(options)
  prepare(environment)
  await act(async () => {
    await environment.kit.ready()
    await environment.kit.open()
    environment.kit.modal.push('ConnectingExternal', { connectorId: 'fox' })
  })
  await waitFor(() => last(environment.adapter.calls.connect))
  await act(async () =>
    last(environment.adapter.calls.connect).resolve(
      grantedConnection(environment, accounts, network),
    ),
  )
  await waitFor(() => {
    if (environment.kit.account.get().status !== 'connected')
      throw new Error('The kit is not connected')
  })
  act(() => environment.clock.advance(1_000))
  // balances are not read on unconfigured networks (fault K4)
  if (network === null) await waitFor(() => last(environment.adapter.calls.balance))
  return environment
}

/**
 * A connection with `accounts`, of which the first is active. `network` null: the first configured
 * one.
 */
export function grantedConnection(
  { kit }: TestEnvironment,
  accounts: readonly string[],
  network: CaipNetworkId | null = null,
) {
  const first = accounts[0] ?? address
  const caipNetworkId = network ?? last(kit.network.get().networks.slice(0, 1)).caipNetworkId
  return {
    namespace: 'eip155',
    connectorId: 'fox',
    address: first,
    accounts: accounts.map((account) => ({ address: account, type: 'eoa' as const })),
    caipNetworkId,
  }
}

/** The id of a network that no test environment configures. */
export function unconfiguredNetwork(): CaipNetworkId {
  const { kit } = createTestEnvironment({
    id: 'other',
    networks: [
      {
        id: 56,
        name: 'Other',
        nativeCurrency: { name: 'Coin', symbol: 'COIN', decimals: 18 },
        rpcUrls: { default: { http: ['https://other.example'] } },
      },
    ],
  })
  const { caipNetworkId } = last(kit.network.get().networks)
  kit.stop()
  return caipNetworkId
}

/** The last item of a list, for example the latest request. Throws if the list is empty. */
export function last<T>(list: readonly T[]): T {
  const item = list.at(-1)
  if (item === undefined) throw new Error('The list is empty')
  return item
}

/** The text of each button inside an element, without what is hidden from screen readers. */
export const buttonTexts = (container: HTMLElement): (string | null)[] =>
  [...container.querySelectorAll('button')].map((button) => {
    const copy = document.createElement('div')
    copy.append(...[...button.childNodes].map((node) => node.cloneNode(true)))
    for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove()
    return copy.textContent
  })
