import type {
  RemoteRequest,
  RemoteWallet,
  RemoteWalletState,
} from '@latchkit/sandbox/remote-wallet'
import { expect } from 'vitest'
import { connectButton, dialog, knows, openModal } from './demo.ts'
import { readCode } from './qr.ts'
import type { RemoteVisitor } from './remote-journey.ts'

/** Waits until the phone has what `read` looks for. */
export async function onPhone<T>(
  phone: RemoteWallet,
  read: (state: RemoteWalletState) => T | null | undefined,
): Promise<T> {
  const look = () => read(phone.state.get()) ?? null
  await expect.poll(look, { interval: 20 }).not.toBeNull()
  const found = look()
  if (found === null) throw new Error('The phone has it no longer.')
  return found
}

/** The next thing the phone is asked by a page it is connected to. */
export const requested = (phone: RemoteWallet, method: string): Promise<RemoteRequest> =>
  onPhone(phone, ({ requests }) => requests.find((one) => one.method === method))

/** From the page's button to the code that any wallet can scan; what it says. */
export async function showCode(visitor: Pick<RemoteVisitor, 'page'>): Promise<string> {
  await openModal(visitor)
  await dialog(visitor.page).getByRole('button', { name: 'WalletConnect' }).click()
  return readCode(visitor.page)
}

/** From the page's button to a phone that is connected. */
export async function connectPhone(visitor: RemoteVisitor, phone: RemoteWallet): Promise<void> {
  await phone.pair(await showCode(visitor))
  await knows(visitor.page, 'Status', 'connected')
  await dialog(visitor.page).waitFor({ state: 'hidden' })
  await connectButton(visitor.page).getByText('ETH').waitFor()
}
