import { type Kit, textOf } from '@latchkit/core'
import { verifyMessage } from '@latchkit/sandbox/verify'
import { element } from './element.ts'
import { createPanel } from './panel.ts'

/** A page's own request to the connected wallet, checked as a server would. */
export function signPanel(kit: Kit): HTMLElement {
  const { element: panel, show } = createPanel('sign', 'Sign a message')
  const message = element('textarea', { id: 'message', rows: 2, value: 'Hello from a page without a framework' })
  const sign = element('button', { id: 'sign-it', type: 'submit', className: 'primary' }, 'Sign')
  const form = element('form', {}, element('label', { className: 'field' }, 'Message', message), sign)
  const ask = async (address: string) => {
    show(['Approve in your wallet.'], form)
    try {
      const signature = await kit.signMessage(message.value, 'eip155')
      const genuine = await verifyMessage({ namespace: 'eip155', address, publicKey: null, message: message.value, signature })
      show([genuine ? 'Signature verified.' : 'The signature is not by this account.'], form, element('code', {}, signature))
    } catch (error) {
      show([error instanceof Error ? error.message : textOf('kit/unknown'), '.'], form)
    }
  }
  kit.watch(
    ({ accounts: { eip155 } }) => (eip155?.status === 'connected' ? eip155.address : null),
    (address) => {
      sign.disabled = address === null
      form.onsubmit = (event) => {
        event.preventDefault()
        if (address !== null) void ask(address)
      }
      show([address === null ? 'Connect first, then sign.' : 'The wallet shows it before it signs.'], form)
    },
  )
  return panel
}
