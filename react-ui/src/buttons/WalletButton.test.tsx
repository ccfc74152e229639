import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { KitProvider } from '../kit/KitProvider.tsx'
import { createTestEnvironment } from '../testing/environment.ts'
import { renderWithKit } from '../testing/render.tsx'
import { WalletButton } from './WalletButton.tsx'

const currentEntry = ({ kit }: ReturnType<typeof createTestEnvironment>) =>
  kit.state.getSnapshot().router.entry

async function renderButton(
  walletId: string,
  env = createTestEnvironment({
    customWallets: [{ id: 'lumen', name: 'Lumen', mobile_link: 'lumen://' }],
  }),
) {
  renderWithKit(env.kit, <WalletButton walletId={walletId} />)
  await act(() => env.kit.ready())
  return env
}

test('WalletButton shows the name of its wallet and opens the modal on it', async () => {
  const env = await renderButton('lumen')
  await userEvent.click(await screen.findByRole('button', { name: 'Lumen' }))
  await waitFor(() => expect(currentEntry(env).view).toBe('ConnectingWalletConnect'))
  expect(currentEntry(env).data).toMatchObject({ walletId: 'lumen', wallet: { name: 'Lumen' } })
})

test('WalletButton shows the name of a custom wallet in its first render', () => {
  const { kit } = createTestEnvironment({ customWallets: [{ id: 'lumen', name: 'Lumen' }] })
  const html = renderToString(
    <KitProvider kit={kit}>
      <WalletButton walletId="lumen" />
    </KitProvider>,
  )
  expect(html).toContain('Lumen')
})

test('WalletButton for a wallet that no list contains yet opens the modal on its id', async () => {
  const env = await renderButton('unlisted')
  await userEvent.click(screen.getByRole('button', { name: 'Connect wallet' }))
  await waitFor(() =>
    expect(currentEntry(env)).toMatchObject({
      view: 'ConnectingWalletConnect',
      data: { walletId: 'unlisted', wallet: null },
    }),
  )
})

test('WalletButton renders its view with a child function', async () => {
  const { kit } = createTestEnvironment({ customWallets: [{ id: 'lumen', name: 'Lumen' }] })
  renderWithKit(
    kit,
    <WalletButton walletId="lumen">
      {({ step, name }) => <span>{`${step}: ${name}`}</span>}
    </WalletButton>,
  )
  expect(await screen.findByText('known: Lumen')).toBeTruthy()
})
