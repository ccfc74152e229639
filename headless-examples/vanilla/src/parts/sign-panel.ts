import type { Kit } from '@latchkit/core'
import { verifyMessage } from '@latchkit/sandbox/verify'
import { element } from './element.ts'
import { createPanel } from './panel.ts'
import { why } from './why.ts'

/** A page's own request to the connected wallet, checked as a server would. */
export function signPanel(kit: Kit): HTMLElement {
  const { element: panel, show } = createPanel('sign', 'Sign a message')
  const message = element('textarea', {
    id: 'message',
    rows: 2,
    value: 'Hello from a page without a framework',
  })
  const sign = element('button', { id: 'sign-it', type: 'submit', className: 'primary' }, 'Sign')
  const form = element(
    'form',
    {},
    element('label', { className: 'field' }, 'Message', message),
    sign,
  )
  const ask = async (address: string) => {
    const asked = message.value
    sign.disabled = true
    show(['Approve in your wallet.'], form)
    try {
      const signature = await kit.signMessage(asked, 'eip155')
      const genuine = await verifyMessage({
        namespace: 'eip155',
        address,
        publicKey: null,
        message: asked,
        signature,
      })
      show(
        [genuine ? 'Signature verified.' : 'The signature is not by this account.'],
        form,
        element('code', {}, signature),
      )
    } catch (error) {
      show([why(error)], form)
    } finally {
      sign.disabled = kit.getAccount('eip155').status !== 'connected'
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
      show(
        [address === null ? 'Connect first, then sign.' : 'The wallet shows it before it signs.'],
        form,
      )
    },
  )
  return panel
}
