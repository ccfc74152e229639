import type {
  RemoteRequest,
  RemoteWallet,
  RemoteWalletState,
} from '@latchkit/sandbox/remote-wallet'
import { expect } from 'vitest'
import { connectButton, dialog, expectState, openModal } from './demo.ts'
import { readCode } from './qr.ts'
import type { RemoteVisitor } from './remote-journey.ts'

/** Polls the phone until `read` returns a value. */
export async function onPhone<T>(
  phone: RemoteWallet,
  read: (state: RemoteWalletState) => T | null | undefined,
): Promise<T> {
  const look = () => read(phone.state.get()) ?? null
  await expect.poll(look, { interval: 20 }).not.toBeNull()
  const found = look()
  if (found === null) throw new Error('The phone removed the value after it was polled.')
  return found
}

/** Waits for the next request that the phone receives from a connected page. */
export const nextRequest = (phone: RemoteWallet, method: string): Promise<RemoteRequest> =>
  onPhone(phone, ({ requests }) => requests.find((one) => one.method === method))

/** Opens the QR code for any wallet and returns its pairing URI. */
export async function showCode(visitor: Pick<RemoteVisitor, 'page'>): Promise<string> {
  await openModal(visitor)
  await dialog(visitor.page).getByRole('button', { name: 'WalletConnect' }).click()
  return readCode(visitor.page)
}

/** Connects a phone through the QR code. */
export async function connectPhone(visitor: RemoteVisitor, phone: RemoteWallet): Promise<void> {
  await phone.pair(await showCode(visitor))
  await expectState(visitor.page, 'Status', 'connected')
  await dialog(visitor.page).waitFor({ state: 'hidden' })
  await connectButton(visitor.page).getByText('ETH').waitFor()
}
