import type {
  RemoteRequest,
  RemoteWallet,
  RemoteWalletState,
} from '@latchkit/sandbox/remote-wallet'
import { expect } from 'vitest'
import { connectButton, dialog, expectState, openModal } from './demo.ts'
import { readCode } from './qr.ts'
import type { RemoteVisitor } from './remote-journey.ts'

/** Polls the state of the phone until `read` returns a value other than null, and returns it. */
export async function pollPhone<T>(
  phone: RemoteWallet,
  read: (state: RemoteWalletState) => T | null | undefined,
): Promise<T> {
  const readState = () => read(phone.state.get()) ?? null
  await expect.poll(readState, { interval: 20 }).not.toBeNull()
  const value = readState()
  if (value === null)
    throw new Error('The value was removed from the state of the phone after it was polled')
  return value
}

/** Waits until the phone has a pending request with this method, and returns it. */
export const nextRequest = (phone: RemoteWallet, method: string): Promise<RemoteRequest> =>
  pollPhone(phone, ({ requests }) => requests.find((request) => request.method === method))

/** Opens the QR code of the WalletConnect row and returns its pairing URI. */
export async function showCode(visitor: Pick<RemoteVisitor, 'page'>): Promise<string> {
  await openModal(visitor)
  await dialog(visitor.page).getByRole('button', { name: 'WalletConnect QR code' }).click()
  return readCode(visitor.page)
}

/** Connects a phone through the QR code. */
export async function connectPhone(visitor: RemoteVisitor, phone: RemoteWallet): Promise<void> {
  await phone.pair(await showCode(visitor))
  await expectState(visitor.page, 'Status', 'connected')
  await dialog(visitor.page).waitFor({ state: 'hidden' })
  await connectButton(visitor.page).getByText('ETH').waitFor()
}
