import type { CaipNetworkId, KitOptions } from '@latchkit/core'
import { act, render, screen, waitFor } from '@testing-library/react'
import { KitProvider } from '../kit/KitProvider.tsx'
import { Modal } from '../modal/Modal.tsx'
import { address, createTestWorld } from './world.ts'

export type TestWorld = ReturnType<typeof createTestWorld>

/** The modal of a real kit, open at the page that `go` leads to; views move at once. */
export async function showModal(
  world: Pick<TestWorld, 'kit'>,
  go: (kit: TestWorld['kit']) => void = () => {},
): Promise<HTMLElement> {
  render(
    <KitProvider kit={world.kit}>
      <Modal duration={0} />
    </KitProvider>,
  )
  await act(async () => {
    await world.kit.ready()
    await world.kit.open()
    go(world.kit)
  })
  return screen.findByRole('dialog', {}, { timeout: 10_000 })
}

/** A world whose visitor is connected, with these accounts and on this network (the first one when null). The modal is closed. `before`: what is so before anybody is asked. */
export async function connectedWorld(
  options: Partial<KitOptions> = {},
  accounts: readonly string[] = [address],
  network: CaipNetworkId | null = null,
  before: (world: TestWorld) => void = () => {},
): Promise<TestWorld> {
  const world = createTestWorld(options)
  before(world)
  await act(async () => {
    await world.kit.ready()
    await world.kit.open()
    world.kit.navigate.push('ConnectingExternal', { connectorId: 'fox' })
  })
  await waitFor(() => last(world.adapter.calls.connect))
  await act(async () => last(world.adapter.calls.connect).resolve(grant(world, accounts, network)))
  await waitFor(() => {
    if (!world.kit.getIsConnectedState()) throw new Error('not connected yet')
  })
  act(() => world.clock.advance(1_000))
  return world
}

/** What the wallet grants. */
export function grant(
  { kit }: TestWorld,
  accounts: readonly string[],
  network: CaipNetworkId | null = null,
) {
  const first = accounts[0] ?? address
  const caipNetworkId = network ?? last(kit.getCaipNetworks().slice(0, 1)).caipNetworkId
  return {
    namespace: 'eip155',
    connectorId: 'fox',
    address: first,
    accounts: accounts.map((one) => ({ address: one, type: 'eoa' as const })),
    caipNetworkId,
  }
}

/** A network that no test world has configured. */
export function foreignNetwork(): CaipNetworkId {
  const { kit } = createTestWorld({
    id: 'elsewhere',
    networks: [
      {
        id: 56,
        name: 'Elsewhere',
        nativeCurrency: { name: 'Coin', symbol: 'COIN', decimals: 18 },
        rpcUrls: { default: { http: ['https://elsewhere.example'] } },
      },
    ],
  })
  const { caipNetworkId } = last(kit.getCaipNetworks())
  kit.stop()
  return caipNetworkId
}

/** The last of a list, such as the request made last; throws while there is none. */
export function last<T>(list: readonly T[]): T {
  const found = list.at(-1)
  if (found === undefined) throw new Error('There is none')
  return found
}

/** What is read of each control in a list: pictures left out. */
export const spoken = (list: HTMLElement): (string | null)[] =>
  [...list.querySelectorAll('button')].map((button) => {
    const copy = document.createElement('div')
    copy.append(...[...button.childNodes].map((node) => node.cloneNode(true)))
    for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove()
    return copy.textContent
  })
