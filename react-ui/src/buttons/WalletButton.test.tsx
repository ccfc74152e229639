import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { KitProvider } from '../kit/KitProvider.tsx'
import { createTestWorld } from '../testing/world.ts'
import { WalletButton } from './WalletButton.tsx'

afterEach(cleanup)

const shown = ({ kit }: ReturnType<typeof createTestWorld>) => kit.store.getSnapshot().router.entry

async function draw(
  walletId: string,
  world = createTestWorld({
    customWallets: [{ id: 'lumen', name: 'Lumen', mobile_link: 'lumen://' }],
  }),
) {
  render(
    <KitProvider kit={world.kit}>
      <WalletButton walletId={walletId} />
    </KitProvider>,
  )
  await act(() => world.kit.ready())
  return world
}

test('it has the name of its wallet and opens the modal on it', async () => {
  const world = await draw('lumen')
  await userEvent.click(await screen.findByRole('button', { name: 'Lumen' }))
  await waitFor(() => expect(shown(world).view).toBe('ConnectingWalletConnect'))
  expect(shown(world).data).toMatchObject({ walletId: 'lumen', wallet: { name: 'Lumen' } })
})

test('a wallet of which nothing is known yet can be asked for all the same', async () => {
  const world = await draw('stranger')
  await userEvent.click(screen.getByRole('button', { name: 'Connect wallet' }))
  await waitFor(() =>
    expect(shown(world)).toMatchObject({
      view: 'ConnectingWalletConnect',
      data: { walletId: 'stranger', wallet: null },
    }),
  )
})

test('it can be drawn by the page', async () => {
  const { kit } = createTestWorld({ customWallets: [{ id: 'lumen', name: 'Lumen' }] })
  render(
    <KitProvider kit={kit}>
      <WalletButton walletId="lumen">
        {({ step, name }) => <span>{`${step}: ${name}`}</span>}
      </WalletButton>
    </KitProvider>,
  )
  expect(await screen.findByText('known: Lumen')).toBeTruthy()
})
